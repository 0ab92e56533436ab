import {
  type AttackedChoice,
  type AttackTarget,
  type DamageRecipient,
  givenName,
  type ObjectId,
  type PlayerId,
  type TargetChoice,
} from '../engine.ts';
import { list } from './grammar.ts';
import type { Language } from './languages.ts';
import { type AgreementCode, bareName, isMany, type NameInWords } from './nameInWords.ts';

/** How the objects and players of one replay are called in one language. */
export interface Naming {
  /** All that it makes names of: where this is the same, so is every name. */
  readonly key: string;
  /** As a sentence has it, with its article where the language has one: `il Bruto Boggart`. */
  readonly object: (id: ObjectId) => string;
  /** Several of them in a row; `each` says what stands before each: `del Bruto e della Guardia`. */
  readonly objects: (ids: readonly ObjectId[], each?: (words: string) => string) => string;
  /** As it stands alone, on a label or in a table: without an article, told apart from others of its name. */
  readonly label: (id: ObjectId) => string;
  /** Its name with all that words about it need, to be handed on. */
  readonly name: (id: ObjectId) => NameInWords;
  /** Its name alone, even where another object has the same. */
  readonly plain: (id: ObjectId) => string;
  /** What words about them agree with; of several, masculine unless all are feminine. */
  readonly agreement: (ids: readonly ObjectId[]) => AgreementCode;
  /** The short name of the notation: A1, N2. */
  readonly tag: (id: ObjectId) => string;
  readonly player: (id: PlayerId) => string;
  readonly recipient: (to: DamageRecipient) => string;
  readonly target: (target: TargetChoice | AttackTarget | AttackedChoice) => string;
  readonly list: (items: readonly string[]) => string;
}

/** What is known of an object before it is spoken of. */
export interface ObjectToName {
  readonly id: ObjectId;
  readonly tag: string;
  readonly name: NameInWords;
}

export interface NamingSource {
  readonly language: Language;
  readonly objects: readonly ObjectToName[];
  readonly nothing: string;
}

export function namingOf({ language, objects, nothing }: NamingSource): Naming {
  const known = new Map(objects.map((one) => [one.id, one]));
  const twice = repeated([...known.values()].map(({ name }) => name.plain));
  const tag = (id: ObjectId): string => known.get(id)?.tag ?? givenName(id);
  // What was never on the board under this id has the name that a file gives it, which is that of what it was before.
  const nameOf = (id: ObjectId): NameInWords =>
    (known.get(id) ?? known.get(givenName(id)))?.name ?? bareName(givenName(id));
  const apart = (id: ObjectId, words: string): string =>
    twice.has(nameOf(id).plain) && tag(id) !== '' ? `${words} ${tag(id)}` : words;
  const object = (id: ObjectId): string => apart(id, nameOf(id).inSentence);
  const words = (items: readonly string[]): string => list(language, items);
  return {
    key: JSON.stringify([language, objects.map(({ id, name }) => [id, tag(id), name.inSentence])]),
    object,
    objects: (ids, each = (one) => one) =>
      words(
        inRows([...new Set(ids)], (id) => nameOf(id).plain).flatMap((row) => {
          const { several } = row.map(nameOf)[0] ?? {};
          const areTagged = row.every((id) => tag(id) !== '');
          return row.length > 1 && several !== undefined && areTagged
            ? [`${each(several)} ${words(row.map(tag))}`]
            : row.map((id) => each(object(id)));
        }),
      ),
    label: (id) => apart(id, nameOf(id).plain),
    name: nameOf,
    plain: (id) => nameOf(id).plain,
    agreement: (ids) => agreementOf(ids.map((id) => nameOf(id).as)),
    tag,
    player: (id) => id,
    recipient: (to) => (to.kind === 'player' ? to.player : object(to.object)),
    target: (target) => targetName(target, object, nothing),
    list: words,
  };
}

/** Those that stand together and are called the same, as one row. */
function inRows<T>(all: readonly T[], called: (one: T) => string): readonly (readonly T[])[] {
  const rows: T[][] = [];
  for (const one of all) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row !== undefined && first !== undefined && called(first) === called(one)) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

function agreementOf(all: readonly AgreementCode[]): AgreementCode {
  const areFeminine = all.length > 0 && all.every((one) => one.startsWith('f'));
  const isOne = all.length === 1 && !all.some(isMany);
  if (isOne) return areFeminine ? 'f' : 'm';
  return areFeminine ? 'ff' : 'mm';
}

function targetName(
  target: TargetChoice | AttackTarget | AttackedChoice,
  object: (id: ObjectId) => string,
  nothing: string,
): string {
  switch (target.kind) {
    case 'player':
      return target.player;
    case 'object':
      return object(target.object);
    case 'permanent':
      return object(target.permanent);
    case 'nothing':
      return nothing;
  }
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
