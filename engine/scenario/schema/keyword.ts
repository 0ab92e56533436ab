import { filter } from '../../language/filter.ts';
import { heads, manaCost, mapping, positive, wordOf } from '../../language/form.ts';
import type { KeywordAbility } from '../../vocabulary/abilities.ts';
import {
  ACTIVATED_KEYWORDS,
  COSTED_KEYWORDS,
  KEYWORDS,
  type Keyword,
  NUMBERED_KEYWORDS,
} from '../../vocabulary/keywords.ts';
import { kebab } from '../../vocabulary/spelling.ts';

/** Keywords that stand with what they speak of: the lands of landwalk, what protection is from. */
const QUALIFIED_KEYWORDS = [
  'bandsWithOther',
  'landwalk',
  'protection',
] as const satisfies readonly Keyword[];

const WITH_MORE: ReadonlySet<Keyword> = new Set([
  ...QUALIFIED_KEYWORDS,
  ...NUMBERED_KEYWORDS,
  ...ACTIVATED_KEYWORDS,
  ...COSTED_KEYWORDS,
  'suspend',
]);

/** `menace`, `{ bushido: 1 }`, `{ suspend: 6, cost: '{R}' }`, `{ landwalk: { subtype: island } }`. */
export const keywordForms = [
  [
    'word',
    wordOf(KEYWORDS.filter((keyword) => !WITH_MORE.has(keyword))).transform(
      (keyword): KeywordAbility => ({ kind: 'keyword', keyword }),
    ),
  ] as const,
  ...NUMBERED_KEYWORDS.map((keyword) => {
    const head = kebab(keyword);
    return [
      heads(head),
      mapping({ [head]: positive }).transform(
        (form): KeywordAbility => ({ kind: 'keyword', keyword, n: form[head] ?? 1 }),
      ),
    ] as const;
  }),
  ...COSTED_KEYWORDS.map((keyword) => {
    const head = kebab(keyword);
    return [
      heads(head),
      mapping({ [head]: manaCost }).transform(
        (form): KeywordAbility => ({ kind: 'keyword', keyword, cost: form[head] ?? '' }),
      ),
    ] as const;
  }),
  [
    heads('suspend'),
    mapping({ suspend: positive, cost: manaCost }).transform(
      ({ suspend: n, cost }): KeywordAbility => ({ kind: 'keyword', keyword: 'suspend', n, cost }),
    ),
  ] as const,
  ...QUALIFIED_KEYWORDS.map((keyword) => {
    const head = kebab(keyword);
    return [
      heads(head),
      mapping({ [head]: filter }).transform(
        (form): KeywordAbility => ({ kind: 'keyword', keyword, quality: form[head] ?? {} }),
      ),
    ] as const;
  }),
];
