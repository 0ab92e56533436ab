/** A noun of a file of words: of one, of several, and whether it is feminine. */
export interface WrittenNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** `Scimmia;Scimmie;f`; what says no gender is masculine. */
export function nounIn(line: string): WrittenNoun {
  const [one = '', many = one, gender] = line.split(';');
  return { one, many, gender: gender === 'f' ? 'f' : 'm' };
}

/** The nouns of a file, each under its name. */
export const nounsIn = (
  lines: Readonly<Record<string, string>>,
): Readonly<Record<string, WrittenNoun>> =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, nounIn(line)]));
