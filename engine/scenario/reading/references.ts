import type { LooseAct, LooseEntry, LooseExpectation } from './looseScenario.ts';
import type { Path } from './source.ts';

/** A name used in a script, and what it may be the name of. */
export interface NameUse {
  readonly name: string;
  readonly of:
    | 'permanent'
    | 'card'
    | 'player'
    | 'playerOrPermanent'
    | 'playerOrObject'
    | 'anything';
  readonly path: Path;
  readonly at: 'key' | 'value';
}

/** Every name that an entry of a script uses. */
export const namesInEntry = (entry: LooseEntry, path: Path): readonly NameUse[] => [
  ...namesInAct(entry, path),
  ...value(entry.passes, 'player', [...path, 'passes']),
  ...value(entry.choose, 'anything', [...path, 'choose']),
  ...inList(entry.give, 'permanent', [...path, 'give']),
  ...value(entry.attacking, 'playerOrPermanent', [...path, 'attacking']),
  ...(entry.refused ?? []).flatMap((one, index) => namesInAct(one, [...path, 'refused', index])),
  ...(entry.expect === undefined ? [] : namesInExpectation(entry.expect, [...path, 'expect'])),
];

/** Every name that an act uses, whoever does or tries it. */
export const namesInAct = (act: LooseAct, path: Path): readonly NameUse[] => [
  ...inMapping(act.attack, 'permanent', [...path, 'attack'], (target, at) =>
    value(target, 'playerOrPermanent', at),
  ),
  ...each(act.bands, [...path, 'bands'], (band, at) => inList(band, 'permanent', at)),
  ...inList(act.exert, 'permanent', [...path, 'exert']),
  ...inBlocks(act.enlist, [...path, 'enlist']),
  ...inBlocks(act.block, [...path, 'block']),
  ...inMapping(act.order, 'permanent', [...path, 'order'], (list, at) =>
    inList(list, 'permanent', at),
  ),
  ...inDivisions(act.divide, [...path, 'divide']),
  ...value(act.cast, 'card', [...path, 'cast']),
  ...value(act.play, 'card', [...path, 'play']),
  ...value(act.suspend, 'card', [...path, 'suspend']),
  ...value(act.activate, 'anything', [...path, 'activate']),
  ...inList(act.pay?.mana, 'permanent', [...path, 'pay', 'mana']),
  ...inList(act.pay?.give, 'permanent', [...path, 'pay', 'give']),
  ...value(act.player, 'player', [...path, 'player']),
  ...inList(act.targets, 'playerOrObject', [...path, 'targets']),
  ...inList(act.convoke, 'permanent', [...path, 'convoke']),
];

/** Every name that an expectation uses. */
export const namesInExpectation = (expected: LooseExpectation, path: Path): readonly NameUse[] => [
  ...inList(expected.died, 'anything', [...path, 'died']),
  ...inMapping(expected.life, 'player', [...path, 'life'], nothing),
  ...inMapping(expected.poison, 'player', [...path, 'poison'], nothing),
  ...inMapping(expected.damage, 'anything', [...path, 'damage'], nothing),
  ...inMapping(expected.size, 'anything', [...path, 'size'], nothing),
  ...inMapping(expected.triggered, 'anything', [...path, 'triggered'], nothing),
  ...inMapping(expected.hand, 'player', [...path, 'hand'], nothing),
  ...inMapping(expected.mana, 'player', [...path, 'mana'], nothing),
  ...inMapping(expected.counters, 'anything', [...path, 'counters'], nothing),
  ...inList(expected.tapped, 'anything', [...path, 'tapped']),
  ...inList(expected.untapped, 'anything', [...path, 'untapped']),
  ...inList(expected.attacking, 'anything', [...path, 'attacking']),
  ...inList(expected.blocking, 'anything', [...path, 'blocking']),
  ...value(expected.turn, 'player', [...path, 'turn']),
  ...value(expected.priority, 'player', [...path, 'priority']),
  ...each(expected['legal-attacks'], [...path, 'legal-attacks'], (attack, at) =>
    inMapping(attack, 'permanent', at, (target, below) =>
      value(target, 'playerOrPermanent', below),
    ),
  ),
  ...each(expected['legal-blocks'], [...path, 'legal-blocks'], inBlocks),
  ...each(expected['legal-divisions'], [...path, 'legal-divisions'], inDivisions),
];

const inBlocks = (blocks: LooseAct['block'], path: Path): readonly NameUse[] =>
  inMapping(blocks, 'permanent', path, (attackers, at) =>
    // A block of one attacker needs no list.
    attackers.length === 1
      ? value(attackers[0], 'permanent', at)
      : inList(attackers, 'permanent', at),
  );

const inDivisions = (divisions: LooseAct['divide'], path: Path): readonly NameUse[] =>
  inMapping(divisions, 'permanent', path, (shares, at) =>
    inMapping(shares, 'playerOrPermanent', at, nothing),
  );

const nothing = (): readonly NameUse[] => [];

function inMapping<T>(
  mapping: Readonly<Record<string, T>> | undefined,
  of: NameUse['of'],
  path: Path,
  below: (content: T, path: Path) => readonly NameUse[],
): readonly NameUse[] {
  return Object.entries(mapping ?? {}).flatMap(([name, content]) => [
    { name, of, path: [...path, name], at: 'key' as const },
    ...below(content, [...path, name]),
  ]);
}

/** The names in a list, each with its place. */
export const inList = (
  list: readonly (string | undefined)[] | undefined,
  of: NameUse['of'],
  path: Path,
): readonly NameUse[] => each(list, path, (name, at) => value(name, of, at));

/** What each item of a list uses. */
export const each = <T>(
  list: readonly T[] | undefined,
  path: Path,
  within: (item: T, path: Path) => readonly NameUse[],
): readonly NameUse[] => (list ?? []).flatMap((item, index) => within(item, [...path, index]));

/** A name that stands there by itself. */
export const value = (
  name: string | undefined,
  of: NameUse['of'],
  path: Path,
): readonly NameUse[] => (name === undefined ? [] : [{ name, of, path, at: 'value' }]);
