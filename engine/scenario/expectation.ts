import { numbersOf } from '../citation/ruleIndex.ts';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import { damageStepOf } from '../turn/damageStep.ts';
import { known, type Result } from '../vocabulary/result.ts';
import { advanceToDecision, type Stuck } from './advance.ts';
import { decisionOf, gameOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import type { Trouble } from './problem.ts';
import type { Expectation } from './scenario.ts';

/** Declarations that a file may list whole. */
const LISTABLE = 4096;

/** Holds the game against an expectation; the line may have moved on to the decision that it speaks of. */
export function checkExpectation(
  line: Line,
  expectation: Expectation,
): { readonly line: Line; readonly troubles: readonly Trouble[] } {
  const listed = listedDecision(expectation);
  if (listed === undefined) return { line, troubles: differences(line, expectation) };
  const reached: Result<Line, Stuck> = advanceToDecision(line, listed);
  if (!reached.ok) return { line, troubles: [reached.error] };
  return {
    line: reached.value,
    troubles: [...differences(line, expectation), ...legalDifferences(reached.value, expectation)],
  };
}

const listedDecision = ({ legalAttacks, legalBlocks, legalDivisions }: Expectation) => {
  if (legalAttacks !== undefined) return 'declareAttackers' as const;
  if (legalBlocks !== undefined) return 'declareBlockers' as const;
  return legalDivisions === undefined ? undefined : ('assignCombatDamage' as const);
};

function differences(line: Line, expectation: Expectation): readonly Trouble[] {
  const outcome = outcomeOf(line);
  const { died, life, poison, damage, size, triggered, cites } = expectation;
  return [
    ...differ('died', died?.toSorted().join(', '), () => outcome.died.toSorted().join(', ')),
    ...(life ?? []).flatMap(({ player, n }) =>
      differ(
        `life ${player}`,
        `${n}`,
        () => `${outcome.life.find((one) => one.player === player)?.life}`,
      ),
    ),
    ...(poison ?? []).flatMap(({ player, n }) =>
      differ(
        `poison ${player}`,
        `${n}`,
        () => `${outcome.life.find((one) => one.player === player)?.poison}`,
      ),
    ),
    ...(damage ?? []).flatMap(({ object, n }) =>
      differ(
        `damage ${object}`,
        `${n}`,
        () => `${outcome.damage.find((one) => one.object === object)?.marked}`,
      ),
    ),
    ...(size ?? []).flatMap(({ object, power, toughness }) =>
      differ(`size ${object}`, `${power}/${toughness}`, () => {
        const found = outcome.size.find((one) => one.object === object);
        return `${found?.power}/${found?.toughness}`;
      }),
    ),
    ...(triggered ?? []).flatMap(({ source, n }) =>
      differ(
        `triggered ${source}`,
        `${n}`,
        () => `${outcome.triggered.find((one) => one.source === source)?.count ?? 0}`,
      ),
    ),
    ...(cites ?? []).flatMap((key) => {
      const cited = line.moments.some(({ entries }) =>
        entries.some(({ event }) => event.rules.includes(key)),
      );
      const number = numbersOf(gameOf(line).edition, [key]).join();
      return differ('cites', `${key} ${number}`, () => (cited ? `${key} ${number}` : ''));
    }),
  ];
}

function legalDifferences(line: Line, expectation: Expectation): readonly Trouble[] {
  const decision = decisionOf(line);
  const game = gameOf(line);
  if (decision.kind === 'declareAttackers') {
    const rows = known(everyAttack(game, LISTABLE), 'a board of listable size');
    const legal = rows.filter(({ verdict }) => verdict.verdict === 'legal');
    return differ('legal-attacks', listOf(expectation.legalAttacks, attackText), () =>
      listOf(
        legal.map(({ declaration }) => declaration),
        attackText,
      ),
    );
  }
  if (decision.kind === 'declareBlockers') {
    const rows = known(everyBlock(game, decision.player, LISTABLE), 'a board of listable size');
    const legal = rows.filter(({ verdict }) => verdict.verdict === 'legal');
    return differ('legal-blocks', listOf(expectation.legalBlocks, blockText), () =>
      listOf(
        legal.map(({ declaration }) => declaration),
        blockText,
      ),
    );
  }
  const source = expectation.legalDivisions?.[0]?.[0]?.source;
  if (decision.kind !== 'assignCombatDamage' || source === undefined) return [];
  const divisions = [...divisionsOf(game, decision.player, damageStepOf(game), source)];
  return differ('legal-divisions', listOf(expectation.legalDivisions, divisionText), () =>
    listOf(divisions, divisionText),
  );
}

const differ = (
  what: string,
  expected: string | undefined,
  find: () => string,
): readonly Trouble[] => {
  if (expected === undefined) return [];
  const found = find();
  return expected === found ? [] : [{ kind: 'differs', what, expected, found }];
};

const listOf = <T>(items: readonly T[] | undefined, text: (item: T) => string): string =>
  (items ?? []).map(text).toSorted().join('; ');

const attackText = ({ attacks }: AttackDeclaration): string =>
  `{${attacks
    .map(
      ({ attacker, target }) =>
        `${attacker}: ${target.kind === 'player' ? target.player : target.permanent}`,
    )
    .toSorted()
    .join(', ')}}`;

const blockText = ({ blocks }: BlockDeclaration): string =>
  `{${blocks
    .map(({ blocker, attacker }) => `${blocker}: ${attacker}`)
    .toSorted()
    .join(', ')}}`;

// Recipients that get nothing may be left out.
const divisionText = (division: readonly CombatDamageAssignment[]): string =>
  `{${division
    .filter(({ amount }) => amount > 0)
    .map(({ to, amount }) => `${to.kind === 'player' ? to.player : to.object}: ${amount}`)
    .toSorted()
    .join(', ')}}`;
