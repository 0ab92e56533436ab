// What a page is, told to programs in the words of schema.org.
import type { Messages } from '../i18n/messages.ts';
import type { PreviewedPage } from './preview.ts';
import { type PageSubject, sharedPicture, wholeAddress } from './sharedPages.ts';

type Thing = Readonly<Record<string, unknown>>;
type Words = Pick<Messages, 'language'> & {
  readonly chrome: {
    readonly site: Pick<Messages['chrome']['site'], 'name' | 'nav'>;
    readonly pages: { readonly rules: Pick<Messages['chrome']['pages']['rules'], 'title'> };
  };
};

/** The text of the script that holds it; nothing in it ends the script. */
export const structured = (page: PreviewedPage, m: Words, site: URL): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [...crumbs(page, m, site), ...thingsOf(page, m, site)],
  }).replaceAll('<', '\\u003c');

/** Under which part of the site a page stands, by the beginning of its address. */
const SECTIONS: Readonly<
  Record<string, readonly [page: string, name: keyof Words['chrome']['site']['nav']]>
> = {
  course: ['/course/', 'course'],
  editions: ['/editions/', 'editions'],
  exam: ['/practice/', 'practice'],
  exercises: ['/practice/', 'practice'],
  mistakes: ['/mistakes/', 'mistakes'],
  placement: ['/practice/', 'practice'],
  practice: ['/practice/', 'practice'],
  rules: ['/rules/', 'rules'],
  sandbox: ['/sandbox/', 'sandbox'],
  scenarios: ['/scenarios/', 'scenarios'],
  turn: ['/turn/', 'turn'],
  words: ['/rules/', 'rules'],
};

function crumbs({ page, title }: PreviewedPage, m: Words, site: URL): readonly Thing[] {
  if (page === '/') return [];
  const { name, nav } = m.chrome.site;
  const section = SECTIONS[page.split('/')[1] ?? ''];
  const places = [
    { page: '/', name },
    ...(section === undefined || section[0] === page
      ? []
      : [{ page: section[0], name: nav[section[1]] }]),
    { page, name: title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: place.name,
        item: wholeAddress(m.language, place.page, site),
      })),
    },
  ];
}

const CONTENT_LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

function thingsOf(of: PreviewedPage, m: Words, site: URL): readonly Thing[] {
  const { title, description, page, subject } = of;
  if (subject === undefined) return [];
  const url = wholeAddress(m.language, page, site);
  const named = { name: title, description, url, inLanguage: m.language };
  const taught = {
    ...named,
    image: wholeAddress(m.language, sharedPicture(subject), site),
    license: CONTENT_LICENCE,
    isAccessibleForFree: true,
  };
  switch (subject.kind) {
    case 'home':
      return [{ '@type': 'WebSite', ...named }];
    case 'exercise':
      return [{ '@type': 'Quiz', ...taught, ...asked(subject) }];
    case 'scenario':
      return [{ '@type': 'LearningResource', ...taught, ...asked(subject) }];
    case 'mistake':
      return [{ '@type': 'LearningResource', ...taught }];
    case 'rule':
      return [
        {
          '@type': 'DefinedTerm',
          ...named,
          termCode: subject.name,
          inDefinedTermSet: wholeAddress(m.language, '/rules/', site),
        },
      ];
    case 'words':
      return [
        {
          '@type': 'DefinedTermSet',
          ...named,
          hasDefinedTerm: subject.terms.map(({ name, anchor }) => ({
            '@type': 'DefinedTerm',
            name,
            url: `${url}#${anchor}`,
          })),
        },
      ];
  }
}

const asked = ({
  level,
  topic,
  asks,
}: Extract<PageSubject, { readonly level: string }>): Thing => ({
  educationalLevel: level,
  about: topic === undefined ? undefined : { '@type': 'Thing', name: topic },
  hasPart: asks.slice(0, 1).map((text) => ({ '@type': 'Question', name: text, text })),
});
