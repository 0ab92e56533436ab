import fc from 'fast-check';
import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import type { Ability } from '../../language/ability.ts';
import type { GameState } from '../../state/gameState.ts';
import { board, type PermanentDetails } from './board.ts';

const ATTACKERS = ['a1', 'a2', 'a3'] as const;
const BLOCKERS = ['b1', 'b2', 'b3'] as const;

const AS_THOUGH_UNBLOCKED: Ability = {
  kind: 'permission',
  permission: 'assignAsThoughUnblocked',
  subject: { kind: 'reference', reference: 'self' },
};

const creature: fc.Arbitrary<PermanentDetails> = fc
  .record({
    power: fc.integer({ min: 0, max: 4 }),
    toughness: fc.integer({ min: 1, max: 4 }),
    damage: fc.integer({ min: 0, max: 2 }),
    trample: fc.constantFrom('trample', 'trampleOverPlaneswalkers', false, false),
    banding: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    deathtouch: fc.integer({ min: 0, max: 2 }).map((n) => n === 0),
    through: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  })
  .map(({ power, toughness, damage, trample, banding, deathtouch, through }) => ({
    is: [`${power}/${toughness}`, trample, banding && 'banding', deathtouch && 'deathtouch']
      .filter((word) => word !== false)
      .join(' '),
    damage,
    abilities: through ? [AS_THOUGH_UNBLOCKED] : [],
  }));

const manyOf = <T extends string>(names: readonly T[], least: number): fc.Arbitrary<readonly T[]> =>
  fc.integer({ min: least, max: names.length }).map((n) => names.slice(0, n));

/** A small combat in its damage step, in any edition or in those given: up to three attackers and three blockers. */
export const randomCombat = (
  editions: readonly EditionId[] = EDITION_IDS,
): fc.Arbitrary<GameState> =>
  fc
    .record({
      edition: fc.constantFrom(...editions),
      attackers: manyOf(ATTACKERS, 1),
      blockers: manyOf(BLOCKERS, 0),
      creatures: fc.array(creature, { minLength: 6, maxLength: 6 }),
      targets: fc.array(fc.constantFrom('nil', 'nil', 'walker', 'nothing'), {
        minLength: 3,
        maxLength: 3,
      }),
      blocked: fc.array(fc.subarray([...ATTACKERS], { minLength: 1 }), {
        minLength: 3,
        maxLength: 3,
      }),
      leftBlocked: fc.subarray([...ATTACKERS]),
      attackerOrder: fc.shuffledSubarray([...BLOCKERS]),
      blockerOrder: fc.shuffledSubarray([...ATTACKERS]),
    })
    .map((random) => {
      const { attackers, blockers, creatures } = random;
      return board({
        edition: random.edition,
        permanents: {
          ada: named(attackers, (index) => creatures[index] ?? {}),
          nil: {
            walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
            ...named(blockers, (index) => creatures[index + 3] ?? {}),
          },
        },
        attacks: named(attackers, (index) => random.targets[index] ?? 'nil'),
        blocks: named(blockers, (index) =>
          (random.blocked[index] ?? []).filter((name) => attackers.includes(name)),
        ),
        blocked: random.leftBlocked,
        orders: {
          ...named(attackers, () => random.attackerOrder),
          ...named(blockers, () => random.blockerOrder),
        },
      });
    });

const named = <T>(
  names: readonly string[],
  of: (index: number) => T,
): { readonly [name: string]: T } =>
  Object.fromEntries(names.map((name, index) => [name, of(index)]));
