import type { z } from 'zod';
import { type Filter, filter } from './filter.ts';
import { heads, mapping, oneOf } from './form.ts';
import { type Words, wordForm } from './table.ts';

/** What an ability or effect has in hand. */
export const REFERENCES = {
  self: 'its source',
  attached: 'what its source is attached to',
  target: 'the target, or the first of them',
  secondTarget: 'the second target',
  targets: 'all targets',
  you: 'its controller',
  eventCreature:
    'the creature that the triggering event was about: the other one, where there is one',
  eventCreatures: 'all creatures that the triggering event was about',
  eventPlayer: 'the player whom the triggering event was about',
  attackedByEventCreature: 'the player or permanent that the creature of the event attacks',
  defendingPlayer: 'the defending player',
  controllerOfTarget: 'who controls the target',
  eachOpponent: 'every opponent of its controller',
  eachPlayer: 'every player',
  chosenPlayer: 'the player chosen as its source entered',
  created: 'the tokens that this effect has made',
  chosen: 'what was chosen for it as it resolved',
  each: 'one after the other of those that it does something for',
} as const satisfies Words;

export type Reference = keyof typeof REFERENCES;

export const reference = wordForm(REFERENCES);

/** One object in hand, or those of several that fit a filter, or everything that does. */
export type Subject =
  | { readonly kind: 'reference'; readonly reference: Reference; readonly which?: Filter }
  | { readonly kind: 'all'; readonly filter: Filter };

/** `target`, `{ that: target, which: { tapped: true } }`, `{ type: creature }`. */
export const subject: z.ZodType<Subject> = oneOf([
  ['word', reference.transform((word): Subject => ({ kind: 'reference', reference: word }))],
  [
    heads('that'),
    mapping({ that: reference, which: filter }).transform(
      (form): Subject => ({ kind: 'reference', reference: form.that, which: form.which }),
    ),
  ],
  ['mapping', filter.transform((all): Subject => ({ kind: 'all', filter: all }))],
]).meta({ id: 'subject' });

/** What an ability or effect is about where it names nothing: its source. */
export const SELF: Subject = { kind: 'reference', reference: 'self' };
