import { divisionsOf } from '../damage/divisionsOf.ts';
import { damageStepOf } from '../damage/steps.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { type DivideAnswer, divisionAnswer } from '../training/kinds/divide/answerDivision.ts';
import type { BoardQuestion } from './asked.ts';

type AskedDivision = Extract<BoardQuestion, { kind: 'divide' }>;
type Division = readonly CombatDamageAssignment[];

/** The divisions that are right, and how many are legal; nothing where none can be asked for, or an aim asks for nothing. */
export function divisionsReaching(
  game: GameState,
  { source, aim }: AskedDivision,
):
  | {
      readonly all: readonly Division[];
      readonly reaching: readonly Division[];
      readonly legal: number;
    }
  | undefined {
  const player = permanentOf(game, source)?.controller;
  const all = player && divisionsOf(game, player, damageStepOf(game), source, LISTABLE);
  if (all === undefined || all.length === 0) return undefined;
  const most = Math.max(...all.map(toPlayers));
  const reaching = aim === undefined ? all : all.filter((one) => toPlayers(one) === most);
  return aim !== undefined && reaching.length === all.length
    ? undefined
    : { all, reaching, legal: all.length };
}

/** Divisions past this are more than anybody looks through. */
const LISTABLE = 512;

const toPlayers = (division: Division): number =>
  division.reduce((sum, { to, amount }) => sum + (to.kind === 'player' ? amount : 0), 0);

/** The answer to a division that is asked for. */
export function aimedDivision(game: GameState, asked: AskedDivision): DivideAnswer | undefined {
  const divisions = divisionsReaching(game, asked);
  const player = permanentOf(game, asked.source)?.controller;
  const any = player && divisionAnswer(game, player, asked.source);
  if (asked.aim === undefined || divisions === undefined || any === undefined) return any;
  const ways = divisions.all.map((assignments) => ({
    assignments,
    died: [],
    toPlayers: toPlayers(assignments),
    reaches: divisions.reaching.includes(assignments),
  }));
  const [example = any.example] = divisions.reaching;
  return { ...any, aimed: { aim: { kind: 'mostToPlayer' }, ways }, example };
}
