import type { LooseAct, LooseEntry, LooseExpectation } from './looseScenario.ts';
import type { Path } from './source.ts';

/** A name used in a script, and what it may be the name of. */
export interface NameUse {
  readonly name: string;
  readonly of: 'permanent' | 'card' | 'player' | 'playerOrPermanent' | 'anything';
  readonly path: Path;
  readonly at: 'key' | 'value';
}

/** Every name that an entry of a script uses. */
export const namesInEntry = (entry: LooseEntry, path: Path): readonly NameUse[] => [
  ...namesInAct(entry, path),
  ...(entry.refused ?? []).flatMap((one, index) => namesInAct(one, [...path, 'refused', index])),
  ...(entry.expect === undefined ? [] : namesInExpectation(entry.expect, [...path, 'expect'])),
];

const namesInAct = (act: LooseAct, path: Path): readonly NameUse[] => [
  ...inMapping(act.attack, 'permanent', [...path, 'attack'], (target, at) =>
    value(target, 'playerOrPermanent', at),
  ),
  ...inBlocks(act.block, [...path, 'block']),
  ...inMapping(act.order, 'permanent', [...path, 'order'], (list, at) =>
    inList(list, 'permanent', at),
  ),
  ...inDivisions(act.divide, [...path, 'divide']),
  ...value(act.cast, 'card', [...path, 'cast']),
  ...value(act.activate, 'permanent', [...path, 'activate']),
  ...value(act.player, 'player', [...path, 'player']),
  ...inList(act.targets, 'playerOrPermanent', [...path, 'targets']),
];

/** Every name that an expectation uses. */
export const namesInExpectation = (expected: LooseExpectation, path: Path): readonly NameUse[] => [
  ...inList(expected.died, 'permanent', [...path, 'died']),
  ...inMapping(expected.life, 'player', [...path, 'life'], nothing),
  ...inMapping(expected.poison, 'player', [...path, 'poison'], nothing),
  ...inMapping(expected.damage, 'permanent', [...path, 'damage'], nothing),
  ...inMapping(expected.size, 'permanent', [...path, 'size'], nothing),
  ...inMapping(expected.triggered, 'anything', [...path, 'triggered'], nothing),
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

const inList = (
  list: readonly (string | undefined)[] | undefined,
  of: NameUse['of'],
  path: Path,
): readonly NameUse[] => each(list, path, (name, at) => value(name, of, at));

const each = <T>(
  list: readonly T[] | undefined,
  path: Path,
  within: (item: T, path: Path) => readonly NameUse[],
): readonly NameUse[] => (list ?? []).flatMap((item, index) => within(item, [...path, index]));

const value = (name: string | undefined, of: NameUse['of'], path: Path): readonly NameUse[] =>
  name === undefined ? [] : [{ name, of, path, at: 'value' }];
