/** Dates with what stands before them: of the days of a month, two begin with a vowel, and the first is an ordinal. */
const dated = (before: string, elided: string) => (date: string) =>
  `${/^(8|11) /.test(date) ? elided : `${before} `}${date.replace(/^1 /, '1º ')}`;

/** `il 25 settembre`, `all’8 novembre`, `del 1º giugno` */
export const dateForms = {
  laData: dated('il', 'l’'),
  aData: dated('al', 'all’'),
  daData: dated('dal', 'dall’'),
  diData: dated('del', 'dell’'),
};
