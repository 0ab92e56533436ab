import { known } from '../../vocabulary/result.ts';
import { readBoard } from './problemsOf.ts';

/** What Ada and Nil have, what happens, and what is asked: each as a file has it between its brackets. */
export interface BoardAsked {
  readonly ada: string;
  readonly nil?: string;
  readonly script: string;
  readonly asked: string;
}

/** A scenario of all editions that asks one question, from declaring attackers on. */
export function scenarioAsking({ ada, nil = '', script, asked }: BoardAsked) {
  const read = readBoard(
    `players: { Ada: {}, Nil: {} }
board: { Ada: [${ada}], Nil: [${nil}] }
start: declare-attackers
script: [${script}]
questions: [{ id: asked, ${asked} }]`,
    'all',
  );
  return known(read.ok ? read.value : undefined, 'scenario');
}
