import { numbersOf, type RuleKey } from '../citation/ruleIndex.ts';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import { attacksOf, blocksOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { damageStepOf } from '../turn/damageStep.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known, type Result } from '../vocabulary/result.ts';
import { advanceToDecision, type Stuck, toAssigner } from './advance.ts';
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
  const reached: Result<Line, Stuck> =
    listed === 'assignCombatDamage'
      ? toAssigner(line, expectation.legalDivisions?.[0]?.[0]?.source)
      : advanceToDecision(line, listed);
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
  return [
    ...outcomeDifferences(line, expectation),
    ...playerDifferences(gameOf(line), expectation),
    ...objectDifferences(gameOf(line), expectation),
    ...turnDifferences(line, expectation),
    ...(expectation.cites ?? []).flatMap((key) => citedOrNot(line, key)),
  ];
}

function outcomeDifferences(
  line: Line,
  { died, damage, size, triggered }: Expectation,
): readonly Trouble[] {
  const outcome = outcomeOf(line);
  return [
    ...differ('died', died?.toSorted().join(', '), () => outcome.died.toSorted().join(', ')),
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
  ];
}

function playerDifferences(
  game: GameState,
  { life, poison, hand, mana }: Expectation,
): readonly Trouble[] {
  const numbers = (what: 'life' | 'poison' | 'handSize', of: Expectation['life']) =>
    (of ?? []).flatMap(({ player, n }) =>
      differ(`${WORDS[what]} ${player}`, `${n}`, () => `${thePlayer(game, player)[what]}`),
    );
  return [
    ...numbers('life', life),
    ...numbers('poison', poison),
    ...numbers('handSize', hand),
    ...(mana ?? []).flatMap(({ player, mana: expected }) =>
      differ(`mana ${player}`, inOrder(expected), () => inOrder(thePlayer(game, player).mana)),
    ),
  ];
}

const WORDS = { life: 'life', poison: 'poison', handSize: 'hand' } as const;

const inOrder = (mana: string): string => [...mana].toSorted().join('');

function objectDifferences(
  game: GameState,
  { counters, tapped, untapped, attacking, blocking }: Expectation,
): readonly Trouble[] {
  const tappedNow = (id: ObjectId): string =>
    ({ true: 'tapped', false: 'untapped', undefined: 'gone' })[
      `${permanentOf(game, id)?.tapped}`
    ] ?? 'gone';
  return [
    ...(counters ?? []).flatMap(({ object, counter, n }) =>
      differ(
        `counters ${object}`,
        `${n} ${counter}`,
        () => `${permanentOf(game, object)?.counters[counter] ?? 0} ${counter}`,
      ),
    ),
    ...(tapped ?? []).flatMap((id) => differ(`tapped ${id}`, 'tapped', () => tappedNow(id))),
    ...(untapped ?? []).flatMap((id) => differ(`tapped ${id}`, 'untapped', () => tappedNow(id))),
    ...differ('attacking', attacking?.toSorted().join(', '), () =>
      attacksOf(game)
        .map(({ attacker }) => attacker)
        .toSorted()
        .join(', '),
    ),
    ...differ('blocking', blocking?.toSorted().join(', '), () =>
      blocksOf(game)
        .map(({ blocker }) => blocker)
        .toSorted()
        .join(', '),
    ),
  ];
}

function turnDifferences(line: Line, { step, turn, priority }: Expectation): readonly Trouble[] {
  const game = gameOf(line);
  return [
    ...differ('step', step, () => game.turn.step),
    ...differ('turn', turn, () => game.turn.activePlayer),
    ...differ('priority', priority, () => {
      const decision = decisionOf(line);
      return decision.kind === 'priority' ? decision.player : 'nobody';
    }),
  ];
}

function citedOrNot(line: Line, key: RuleKey): readonly Trouble[] {
  const cited = line.moments.some(({ entries }) =>
    entries.some(({ event }) => event.rules.includes(key)),
  );
  const number = numbersOf(gameOf(line).edition, [key]).join();
  return differ('cites', `${key} ${number}`, () => (cited ? `${key} ${number}` : ''));
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
