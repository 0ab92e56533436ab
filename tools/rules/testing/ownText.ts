import type { EditionId } from '../../../engine/citation/editions.ts';
import { keysAt, numbersIn } from '../../../engine/citation/ruleIndex.ts';
import { en } from '../../../site/i18n/en/index.ts';

/** A rule of a made-up text: its number, and words of our own. */
export interface OwnRule {
  readonly number: string;
  readonly words: string;
}

/** The edition by whose numbers the texts are made up, whatever comes after it. */
export const LOOKED_UP: EditionId = '2026-09-25';

/** What we say of each rule that is cited, under its number there: a rules text of which we wrote every word. */
export const OWN_RULES: readonly OwnRule[] = [
  {
    number: '100.1',
    words: 'This text was made up for tests, from what this site says of the rules.',
  },
  ...numbersIn(LOOKED_UP)
    .filter((number) => number.includes('.') && number !== '100.1')
    .map((number) => ({
      number,
      words: keysAt(LOOKED_UP, number)
        .map((key) => en.rules[key] ?? spelledOut(key))
        .join(' '),
    })),
];

/** Of a rule for which there is no sentence, its key in words: `keyword.firstStrike` is about first strike. */
function spelledOut(key: string): string {
  const [room, name = ''] = key.split('.');
  return `In ${room} this is about ${name.replaceAll(/[A-Z]/g, ' $&').toLowerCase()}.`;
}

/** The day as a text says it, and the same as an ISO date. */
export interface TextDay {
  readonly said: string;
  readonly iso: string;
}

export const THEN: TextDay = { said: 'September 25, 2026', iso: LOOKED_UP };
export const NEXT: TextDay = { said: 'January 15, 2099', iso: '2099-01-15' };

/** Rules as a whole text, laid out as those that are published. */
export function textOf(rules: readonly OwnRule[], { said }: Pick<TextDay, 'said'>): string {
  const sections = [...new Set(rules.map(({ number }) => number.slice(0, 3)))];
  return [
    'Magic: The Gathering Comprehensive Rules',
    `These rules are effective as of ${said}.`,
    'Contents',
    ...sections.map((section) => `${section}. Section ${section}`),
    'Glossary',
    'Credits',
    ...sections.flatMap((section) => [
      `${section}. Section ${section}`,
      '',
      ...rules.filter(({ number }) => number.startsWith(section)).flatMap(lineOf),
    ]),
    'Glossary',
    'Word',
    'What a word means.',
    'Credits',
    'Us.',
    '',
  ].join('\n');
}

const lineOf = ({ number, words }: OwnRule): readonly string[] => [
  `${number}${/\d$/.test(number) ? '.' : ''} ${words}`,
  'Example: One that is made up.',
  '',
];

/** Rules from one number on, within its rule group or section, each one further on: `509.2` becomes `509.3`. */
export const shifted = (
  rules: readonly OwnRule[],
  section: string,
  from: number,
): readonly OwnRule[] =>
  rules.map((rule) => {
    const [, rest = '', letters = ''] = /^\d{3}\.(\d+)([a-z]*)$/.exec(rule.number) ?? [];
    return rule.number.startsWith(`${section}.`) && Number(rest) >= from
      ? { ...rule, number: `${section}.${Number(rest) + 1}${letters}` }
      : rule;
  });

/** The same, with other words under a number, or without the rule. */
export const changed = (
  rules: readonly OwnRule[],
  number: string,
  change: (words: string) => readonly OwnRule[],
): readonly OwnRule[] =>
  rules.flatMap((rule) => (rule.number === number ? change(rule.words) : [rule]));

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
