import type { SaidAct } from '../../log/act.ts';
import type { ScriptToPlay } from '../../scenario/scriptToPlay.ts';
import { scriptsOf } from '../../scenario/scriptToPlay.ts';
import { known } from '../../vocabulary/result.ts';
import type { BoardAct } from '../board.ts';
import { choicesFirst } from '../choicesFirst.ts';
import { scenarioOf } from '../scenarioOf.ts';
import type { Awaited } from '../tableOf.ts';
import type { TriedAct } from '../tried.ts';
import type { Standing } from './standing.ts';

/** What is played of a board that asks something. */
export interface LessonScript {
  readonly script: ScriptToPlay;
  /** How many of its entries come before the question. */
  readonly after: number;
}

/** With something that is done after it: a script goes on. */
export function scriptOf(standing: Standing): LessonScript {
  const { board } = standing;
  const acts = choicesFirst(board.acts);
  const [script] = scriptsOf(scenarioOf({ ...board, acts: [...acts, ...laterOn(standing)] }));
  return { script: known(script, 'script'), after: acts.length };
}

/** What happens after the question: what was decided already, or what is right. */
export const laterOn = ({ later, awaits, board }: Standing): readonly BoardAct[] =>
  awaits === undefined
    ? later.length + board.acts.length > 0
      ? later
      : NO_ATTACK
    : exampleOf(awaits);

const NO_ATTACK: readonly SaidAct<'attack'>[] = [{ kind: 'attack', declaration: { attacks: [] } }];

/** Of damage, the engine’s suggestion is taken: others may divide theirs, too. */
function exampleOf({ answer }: Awaited): readonly TriedAct[] {
  switch (answer.kind) {
    case 'attack':
      return [{ kind: 'attack', declaration: answer.example }];
    case 'block':
      return [{ kind: 'block', declaration: answer.example }];
    case 'division':
    case 'order':
      return [];
  }
}
