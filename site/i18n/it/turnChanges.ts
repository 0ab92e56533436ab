import type { Effect } from '../../engine.ts';
import { uncapital } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { verb } from './nouns.ts';
import { isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Skippable = Extract<Effect, { readonly kind: 'skipNext' }>['what'];

const SKIPPED: { readonly [S in Skippable]: string } = {
  untap: 'sottofase di STAP',
  upkeep: 'sottofase di mantenimento',
  draw: 'sottofase di acquisizione',
  combat: 'fase di combattimento',
  turn: 'turno',
};

type TurnChange = Extract<Effect, { readonly kind: 'extraStep' | 'skipNext' }>;

/** `ogni avversario salta la sua prossima fase di combattimento` */
export function turnChangeWords(effect: TurnChange, speaking: Speaking): string {
  if (effect.kind === 'extraStep')
    return `dopo questa ${effect.after === 'step' ? 'sottofase' : 'fase'} c’è un’altra ${uncapital(steps[effect.step])}`;
  const { what, subject } = effect;
  const isMasculine = what === 'turn';
  if (isYou(subject)) return `salta ${isMasculine ? 'il tuo' : 'la tua'} ${next(what)}`;
  const does = verb(numberOf(subject), 'salta', 'saltano');
  return `${subjectWords(subject, speaking)} ${does} ${isMasculine ? 'il suo' : 'la sua'} ${next(what)}`;
}

const next = (what: Skippable): string =>
  `${what === 'turn' ? 'prossimo' : 'prossima'} ${SKIPPED[what]}`;

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${n.object(by)} aggiunge un’altra ${uncapital(steps[step])}.`,
  skipMade: ({ player, what }) =>
    `${player} salterà ${what === 'turn' ? 'il suo' : 'la sua'} ${next(what)}.`,
  skipped: ({ player, what }) =>
    `${player} salta ${what === 'turn' ? 'questo' : 'questa'} ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
