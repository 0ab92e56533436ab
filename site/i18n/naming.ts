import {
  type AttackedChoice,
  type AttackTarget,
  type CardId,
  type DamageRecipient,
  givenName,
  type ObjectId,
  type ObjectName,
  type PlayerId,
  type TargetChoice,
} from '../engine.ts';
import { list } from './grammar.ts';
import type { Language } from './languages.ts';

/** How the objects and players of one replay are called in one language. */
export interface Naming {
  /** All that it makes names of: where this is the same, so is every name. */
  readonly key: string;
  readonly object: (id: ObjectId) => string;
  readonly objects: (ids: readonly ObjectId[]) => string;
  /** Its name alone, even where another object has the same. */
  readonly plain: (id: ObjectId) => string;
  /** The short name of the notation: A1, N2. */
  readonly tag: (id: ObjectId) => string;
  readonly player: (id: PlayerId) => string;
  readonly recipient: (to: DamageRecipient) => string;
  readonly target: (target: TargetChoice | AttackTarget | AttackedChoice) => string;
  readonly list: (items: readonly string[]) => string;
  readonly subtype: (subtype: string) => string;
}

/** What is known of an object before it is put into words. */
export interface ObjectToName {
  readonly id: ObjectId;
  readonly tag: string;
  readonly name: ObjectName;
  /** What it is, where it was given no name: power and toughness, or a card type. */
  readonly kind: string;
}

export interface NamingSource {
  readonly language: Language;
  readonly objects: readonly ObjectToName[];
  readonly cardName: (card: CardId) => string;
  /** Names that the scenario's prose gives to creatures without a card. */
  readonly ownNames: Readonly<Record<string, string>>;
  readonly subtype: (subtype: string) => string;
  readonly token: (subtypes: string) => string;
  readonly nothing: string;
}

export function namingOf(source: NamingSource): Naming {
  const known = new Map(source.objects.map((one) => [one.id, one]));
  const plain = new Map(source.objects.map((one) => [one.id, plainName(source, one)]));
  const twice = repeated([...plain.values()]);
  const tag = (id: ObjectId): string => known.get(id)?.tag ?? givenName(id);
  // What was never on the board under this id has the name that a file gives it, which is that of what it was before.
  const plainOf = (id: ObjectId): string =>
    plain.get(id) ?? plain.get(givenName(id)) ?? givenName(id);
  const object = (id: ObjectId): string => {
    const name = plainOf(id);
    return twice.has(name) && tag(id) !== '' ? `${name} ${tag(id)}` : name;
  };
  // `Runeclaw Bear N1 and N2`: a name that comes again right after is not said again.
  const follows = (index: number, ids: readonly ObjectId[]): boolean => {
    const [id, before] = [ids[index], ids[index - 1]];
    return id !== undefined && before !== undefined && plain.get(id) === plain.get(before);
  };
  const words = (items: readonly string[]): string => list(source.language, items);
  return {
    key: JSON.stringify([
      source.language,
      source.objects.map(({ id }) => [id, tag(id), plain.get(id)]),
    ]),
    object,
    objects: (ids) => words(ids.map((id, index) => (follows(index, ids) ? tag(id) : object(id)))),
    plain: plainOf,
    tag,
    player: (id) => id,
    recipient: (to) => (to.kind === 'player' ? to.player : object(to.object)),
    target: (target) => targetName(target, object, source.nothing),
    list: words,
    subtype: source.subtype,
  };
}

function plainName(source: NamingSource, { id, name, kind }: ObjectToName): string {
  const own = source.ownNames[id] ?? source.ownNames[givenName(id)];
  if (own !== undefined) return own;
  switch (name.kind) {
    case 'card':
      return source.cardName(name.card);
    case 'token':
      return source.token(name.subtypes.map(source.subtype).join(' '));
    case 'described':
      return kind;
  }
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
