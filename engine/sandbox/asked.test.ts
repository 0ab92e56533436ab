import { expect, test } from 'vitest';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { BoardQuestion } from '../generation/asked.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { isDecidedByFirst } from '../testing/contrast/isDecidedByFirst.ts';
import { literalRight } from '../testing/generation/literalRight.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { seedOf } from '../vocabulary/seedOf.ts';
import { type Awaited, tableOf } from './tableOf.ts';

const BOARDS = 60 * Number(process.env.BOARDS ?? 1);

const awaited = Array.from({ length: BOARDS }, (_, at) => {
  const { awaits } = tableOf(lineBoard(randomFrom(seedOf(`asked ${at}`))), 'decision');
  return awaits === undefined ? [] : [{ at, awaits }];
}).flat();

function questionOf({ answer }: Awaited): BoardQuestion | undefined {
  if (answer.kind === 'order') return undefined;
  if (answer.kind === 'division') return { kind: 'divide', source: answer.choice.source };
  if (answer.legal === undefined) return undefined;
  return { kind: 'declare', which: answer.kind === 'attack' ? 'attackers' : 'blockers' };
}

/** A line says more than rules and cards are read for word for word. */
const isReadAlike = ({ game, answer }: Awaited, question: BoardQuestion): boolean =>
  answer.kind !== 'order' && literalRight(game, question, answer.player).length === answer.legal;

/** What is said where whatever is chosen is legal. */
const CHOOSING: ReadonlySet<RuleKey | undefined> = new Set(['attackers.choose', 'blockers.choose']);

test('what one’s own board awaits begins with the rule without which it would be another', () => {
  const asked = awaited.flatMap(({ at, awaits }) => {
    const question = questionOf(awaits);
    return question === undefined || !isReadAlike(awaits, question)
      ? []
      : [{ at, awaits, question }];
  });
  expect(asked.length).toBeGreaterThan(BOARDS / 4);
  const deciding = asked.filter(({ awaits: { rules } }) => !CHOOSING.has(rules[0]));
  expect(deciding.length).toBeGreaterThan(0);
  const apart = deciding.filter(
    ({ awaits: { game, answer, rules }, question }) =>
      !isDecidedByFirst({ game, asked: question, defending: answer.player, rules }),
  );
  expect(apart.map(({ at, awaits, question }) => [at, question, awaits.rules])).toEqual([]);
});
