import { AGREEMENTS, type AgreementCode } from './nameInWords.ts';

/**
 * What a language knows of names: of a name as a whole, or else of its first word. The codes are those of agreement;
 * `-` behind one says that no article stands before it (a proper name, an infinitive), `l` that it is a feminine with
 * the article of the masculine (`el alma`).
 */
export type NameForm = AgreementCode | `${AgreementCode}-` | 'fl';

/** Written as lists for each form, so that nobody has to program to add a word. */
export interface NameLists {
  /** First words of names, by what goes with them; many a line. */
  readonly heads: { readonly [F in NameForm]?: readonly string[] };
  /** Past these, names that are used otherwise than their first word; one a line. */
  readonly names: { readonly [F in NameForm]?: readonly string[] };
}

export interface KnownForm {
  readonly as: AgreementCode;
  readonly article: 'takesOne' | 'takesNone' | 'takesMasculine';
}

/** How a name is to be used; undefined where the lists do not tell. */
export function formLookup({ heads, names }: NameLists): (name: string) => KnownForm | undefined {
  const wholes = inverted(names, (line) => [line]);
  const firsts = inverted(heads, (line) => line.split(' '));
  return (name) => {
    const [first = ''] = name.toLowerCase().split(/[\s,:]/);
    return wholes.get(name.toLowerCase()) ?? firsts.get(first);
  };
}

const inverted = (
  lists: { readonly [F in NameForm]?: readonly string[] },
  apart: (line: string) => readonly string[],
): ReadonlyMap<string, KnownForm> =>
  new Map(
    Object.entries(lists).flatMap(([form, lines]) =>
      lines.flatMap(apart).map((word) => [word.toLowerCase(), knownForm(form)] as const),
    ),
  );

function knownForm(form: string): KnownForm {
  if (form === 'fl') return { as: 'f', article: 'takesMasculine' };
  const as = AGREEMENTS.find((one) => one === form.replace('-', '')) ?? 'm';
  return { as, article: form.endsWith('-') ? 'takesNone' : 'takesOne' };
}
