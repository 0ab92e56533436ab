// Judges scenarios apart from the thread that asks: told the cards, then what to judge; tells what is wrong with it.
import { parentPort } from 'node:worker_threads';
import type { Card, CardLookup } from '#engine';
import { cardLookup } from '../cards.ts';
import { judgeInto } from './judgeInto.ts';
import type { ToJudge } from './libraryFiles.ts';

export type Task =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'judge'; readonly scenario: ToJudge };

/** What is wrong with the scenario, in words; or what was thrown, which is a mistake of the engine. */
export type Done =
  | { readonly kind: 'judged'; readonly problems: readonly string[] }
  | { readonly kind: 'failed'; readonly error: string };

let cards: CardLookup = new Map();

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'cards') cards = cardLookup(task.cards);
  else parentPort?.postMessage(judge(task.scenario));
});

function judge(scenario: ToJudge): Done {
  try {
    return { kind: 'judged', problems: judgeInto(scenario, cards) };
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    return { kind: 'failed', error: `${scenario.file}: ${stack ?? error}` };
  }
}
