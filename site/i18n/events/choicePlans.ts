import type { EventOf } from '../messages.ts';
import { inWords, type Planner, type Plans } from './planning.ts';

type Choice = EventOf<'choiceMade'> | EventOf<'choiceTaken'>;

/** Choices, made or left open. */
export const choicePlans: Plans<'choiceMade' | 'choiceTaken'> = {
  choiceMade: (choice, p) => slotsOf(choice, p),
  choiceTaken: (choice, p) => slotsOf(choice, p),
};

const slotsOf = (choice: Choice, p: Planner) => ({
  player: choice.player,
  what: inWords(p.l, ['choices', choice.asked], { it: aboutWhat(choice, p) }),
  atRandom: choice.atRandom ? 'yes' : undefined,
});

// CR 122.1c: what a counter does is told from what its holder does.
function aboutWhat({ source, counter }: Choice, { l, one, piece }: Planner) {
  if (source === undefined) return undefined;
  return counter === undefined
    ? one(source)
    : piece('counterOn', { counter: l.lexicon.counter(counter), on: one(source) });
}
