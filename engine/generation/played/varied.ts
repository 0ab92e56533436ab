import type { PermanentSetup, ScriptEntry, Setup } from '../../scenario/scenario.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Random } from '../../vocabulary/random.ts';
import { known } from '../../vocabulary/result.ts';
import type { Piece } from '../pieces.ts';
import { isCreature, placed } from '../placing.ts';
import { shuffled } from '../shuffled.ts';
import type { BoardPattern, Patterns, PlayedAsk } from './pattern.ts';
import { isAnotherCombat } from './told.ts';

/** A board with what happens on it, and what is asked once so many entries of that have been played. */
export interface PlayedDraft {
  readonly pattern: BoardPattern;
  readonly setup: Setup;
  readonly script: readonly ScriptEntry[];
  readonly ask: PlayedAsk;
  readonly after: number;
}

/** A pattern at random: its creatures without a card under other names and in other sizes, and some others beside them. */
export function varied(
  random: Random,
  pattern: BoardPattern,
  beside: Patterns['beside'],
): PlayedDraft {
  const { ask, after } = random.pick(pattern.asks);
  const names = newNames(random, pattern.setup, beside);
  const renamed: PlayedDraft = {
    pattern,
    setup: withNames(random, pattern.setup, names),
    script: renamedIn(pattern.script, names),
    ask: inAnyOrder(random, renamedIn(ask, names)),
    after,
  };
  return withCompany(random, renamed, beside);
}

/** What is offered to choose from lies in no order from which to guess. */
const inAnyOrder = (random: Random, ask: PlayedAsk): PlayedAsk =>
  ask.kind === 'pickActs' ? { ...ask, acts: shuffled(random, ask.acts) } : ask;

type Names = ReadonlyMap<string, ObjectId>;

/** For each creature without a card the name of one about as large, no name twice. */
function newNames(random: Random, { permanents }: Setup, beside: Patterns['beside']): Names {
  const left = shuffled(
    random,
    [...beside.active, ...beside.other].filter((one) => isDescribed(one) && isPlain(one)),
  );
  const taken = new Set<string>(permanents.map(({ id }) => id));
  return new Map(
    permanents.filter(isDescribed).map((one) => {
      const free = left.filter(({ id }) => !taken.has(id));
      const name = (free.find((piece) => isAsLarge(piece, one)) ?? free[0])?.id ?? one.id;
      taken.add(name);
      return [one.id, name];
    }),
  );
}

const isDescribed = (one: Pick<Piece, 'characteristics'>): boolean =>
  one.characteristics.name.kind === 'described' && isCreature(one);

/** A name says something of who flies. */
const isPlain = ({ characteristics }: Pick<Piece, 'characteristics'>): boolean =>
  characteristics.abilities.length === 0;

const isAsLarge = (one: Pick<Piece, 'characteristics'>, other: typeof one): boolean => {
  const [a, b] = [one.characteristics, other.characteristics];
  const apart = (x = 0, y = 0): boolean => Math.abs(x - y) > 1;
  return !apart(a.power, b.power) && !apart(a.toughness, b.toughness);
};

const withNames = (random: Random, setup: Setup, names: Names): Setup => ({
  ...setup,
  permanents: setup.permanents.map(
    (one): PermanentSetup => ({
      ...one,
      id: names.get(one.id) ?? one.id,
      attachedTo: one.attachedTo && (names.get(one.attachedTo) ?? one.attachedTo),
      ...(one.pairedWith && { pairedWith: names.get(one.pairedWith) ?? one.pairedWith }),
      characteristics: sized(random, one),
    }),
  ),
});

/** By how much a size is another: patterns are written so that their own sizes tell. */
const APART = [-1, 0, 0, 0, 1, 1];

function sized(random: Random, one: PermanentSetup): PermanentSetup['characteristics'] {
  const { characteristics } = one;
  const { power, toughness } = characteristics;
  if (!isDescribed(one) || power === undefined || toughness === undefined) return characteristics;
  return {
    ...characteristics,
    power: power === 0 ? 0 : Math.max(1, power + random.pick(APART)),
    toughness: Math.max(1, toughness + random.pick(APART)),
  };
}

/** Who does something in a script, or is asked about, stands there by the name alone. */
const renamedIn = <T>(said: T, names: Names): T =>
  JSON.parse(JSON.stringify(said, (_, value) => names.get(value) ?? value));

/** How many attack besides, and how often one of them is blocked. */
const COMPANY = [0, 1, 1, 2];
const BLOCKED = 0.4;
/** More permanents than so many are too many to look at. */
const MOST = 8;

function withCompany(random: Random, draft: PlayedDraft, beside: Patterns['beside']): PlayedDraft {
  // Who fought in an earlier combat would have to be told of; and who could attack where nobody does, be left out.
  if (isAnotherCombat(draft.script.slice(0, draft.after)) || !draft.script.some(isAttack))
    return draft;
  const [active, other] = draft.setup.players.map(({ id }) => id);
  const ada = known(active, 'active player');
  const nil = known(other, 'other player');
  const room = MOST - draft.setup.permanents.length;
  const attackers = newOnes(
    random,
    draft,
    beside.active,
    ada,
    Math.min(room, random.pick(COMPANY)),
  );
  const isBlocked =
    draft.script.slice(0, draft.after).some(isBlock) &&
    attackers.length > 0 &&
    room > attackers.length &&
    random.chance(BLOCKED);
  const blockers = newOnes(random, draft, beside.other, nil, isBlocked ? 1 : 0, attackers);
  const blocks = blockers.flatMap(({ id: blocker }) =>
    attackers.slice(0, 1).map(({ id: attacker }) => ({ blocker, attacker })),
  );
  const attacks = attackers.map(({ id: attacker }) => ({
    attacker,
    target: { kind: 'player', player: nil } as const,
  }));
  const firstAttack = draft.script.findIndex(isAttack);
  const firstBlock = draft.script.findIndex(isBlock);
  return {
    ...draft,
    setup: {
      ...draft.setup,
      permanents: [...draft.setup.permanents, ...attackers, ...blockers],
    },
    script: draft.script.map((entry, at): ScriptEntry => {
      if (entry.kind !== 'act') return entry;
      const { act } = entry;
      if (act.kind === 'attack' && at === firstAttack) {
        const declaration = {
          ...act.declaration,
          attacks: [...act.declaration.attacks, ...attacks],
        };
        return { ...entry, act: { ...act, declaration } };
      }
      if (act.kind === 'block' && at === firstBlock) {
        const declaration = { ...act.declaration, blocks: [...act.declaration.blocks, ...blocks] };
        return { ...entry, act: { ...act, declaration } };
      }
      return entry;
    }),
  };
}

const isAttack = (entry: ScriptEntry): boolean =>
  entry.kind === 'act' && entry.act.kind === 'attack';
const isBlock = (entry: ScriptEntry): boolean => entry.kind === 'act' && entry.act.kind === 'block';

function newOnes(
  random: Random,
  { setup }: PlayedDraft,
  from: readonly Piece[],
  controller: PlayerId,
  n: number,
  besides: readonly PermanentSetup[] = [],
): readonly PermanentSetup[] {
  const taken = new Set<string>([...setup.permanents, ...besides].map(({ id }) => id));
  const free = shuffled(
    random,
    from.filter(({ id }) => !taken.has(id)),
  );
  return placed(random, [{ controller, pieces: free.slice(0, Math.max(0, n)) }]);
}

/** The names by which a draft's permanents are told apart, as they would be on any board of its shape. */
const placesIn = ({ setup }: PlayedDraft): Names =>
  new Map(setup.permanents.map(({ id }, at) => [id, objectId(`${at}`)]));

/** What a board is but for the names of what stands on it. */
export function shapeOfPlayed(draft: PlayedDraft): string {
  const places = placesIn(draft);
  const { pattern, setup, script, ask, after } = draft;
  const bare = setup.permanents.map(({ id: _, characteristics: { name: __, ...can }, ...is }) => [
    is,
    can,
  ]);
  const acts = script.flatMap((one) => (one.kind === 'act' ? [one.act] : []));
  return JSON.stringify([pattern.of, pattern.name, after, renamedIn([bare, acts, ask], places)]);
}
