import { AGREEMENTS, type AgreementCode } from './nameInWords.ts';

/**
 * What a language knows of names: of a name as a whole, or else of its first word. The codes are those of agreement;
 * `-` behind one says that no article stands before it (a proper name, an infinitive), `l` that it is a feminine with
 * the article of the masculine (`el alma`).
 */
export type NameForm = AgreementCode | `${AgreementCode}-` | 'fl';

/** Written as lists of words for each form, so that nobody has to program to add one. */
export interface NameLists {
  readonly heads: { readonly [F in NameForm]?: string };
  /** Whole names, one a line. */
  readonly names: { readonly [F in NameForm]?: string };
}

export interface KnownForm {
  readonly as: AgreementCode;
  readonly article: 'takesOne' | 'takesNone' | 'takesMasculine';
}

/** How a name is to be used; undefined where the lists do not tell. */
export function formLookup({ heads, names }: NameLists): (name: string) => KnownForm | undefined {
  const wholes = inverted(names, /\n/);
  const firsts = inverted(heads, /\s+/);
  return (name) => {
    const [first = ''] = name.toLowerCase().split(/[\s,:]/);
    return wholes.get(name.toLowerCase()) ?? firsts.get(first);
  };
}

const inverted = (
  lists: { readonly [F in NameForm]?: string },
  between: RegExp,
): ReadonlyMap<string, KnownForm> =>
  new Map(
    Object.entries(lists).flatMap(([form, words]) =>
      words
        .split(between)
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== '')
        .map((word) => [word, knownForm(form)] as const),
    ),
  );

function knownForm(form: string): KnownForm {
  if (form === 'fl') return { as: 'f', article: 'takesMasculine' };
  const as = AGREEMENTS.find((one) => one === form.replace('-', '')) ?? 'm';
  return { as, article: form.endsWith('-') ? 'takesNone' : 'takesOne' };
}
