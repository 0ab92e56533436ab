import { expect, test } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { type PreviewedPage, previewTags } from './preview.ts';
import type { PageSubject } from './sharedPages.ts';
import { structured } from './structured.ts';

const site = new URL('https://judges.example');

const SUBJECTS: readonly (PageSubject | undefined)[] = [
  undefined,
  { kind: 'home' },
  { kind: 'exercise', name: 'a', level: 'Difficulty 1 of 5', topic: 'Trample', asks: ['Legal?'] },
  { kind: 'scenario', name: 'a', level: 'Difficulty 1 of 5', topic: undefined, asks: [] },
  { kind: 'mistake', name: 'a' },
  { kind: 'rule', name: '509.1b' },
  { kind: 'words', terms: [{ name: 'turn', anchor: 'turn' }] },
];

const pageOf = (subject: PageSubject | undefined, more: Partial<PreviewedPage> = {}) => ({
  language: 'it' as const,
  page: '/exercises/a/',
  title: 'A </script><b>',
  description: 'What is asked.',
  subject,
  ...more,
});

test.each(SUBJECTS)('of $kind each tag is said once, with addresses that are whole', (subject) => {
  const tags = previewTags(pageOf(subject), 'Rule 509', site);
  const names = tags.map((tag) => ('property' in tag ? tag.property : tag.name));
  const once = names.filter((name) => name !== 'og:locale:alternate');
  expect(new Set(once).size).toBe(once.length);
  const said = new Map(tags.map((tag, at) => [names[at], tag.content]));
  expect(said.get('og:url')).toBe('https://judges.example/it/exercises/a/');
  expect(said.get('og:image')).toMatch(/^https:\/\/judges\.example\/it\/share\/\w+\/[\w.]+\.png$/);
  expect(said.get('og:locale')).toBe('it_IT');
  expect(said.get('twitter:card')).toBe('summary_large_image');
});

test.each(SUBJECTS)('of $kind structured data ends no script, and is JSON', (subject) => {
  for (const language of LANGUAGES) {
    const text = structured(pageOf(subject, { language }), messagesIn(language), site);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@context']).toBe('https://schema.org');
  }
});

test('a page stands below its section, and a section below the home page', () => {
  const crumbsOf = (page: string): readonly string[] => {
    const graph = JSON.parse(structured(pageOf(undefined, { page }), messagesIn('en'), site));
    const list = graph['@graph'][0]?.itemListElement ?? [];
    return list.map(({ item }: { readonly item: string }) => item.replace(site.href, '/'));
  };
  expect(crumbsOf('/')).toEqual([]);
  expect(crumbsOf('/rules/')).toEqual(['/it/', '/it/rules/'].map((one) => one.replace('/it', '')));
  expect(crumbsOf('/exercises/a/')).toEqual(['/', '/practice/', '/exercises/a/']);
  expect(crumbsOf('/offline/')).toEqual(['/', '/offline/']);
});
