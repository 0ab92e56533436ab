import { stateValue } from '../../training/kinds/number/measured.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { gameAsked, type PlayedStanding } from './standing.ts';

/** More than so many nobody counts. */
const MOST_COUNTED = 40;
/** Of two things one comes first: that is guessed. */
const FEWEST_IN_ORDER = 3;

/** Whether the answer is none that goes without saying: nothing, everything, or what is so already. */
export function asksSomething(standing: PlayedStanding): boolean {
  const { answer } = standing;
  switch (answer.kind) {
    case 'number':
      return (
        answer.value > 0 &&
        answer.value <= MOST_COUNTED &&
        answer.value !== before(standing, 'life') &&
        answer.value < (before(standing, 'lifeLost') ?? MOST_COUNTED + 1)
      );
    case 'pick': {
      const right = answer.options.filter((option) => option.right).length;
      return right > 0 && right < answer.options.length;
    }
    case 'attack':
      return answer.example.attacks.length > 0;
    case 'block':
      return answer.example.blocks.length > 0;
    case 'order':
      return new Set(answer.items.map((item) => JSON.stringify(item))).size >= FEWEST_IN_ORDER;
    case 'legality':
      return true;
    case 'division':
    case 'yesNo':
      return false;
    default:
      return assertNever(answer);
  }
}

/** A player's life as it is asked, where that is what the question is about: all of it lost ends the game. */
function before(standing: PlayedStanding, about: 'life' | 'lifeLost'): number | undefined {
  const { ask } = standing.draft;
  return ask.kind === 'number' && ask.of.kind === about
    ? stateValue({ kind: 'life', player: ask.of.player }, gameAsked(standing))
    : undefined;
}
