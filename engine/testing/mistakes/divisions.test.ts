import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAssignment } from '../../damage/checkAssignment.ts';
import { assigningPlayers, damageChoices } from '../../damage/choices.ts';
import { divisionsOf } from '../../damage/divisionsOf.ts';
import { completeAssignment, suggestAssignment } from '../../damage/suggestAssignment.ts';
import { beliefsIn, type MistakeName } from '../../mistakes/index.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { markDivision } from '../../training/kinds/divide/markDivision.ts';
import type { Color } from '../../vocabulary/characteristics.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { assignments, nameOf } from '../boards/assignments.ts';
import { board, type PermanentDetails } from '../boards/board.ts';
import { everythingSaid, literalDivisions } from './literalDivisions.ts';

type Assignments = readonly CombatDamageAssignment[];

const STEP = 'combatDamage';

/** Mistakes about how damage may be divided. */
const MISTAKES = [
  'damageInOrder',
  'lethalFromScratch',
  'indestructibleStopsTrample',
  'shieldSoaksTrample',
  'deathtouchFullToughness',
  'goneBlockerStopsTrample',
  'walkerSpill',
] as const satisfies readonly MistakeName[];

const creature = (power: number, keyword: string): fc.Arbitrary<PermanentDetails> =>
  fc
    .record({
      power: fc.integer({ min: 1, max: power }),
      toughness: fc.integer({ min: 1, max: 3 }),
      damage: fc.constantFrom(0, 0, 1),
      color: fc.constantFrom<Color>('green', 'red'),
      words: fc.subarray([keyword, keyword, 'deathtouch']),
      isProtected: fc.constantFrom(false, false, true),
    })
    .map(({ power: most, toughness, damage, color, words, isProtected }) => ({
      is: [`${most}/${toughness}`, ...words].join(' '),
      damage,
      colors: [color],
      abilities: isProtected
        ? [{ kind: 'keyword', keyword: 'protection', quality: { color: 'green' } } as const]
        : [],
    }));

const ATTACKERS = ['a1', 'a2', 'a3'] as const;
const BLOCKERS = ['b1', 'b2', 'b3'] as const;

/** Up to three attackers of a player and a planeswalker, and up to three blockers, some with shields. */
const combat: fc.Arbitrary<GameState> = fc
  .record({ attackers: fc.constantFrom(1, 2, 2, 3), blockers: fc.integer({ min: 0, max: 3 }) })
  .chain(({ attackers, blockers }) =>
    fc.record({
      own: many(creature(5 - attackers, 'trample'), attackers),
      others: many(creature(4, 'indestructible'), blockers),
      targets: many(fc.constantFrom('nil', 'walker', 'nothing'), attackers),
      blocked: many(
        fc.constantFrom(['a1'], ['a1'], ['a1', 'a2'], ['a1', 'a2', 'a3'], ['a2', 'a1']),
        blockers,
      ),
      leftBlocked: fc.subarray([...ATTACKERS]),
      shields: many(fc.constantFrom(0, 0, 1, 2), blockers),
    }),
  )
  .map(({ own, others, targets, blocked, leftBlocked, shields }) =>
    board({
      permanents: {
        ada: named(ATTACKERS, own),
        nil: {
          walker: { types: ['planeswalker'], counters: { loyalty: 2 } },
          ...named(BLOCKERS, others),
        },
      },
      attacks: named(ATTACKERS, targets),
      blocks: named(
        BLOCKERS,
        blocked.map((names) => names.filter((name) => Number(name[1]) <= own.length)),
      ),
      blocked: leftBlocked,
      shields: named(BLOCKERS, shields),
    }),
  );

const many = <T>(one: fc.Arbitrary<T>, n: number): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: n, maxLength: n });

const named = <T>(names: readonly string[], all: readonly T[]): { readonly [name: string]: T } =>
  Object.fromEntries(all.map((one, index) => [names[index] ?? '', one]));

const textOf = (assignments: Assignments): string =>
  assignments
    .map(({ source, to, amount }) => `${source}>${nameOf(to)} ${amount}`)
    .toSorted()
    .join(', ');

/** Tries a law on what whoever makes these mistakes would allow. */
function holds(
  mistakes: fc.Arbitrary<readonly MistakeName[]>,
  runs: number,
  law: (
    state: GameState,
    player: GameState['turn']['activePlayer'],
    legal: readonly Assignments[],
  ) => void,
): void {
  fc.assert(
    fc.property(combat, mistakes, (so, made) => {
      const state = { ...so, believed: beliefsIn(made) };
      for (const player of assigningPlayers(state, STEP))
        law(state, player, literalDivisions(so, player, made));
    }),
    { numRuns: runs, seed: 510 },
  );
}

const spread = <T>(all: readonly T[], n: number): readonly T[] => {
  const pace = Math.ceil(all.length / n);
  return all.filter((_, index) => index % pace === 0);
};

describe.each([
  ['nobody who is mistaken', fc.constant([])],
  ...MISTAKES.map((mistake) => [mistake, fc.constant([mistake])] as const),
  ['several mistakes at once', fc.subarray([...MISTAKES], { minLength: 2 })],
] as const)('in the words of %s', (by, mistakes) => {
  test('an assignment is legal that a literal reading allows, and no other', () => {
    holds(mistakes, 40, (state, player, legal) => {
      const texts = new Set(legal.map(textOf));
      for (const said of spread(everythingSaid(state, player), 60)) {
        const { verdict } = checkAssignment(state, player, STEP, said);
        expect([textOf(said), verdict]).toEqual([
          textOf(said),
          texts.has(textOf(said)) ? 'legal' : 'illegal',
        ]);
      }
    });
  });

  test('something else is legal than by the rules, unless nobody is mistaken', () => {
    let others = 0;
    holds(mistakes, 600, (state, player, legal) => {
      const right = new Set(literalDivisions(state, player, []).map(textOf));
      others += right.size === legal.length && legal.every((one) => right.has(textOf(one))) ? 0 : 1;
    });
    expect(others > 0).toBe(by !== 'nobody who is mistaken');
  });

  test('the divisions of a creature are its parts of what is legal, and are marked so', () => {
    holds(mistakes, 30, (state, player, legal) => {
      for (const { source } of damageChoices(state, player, STEP)) {
        const partOf = (all: Assignments) => all.filter((one) => one.source === source);
        const parts = new Set(legal.map(partOf).map(textOf));
        const divisions = divisionsOf(state, player, STEP, source, 4096);
        expect(divisions?.map(textOf).toSorted()).toEqual([...parts].toSorted());
        const said = everythingSaid(state, player).map(partOf);
        for (const own of spread(
          [...new Map(said.map((one) => [textOf(one), one])).values()],
          12,
        )) {
          const { verdict, suggestion } = markDivision(state, player, source, own);
          expect([textOf(own), verdict]).toEqual([
            textOf(own),
            parts.has(textOf(own)) ? 'legal' : 'illegal',
          ]);
          expect(parts).toContain(textOf(partOf(suggestion)));
        }
      }
    });
  });

  test('a suggestion is legal, and completes what is legal', () => {
    holds(mistakes, 40, (state, player, legal) => {
      const texts = new Set(legal.map(textOf));
      expect(texts).toContain(textOf(suggestAssignment(state, player, STEP)));
      const [first] = damageChoices(state, player, STEP);
      for (const all of spread(legal, 8)) {
        const part = all.filter(({ source }) => source !== first?.source);
        expect(texts).toContain(textOf(completeAssignment(state, player, STEP, part)));
      }
    });
  });
});

test('one after the other among twelve, divisions are not listed, but ruled on', () => {
  const walls = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`wall${n}`, '0/4']));
  const state: GameState = {
    ...board({
      permanents: { ada: { giant: '9/9' }, nil: walls },
      attacks: { giant: 'nil' },
      blocks: Object.fromEntries(Object.keys(walls).map((name) => [name, 'giant'])),
    }),
    believed: beliefsIn(['damageInOrder']),
  };
  const ada = playerId('ada');
  const giant = objectId('giant');
  const rulingOn = (amounts: { readonly [wall: string]: number }) =>
    markDivision(state, ada, giant, assignments(state, { giant: amounts }));
  expect(divisionsOf(state, ada, STEP, giant, 4096)).toBeUndefined();
  expect(rulingOn({ wall7: 4, wall2: 4, wall11: 1 }).verdict).toBe('legal');
  const refused = rulingOn({ wall7: 3, wall2: 3, wall11: 3 });
  expect(refused.violations).toHaveLength(2);
  expect(checkAssignment(state, ada, STEP, refused.suggestion).verdict).toBe('legal');
});
