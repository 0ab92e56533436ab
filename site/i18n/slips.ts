/** What must not stand in a sentence, and what it is called when it does. */
const SLIPS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a value that is not there', /undefined|\bnull\b|NaN|\[object|\$\{/],
  ['a code', /\p{Ll}\p{Lu}/u],
  ['a space too many', / {2}|^ | $| [,.;:!?)]|\( |“ | ”/],
  ['no period at its end', /[^.!?]$/],
  ['a period too many', /\.\.|[:;,]\.|\.[,;:]/],
  ['nothing', /^\.?$/],
  ['a mark that stands for a host', /[\u{E000}-\u{F8FF}]/u],
];

const PAIRS = ['()', '[]', '{}', '“”', '«»'];

/** What is wrong with a sentence as a piece of writing, each slip with `where` it stands. */
export const slipsIn = (sentence: string, where: string): readonly string[] => [
  ...SLIPS.filter(([, sign]) => sign.test(sentence)).map(
    ([what]) => `${what}: “${sentence}” in ${where}`,
  ),
  ...PAIRS.filter(
    ([open = '', close = '']) => countOf(sentence, open) !== countOf(sentence, close),
  ).map((pair) => `unclosed ${pair}: “${sentence}” in ${where}`),
];

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
