// What the engine says is wrong, found by asking it.
import {
  type CombatDamageAssignment,
  checkAttackers,
  checkBlockers,
  markDivision,
} from '#engine/mark';
import { type AnsweredQuestion, objectId, playerId } from '../../../site/engine.ts';
import type { AnswerOf } from '../../../site/questions/asking/answerKind.ts';
import type { Control } from '../../../site/questions/control.ts';

export type Pair = readonly [creature: string, what: string];
export type Share = readonly [to: string, amount: number];
type Rows = Extract<Control, { readonly kind: 'attack' | 'block' }>['rows'];
type Declaring = AnswerOf<'attack' | 'block'>;

/** Something wrong that a reader may answer. */
export interface WrongWay<T> {
  readonly given: T;
  readonly isLegal: boolean;
}

const wrongWays = <T>(illegal: T | undefined, missing: T | undefined): readonly WrongWay<T>[] => [
  ...(illegal === undefined ? [] : [{ given: illegal, isLegal: false }]),
  ...(missing === undefined ? [] : [{ given: missing, isLegal: true }]),
];

/** A declaration that is illegal, and a legal one that is not what is asked for. */
export function wrongDeclarations(
  question: AnsweredQuestion,
  answer: Declaring,
  rows: Rows,
): readonly WrongWay<readonly Pair[]>[] {
  const verdictOn = (pairs: readonly Pair[]): string => verdict(question, answer, pairs);
  const all = declarations(rows);
  const illegal = all.find((pairs) => verdictOn(pairs) === 'illegal');
  const { aimed } = answer;
  const missing =
    aimed &&
    all.find((pairs) => creaturesIn(pairs) !== aimed.creatures && verdictOn(pairs) === 'legal');
  return wrongWays(illegal, missing || undefined);
}

const creaturesIn = (pairs: readonly Pair[]): number =>
  new Set(pairs.map(([creature]) => creature)).size;

/** One pair, all creatures at the same, each at another, and nothing at all. */
function declarations(rows: Rows): readonly (readonly Pair[])[] {
  const single = rows.flatMap(({ id, options }) =>
    options.map(({ value }): readonly Pair[] => [[id, value]]),
  );
  const together = (rows[0]?.options ?? []).map(({ value }) =>
    rows.map(({ id }): Pair => [id, value]),
  );
  const apart = rows.flatMap(({ id, options }, at): Pair[] => {
    const option = options[at % options.length];
    return option === undefined ? [] : [[id, option.value]];
  });
  return [...single, ...together, apart, []];
}

function verdict({ state }: AnsweredQuestion, { kind, player }: Declaring, pairs: readonly Pair[]) {
  if (kind === 'block') {
    const blocks = pairs.map(([blocker, attacker]) => ({
      blocker: objectId(blocker),
      attacker: objectId(attacker),
    }));
    return checkBlockers(state, player, { blocks }).verdict;
  }
  const attacks = pairs.map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: state.players.some(({ id }) => id === target)
      ? ({ kind: 'player', player: playerId(target) } as const)
      : ({ kind: 'permanent', permanent: objectId(target) } as const),
  }));
  return checkAttackers(state, { attacks }).verdict;
}

/** A division that is illegal, and a legal one that does not come to what is asked for. */
export function wrongDivisions(
  { state }: AnsweredQuestion,
  { player, choice: { source, recipients, amount }, aimed }: AnswerOf<'division'>,
): readonly WrongWay<readonly Share[]>[] {
  const wholly = recipients.map((to): readonly CombatDamageAssignment[] => [
    { source, to, amount },
  ]);
  const short = wholly.map((all) => all.map((one) => ({ ...one, amount: amount - 1 })));
  const illegal = [...wholly, ...short].find(
    (own) => markDivision(state, player, source, own).verdict === 'illegal',
  );
  const missing = aimed?.ways.find(({ reaches }) => !reaches)?.assignments;
  return wrongWays(illegal?.map(shareOf), missing?.map(shareOf));
}

export const shareOf = ({ to, amount }: CombatDamageAssignment): Share => [
  to.kind === 'player' ? to.player : to.object,
  amount,
];
