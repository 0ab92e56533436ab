import type { EditionId } from '../citation/editions.ts';
import type { Line } from '../scenario/line.ts';
import { playOn } from '../scenario/play.ts';
import type { ScriptEntry, ScriptStep } from '../scenario/scenario.ts';
import type { GameState } from '../state/gameState.ts';
import type { Position } from '../training/position.ts';
import { type Ask, type KindName, QUESTION_KINDS } from '../training/questionKinds.ts';
import type { Decision } from '../turn/decision.ts';
import type { AnnouncedDamage, TurnContext } from '../turn/turnContext.ts';
import { turnMachine } from '../turn/turnMachine.ts';
import { PHASE_OF, type Step } from '../vocabulary/turnStructure.ts';

/** A question as its file for programs has it, of which only the words for people are left out. */
export interface QuestionInJson {
  readonly ask: Ask;
  readonly game: GameState;
  readonly waits: {
    readonly for: Decision['kind'];
    readonly assigned?: readonly AnnouncedDamage[];
  };
  readonly script: readonly ScriptStep[];
}

/** The answer as a file states it, from nothing but what the file for programs says of the question. */
export const answerFromJson = (asked: QuestionInJson): string | undefined =>
  answerTo(asked.ask.kind, asked.ask, positionOf(asked));

function answerTo<K extends KindName>(name: K, ask: Ask<K>, position: Position) {
  const kind = QUESTION_KINDS[name];
  const answer = kind.answer(ask, position);
  return answer === undefined ? undefined : kind.text(answer);
}

function positionOf({ game, waits, script }: QuestionInJson): Position {
  const line: Line = {
    snapshot: turnMachine.resolveState({
      value: stateNamed(game.turn.step, waits.for),
      context: contextOf(game, waits.assigned ?? []),
    }),
    moments: [],
    unlimited: game.players.flatMap(({ id, manaUncounted }) => (manaUncounted ? [id] : [])),
  };
  const { line: end } = playOn(line, scriptOf(game, script), { edition: game.edition, after: 0 });
  return { line, end, from: 0, frames: [] };
}

/** What a machine that waits there knows: what happened until then nobody asks of it, and so it says nothing. */
const contextOf = (game: GameState, announced: readonly AnnouncedDamage[]): TurnContext => ({
  game,
  log: [],
  announced,
  choicesSaid: Math.max(0, ...(game.choices ?? []).map(({ nth }) => nth + 1)),
  between: [],
});

/** Where the machine is while it waits for such a decision in this step. */
function stateNamed(step: Step, decision: Decision['kind']) {
  const within = WITHIN[decision];
  if (within === undefined) return 'gameOver';
  const phase = PHASE_OF[step];
  return phase === step ? { [phase]: within } : { [phase]: { [step]: within } };
}

const WITHIN: { readonly [D in Decision['kind']]: string | undefined } = {
  declareAttackers: 'acting',
  declareBlockers: 'acting',
  announceDamageOrder: 'ordering',
  assignCombatDamage: 'assigning',
  priority: 'open',
  gameOver: undefined,
};

const scriptOf = ({ edition, turn }: GameState, script: readonly ScriptStep[]) => {
  const at = { line: 1, column: 1 };
  const editions: readonly EditionId[] = [edition];
  const entries = script.map((step): ScriptEntry => ({ ...step, editions, at }));
  return {
    branch: 'main',
    editions,
    setup: { players: [], permanents: [] },
    start: turn.step,
    entries,
    // The script's end has a place, whether or not anything is left of it.
    outcome: [{ editions: [], at }],
    stops: 'events' as const,
  };
};
