import type { ExiledCardSetup, PermanentSetup } from '../scenario/scenario.ts';
import { usualCounters } from '../scenario/usualCounters.ts';
import { leftOutOf } from '../state/textLeft.ts';
import { COUNTERS } from '../vocabulary/counters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { AS_READ, counterWord, NAMING, OWN_DESIGNATIONS } from './modifiers.ts';
import { MOST } from './mostOfOne.ts';
import { isGainable, writeAbility } from './sayings.ts';
import { GAINS } from './vocabulary.ts';
import { writeThing } from './writeThing.ts';

/** A permanent as an item of a line: what it is, how it stands, and whom it names by tags. */
export const writePermanent = (
  permanent: PermanentSetup,
  tags: ReadonlyMap<ObjectId, string>,
): string =>
  [
    writeThing(permanent.characteristics),
    ...textOf(permanent),
    ...statusOf(permanent),
    ...namedBy(permanent, tags),
  ].join(', ');

/** A card in another zone than the battlefield. */
export const writeCard = (card: ExiledCardSetup): string =>
  [writeThing(card.characteristics), ...textOf(card), ...countersOf(card.counters ?? {}, {})].join(
    ', ',
  );

const textOf = ({ characteristics }: Pick<PermanentSetup, 'characteristics'>): readonly string[] =>
  leftOutOf(characteristics) > 0 ? [AS_READ] : [];

/** Items one after the other, the same ones counted; those past the most that are read, which are not understood, are not. */
export function writeItems(items: readonly string[]): string {
  const groups: { item: string; times: number }[] = [];
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1);
    if (last?.item === item && at < MOST) last.times += 1;
    else groups.push({ item, times: 1 });
  }
  return groups.map(({ item, times }) => (times === 1 ? item : `${times}x ${item}`)).join(' + ');
}

function statusOf(permanent: PermanentSetup): readonly string[] {
  const { tapped, sick, faceDown, exerted, damage, designations, counters } = permanent;
  const { gains = [] } = permanent;
  return [
    ...(tapped ? ['tapped'] : []),
    ...(sick ? ['new'] : []),
    ...(faceDown === true ? ['face-down'] : []),
    ...(exerted === true ? ['exerted'] : []),
    ...(damage === 0 ? [] : [`${damage} damage`]),
    ...countersOf(counters, usualCounters(permanent)),
    ...OWN_DESIGNATIONS.filter((word) => designations.includes(word)),
    ...gains.flatMap((ability) => {
      const words = isGainable(ability) ? writeAbility(ability) : undefined;
      return words === undefined ? [] : [`${GAINS} ${words}`];
    }),
  ];
}

// What is usual goes without saying, and so do counters that are none.
const countersOf = (
  counters: PermanentSetup['counters'],
  usual: PermanentSetup['counters'],
): readonly string[] =>
  COUNTERS.flatMap((kind) => {
    const n = counters[kind];
    return n === undefined || n === (usual[kind] ?? 0) ? [] : [`${n} ${counterWord(kind)}`];
  });

function namedBy(
  permanent: PermanentSetup,
  tags: ReadonlyMap<ObjectId, string>,
): readonly string[] {
  const { attachedTo, enchants, pairedWith, goadedBy, protector, chosenPlayer } = permanent;
  const tagOf = (id: ObjectId | undefined): string | undefined =>
    id === undefined ? undefined : tags.get(id);
  return [
    [NAMING.on, tagOf(attachedTo) ?? enchants],
    [NAMING.pairedWith, tagOf(pairedWith)],
    [NAMING.goadedBy, goadedBy],
    [NAMING.protector, protector],
    [NAMING.chosenPlayer, chosenPlayer],
  ].flatMap(([words, whom]) => (whom === undefined ? [] : [`${words} ${whom}`]));
}
