import type { AskKind } from '../library/judged/facts.ts';
import type { AskedItem } from './askedItems.ts';
import { levelOf } from './level.ts';

/** Seconds from knowing the board to having given the answer. */
const TO_ANSWER: { readonly [K in AskKind]: number } = {
  holds: 15,
  pickPlayers: 15,
  legality: 20,
  pickCreatures: 20,
  pickTriggering: 20,
  number: 25,
  order: 30,
  pickSteps: 30,
  divide: 35,
  when: 35,
  declare: 40,
  pickActs: 45,
};

/** Seconds for each of the five degrees of bookkeeping, to take in what lies there and has happened. */
const TO_READ = 10;

/** Seconds for each degree of knowledge after the first, to think which rules there are. */
const TO_THINK = 8;

/** How many seconds an answer takes, reading the board and the ruling included; of a board already read, less. */
export function secondsFor({ facts, question }: AskedItem, board: 'new' | 'read'): number {
  const { knowledge, bookkeeping } = levelOf(facts);
  const asked = facts.questions.find(({ id }) => id === question);
  return (
    (board === 'new' ? TO_READ * bookkeeping : 0) +
    TO_THINK * (knowledge - 1) +
    TO_ANSWER[asked?.ask ?? 'number']
  );
}

/** How many minutes a round through these takes, at least one: what is asked of one board is asked in a row. */
export function expectedMinutes(items: readonly AskedItem[]): number {
  const seconds = items.map((item, at) =>
    secondsFor(item, items[at - 1]?.facts.slug === item.facts.slug ? 'read' : 'new'),
  );
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60));
}
