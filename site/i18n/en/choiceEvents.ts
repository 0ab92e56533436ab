import type { Asked, ObjectId } from '#engine';
import type { CounterKind } from '../abilities/words.ts';
import type { EventWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { counterWords } from './counters.ts';

/** What a player could choose, about an object. */
const ASKED: { readonly [A in Asked]: (what: string) => string } = {
  targets: (it) => `what ${it} targets`,
  modes: (it) => `the mode of ${it}`,
  order: (it) => `the order of their triggers, that of ${it} among them`,
  may: (it) => `whether to do what ${it} lets them do`,
  option: (it) => `what ${it} does`,
  place: () => 'where the new blocker comes in the damage order',
  named: (it) => `what ${it} lets them choose`,
  sacrificed: (it) => `what to sacrifice for ${it}`,
  attacking: (it) => `what is attacked because of ${it}`,
  attackers: () => 'attackers',
  blockers: () => 'blockers',
  damageOrder: (it) => `the damage order of ${it}`,
  division: (it) => `how to divide the damage of ${it}`,
  payment: (it) => (it === '' ? 'how to pay' : `how to pay for ${it}`),
  prevented: (it) => `which damage ${it} prevents`,
  replacement: (it) => `which effect applies first, that of ${it} or another`,
  legend: (it) => `which of the permanents called like ${it} to keep`,
  protector: (it) => `who protects ${it}`,
  discarded: () => 'which cards to discard',
};

const what = (
  source: ObjectId | undefined,
  counter: CounterKind | undefined,
  n: Naming,
): string => {
  if (source === undefined) return '';
  const it = n.object(source);
  return counter === undefined ? it : `the ${counterWords(counter)} on ${it}`;
};

/** Choices, made or left open. */
export const choiceEvents = {
  choiceMade: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `At random for ${player}: ${ASKED[asked](what(source, counter, n))}.`
      : `${player} chooses ${ASKED[asked](what(source, counter, n))}.`,
  choiceTaken: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `At random for ${player}: ${ASKED[asked](what(source, counter, n))}; the first legal choice is taken.`
      : `${player} could choose ${ASKED[asked](what(source, counter, n))}; the first legal choice is taken.`,
} satisfies Partial<EventWords>;
