import type { z } from 'zod';
import { entriesFor } from '../vocabulary/entries.ts';
import { type Filter, filter } from './filter.ts';
import { heads, mapping, oneOf } from './form.ts';
import { type Words, wordForm, wordsOf } from './table.ts';

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
  playerOrPlaneswalkerAttacked:
    'the player or planeswalker that the creature of the event attacks; nothing where that is a battle',
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

/** Whether it is an object, a player, or what may be the one or the other. */
const SORTS: { readonly [R in Reference]: 'object' | 'player' | 'either' } = {
  self: 'object',
  attached: 'object',
  target: 'either',
  secondTarget: 'either',
  targets: 'either',
  you: 'player',
  eventCreature: 'object',
  eventCreatures: 'object',
  eventPlayer: 'player',
  attackedByEventCreature: 'either',
  playerOrPlaneswalkerAttacked: 'either',
  defendingPlayer: 'player',
  controllerOfTarget: 'player',
  eachOpponent: 'player',
  eachPlayer: 'player',
  chosenPlayer: 'player',
  created: 'object',
  chosen: 'either',
  each: 'either',
};

/** Of which sort what stands so must be, where a word is said of nothing else. */
export const STANDING: Readonly<Record<'object' | 'player', readonly Reference[]>> = {
  object: ['self', 'attached'],
  player: ['you', 'eachOpponent', 'eachPlayer'],
};

const referenceAmong = (isMeant: (reference: Reference) => boolean): z.ZodType<Reference> =>
  wordForm(entriesFor(wordsOf(REFERENCES).filter(isMeant), (word) => REFERENCES[word]));

export const reference = wordForm(REFERENCES);
/** One of them, of which something can be counted. */
export const oneObject = referenceAmong(
  (word) => SORTS[word] !== 'player' && word !== 'targets' && word !== 'eventCreatures',
);
export const onePlayer = referenceAmong(
  (word) => SORTS[word] !== 'object' && !['targets', 'eachOpponent', 'eachPlayer'].includes(word),
);
/** What an ability knows that need not resolve: one object, or one player. */
export const standingObject = referenceAmong((word) => STANDING.object.includes(word));
export const standingPlayer = referenceAmong(
  (word) => word === 'you' || word === 'defendingPlayer' || word === 'chosenPlayer',
);
export const objectReference = referenceAmong((word) => SORTS[word] !== 'player');
export const playerReference = referenceAmong((word) => SORTS[word] !== 'object');

/** One object in hand, or those of several that fit a filter, or everything that does. */
export type Subject =
  | { readonly kind: 'reference'; readonly reference: Reference; readonly which?: Filter }
  | { readonly kind: 'all'; readonly filter: Filter };

const byReference = (form: z.ZodType<Reference>) =>
  ['word', form.transform((word): Subject => ({ kind: 'reference', reference: word }))] as const;

const FITTING = [
  'mapping',
  filter.transform((all): Subject => ({ kind: 'all', filter: all })),
] as const;

const ofObjects = (form: z.ZodType<Reference>): z.ZodType<Subject> =>
  oneOf([
    byReference(form),
    [
      heads('that'),
      mapping({ that: objectReference, which: filter }).transform(
        ({ that, which }): Subject => ({ kind: 'reference', reference: that, which }),
      ),
    ],
    FITTING,
  ]);

/** `target`, `{ that: target, which: { tapped: true } }`, `{ type: creature }`; objects and players. */
export const subject: z.ZodType<Subject> = ofObjects(reference).meta({ id: 'subject' });

/** The same of what is done to objects alone. */
export const objects: z.ZodType<Subject> = ofObjects(objectReference).meta({ id: 'objects' });

/** Of what is done to players alone. */
export const players: z.ZodType<Subject> = oneOf([byReference(playerReference)]).meta({
  id: 'players',
});

/** What an ability or effect is about where it names nothing: its source. */
export const SELF: Subject = { kind: 'reference', reference: 'self' };

/** What an ability is about that speaks of the game or of its controller. */
export const EVERYTHING: Subject = { kind: 'all', filter: {} };

/** What an ability is about that need not resolve: its source, what that is attached to, whatever fits. */
export const standing: z.ZodType<Subject> = oneOf([byReference(standingObject), FITTING]).meta({
  id: 'standing',
});

/** The same, or players: whose event it is. */
export const whose: z.ZodType<Subject> = oneOf([
  byReference(referenceAmong((word) => Object.values(STANDING).flat().includes(word))),
  FITTING,
]).meta({ id: 'whose' });
