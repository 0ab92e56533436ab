import { z } from 'zod';
import { amount } from './amount.ts';
import { counterKind } from './counter.ts';
import { damageSort } from './damageSort.ts';
import { duration } from './duration.ts';
import { enteringOnce } from './entering.ts';
import { filter } from './filter.ts';
import { manaCost, positive, wordOf } from './form.ts';
import { CAST_FROM_EXILE } from './keywords/lists.ts';
import {
  objectReference,
  objects,
  oneObject,
  playerReference,
  reference,
  subject,
} from './reference.ts';

/** Effects on permanents, on spells and on cards in other zones. */
export const EFFECTS_ON_OBJECTS = {
  // CR 701.3: its source
  attach: {
    beside: 'subject',
    fields: { subject: objects },
    example: { attach: 'target' },
    means: 'attach its source to this',
  },
  // CR 702.95b
  pair: {
    beside: 'subject',
    fields: { subject: objects },
    example: { pair: 'target' },
    means: 'its source and one of these, which you choose, become paired',
  },
  phaseOut: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'phase-out': 'target' },
    means: 'these phase out',
  },
  // CR 702.26a-c: what phases in does not phase out again.
  phaseInAndOut: {
    beside: 'filter',
    fields: { filter },
    example: { 'phase-in-and-out': { type: 'creature' } },
    means:
      'at one time, what is phased out and fits phases in, and what fits and has phasing phases out',
  },
  regenerate: {
    beside: 'subject',
    fields: { subject: objects },
    example: { regenerate: 'target' },
    means: 'regenerate these',
  },
  returnToHand: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'return-to-hand': 'target' },
    means: 'return these to their owners’ hands',
  },
  putOnLibraryBottom: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'put-on-library-bottom': 'target' },
    means: 'put these on the bottom of their owners’ libraries',
  },
  sacrifice: {
    beside: 'subject',
    fields: { subject: objects },
    example: { sacrifice: 'self' },
    means: 'sacrifice these',
  },
  // CR 701.6a
  counter: {
    beside: 'subject',
    fields: { subject: objects },
    example: { counter: 'target' },
    means: 'counter these spells',
  },
  tap: {
    beside: 'subject',
    fields: { subject: objects },
    example: { tap: 'target' },
    means: 'tap these',
  },
  untap: {
    beside: 'subject',
    fields: { subject: objects },
    example: { untap: 'target' },
    means: 'untap these',
  },
  shuffleIntoLibrary: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'shuffle-into-library': 'target' },
    means: 'shuffle these into their owners’ libraries',
  },
  destroy: {
    beside: 'subject',
    fields: { subject: objects, noRegeneration: z.literal(true).exactOptional() },
    example: { destroy: 'target', 'no-regeneration': true },
    means: 'destroy these, which can’t be regenerated where that is said',
  },
  exile: {
    beside: 'subject',
    fields: { subject: objects, until: wordOf(['anOpponentIsMonarch']).exactOptional() },
    example: { exile: 'target', until: 'an-opponent-is-monarch' },
    means: 'exile these, for good or until that happens',
  },
  dealDamage: {
    beside: 'n',
    fields: {
      n: amount,
      subject,
      by: oneObject.exactOptional(),
      unpreventable: z.literal(true).exactOptional(),
    },
    example: { 'deal-damage': 3, on: 'target', by: 'second-target', unpreventable: true },
    means:
      'its source, or this, deals so much damage to these, which can’t be prevented where that is said',
  },
  // CR 701.14a
  fight: {
    beside: 'one',
    fields: { one: oneObject, other: oneObject },
    written: { other: 'with' },
    example: { fight: 'self', with: 'target' },
    means: 'the one creature fights the other',
  },
  // CR 615.7
  preventNext: {
    beside: 'n',
    fields: {
      n: amount,
      subject,
      andYours: z.literal(true).exactOptional(),
      dealing: reference.exactOptional(),
    },
    example: { 'prevent-next': 4, on: 'you', 'and-yours': true, dealing: 'target' },
    means:
      'prevent the next so much damage to these, and to what they control; its source deals what is prevented to that',
  },
  // CR 615.1
  preventNextTime: {
    beside: 'subject',
    fields: { subject, from: objectReference },
    example: { 'prevent-next-time': 'you', from: 'target' },
    means: 'the next time that this source would deal them damage this turn, prevent it',
  },
  // CR 614.9
  redirect: {
    beside: 'subject',
    fields: {
      subject,
      to: reference,
      damage: damageSort.default('any'),
      n: amount.exactOptional(),
      from: objectReference.exactOptional(),
      once: z.literal(true).exactOptional(),
    },
    example: {
      redirect: 'you',
      to: 'target',
      damage: 'combat',
      n: 1,
      from: 'second-target',
      once: true,
    },
    means:
      'this turn such damage to these, or the next so much, only by this source or the next time, is dealt to that instead',
  },
  preventAll: {
    beside: 'damage',
    fields: {
      damage: damageSort,
      to: subject.exactOptional(),
      by: objects.exactOptional(),
      from: filter.exactOptional(),
    },
    example: { 'prevent-all': 'combat', to: 'self', by: 'target', from: { color: 'green' } },
    means: 'prevent all such damage this turn, to these or by those, and only by sources that fit',
  },
  gainControl: {
    beside: 'subject',
    fields: { subject: objects, by: playerReference.exactOptional(), until: duration },
    example: { 'gain-control': 'target', by: 'you', until: 'end-of-turn' },
    means: 'you, or this player, gain control of these',
  },
  addCounters: {
    beside: 'counter',
    fields: {
      counter: counterKind,
      n: amount.default(1),
      subject: objects.prefault('self'),
      max: positive.exactOptional(),
    },
    example: { 'add-counters': '+1/+1', n: 3, max: 2, on: 'target' },
    means: 'put so many such counters on these, never to more than `max`',
  },
  // CR 701.37a
  monstrosity: {
    beside: 'n',
    fields: { n: amount },
    example: { monstrosity: 3 },
    means: 'its source gets so many +1/+1 counters and becomes monstrous, once',
  },
  putOntoBattlefield: {
    beside: 'subject',
    fields: { subject: objects, entering: enteringOnce.exactOptional() },
    example: { 'put-onto-battlefield': 'target', entering: 'tapped-and-attacking' },
    means: 'put these cards onto the battlefield under your control',
  },
  // CR 608.2g
  castFromExile: {
    beside: 'by',
    fields: { by: wordOf(CAST_FROM_EXILE), cost: manaCost.exactOptional() },
    example: { 'cast-from-exile': 'madness', cost: '{R}' },
    means: 'its source, a card in exile, may be cast, for this cost or for nothing',
  },
  exileLibrary: {
    fields: {},
    example: { 'exile-library': true },
    means: 'exile all the cards of your library',
  },
  shuffleGraveyardIntoLibrary: {
    fields: {},
    example: { 'shuffle-graveyard-into-library': true },
    means: 'the owner of its source shuffles their graveyard into their library',
  },
} as const;
