import type { Effect } from '../../engine.ts';
import type { EventWords } from '../messages.ts';
import { numberOf, type Speaking, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Skippable = Extract<Effect, { readonly kind: 'skipNext' }>['what'];

const SKIPPED: { readonly [S in Skippable]: string } = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  combat: 'combat phase',
  turn: 'turn',
};

type TurnChange = Extract<Effect, { readonly kind: 'extraStep' | 'skipNext' }>;

/** `each opponent skips their next combat phase` */
export function turnChangeWords(effect: TurnChange, speaking: Speaking): string {
  if (effect.kind === 'extraStep')
    return `after this ${effect.after} there is another ${steps[effect.step].toLowerCase()}`;
  const who = subjectWords(effect.subject, speaking);
  if (who === 'you') return `skip your next ${SKIPPED[effect.what]}`;
  return `${who} skip${numberOf(effect.subject) === 'one' ? 's' : ''} their next ${SKIPPED[effect.what]}`;
}

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${n.object(by)} adds another ${steps[step].toLowerCase()}.`,
  skipMade: ({ player, what }) => `${player} will skip their next ${SKIPPED[what]}.`,
  skipped: ({ player, what }) => `${player} skips this ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
