import type { Filter, Reference, Subject } from '../../engine.ts';
import type { Agreement, Grammar } from '../wording/grammar.ts';
import type { SentencesOf } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import { HOST, HOST_ATTACHED } from './host.ts';
import type { Speaking } from './words.ts';

export const isSelf = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'self';

export const isYou = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'you';

/** CR 702.16k: a quality that is nothing but whose it is. */
export const isOfOpponents = (quality: Filter): boolean =>
  quality.controller === 'opponent' && Object.keys(quality).length === 1;

const CREATURE = { gender: 'f', number: 'one' } as const;
const CREATURES = { gender: 'f', number: 'many' } as const;
const PLAYER = { gender: 'm', number: 'one' } as const;

/** What words about each of them agree with: it is a creature, where nothing else is named. */
export const REFERRED: { readonly [R in Reference]: Agreement } = {
  self: { gender: 'host', number: 'one' },
  attached: CREATURE,
  target: CREATURE,
  targets: CREATURES,
  secondTarget: CREATURE,
  you: PLAYER,
  eventCreature: CREATURE,
  eventCreatures: CREATURES,
  eventPlayer: PLAYER,
  attackedByEventCreature: PLAYER,
  defendingPlayer: PLAYER,
  controllerOfTarget: PLAYER,
  eachOpponent: PLAYER,
  eachPlayer: PLAYER,
  chosenPlayer: PLAYER,
  created: CREATURE,
  chosen: CREATURE,
  each: CREATURE,
};

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const plainIn = (references: SentencesOf<Reference>, grammar: Grammar): Speaking =>
  // Each reference is one of its own names.
  Object.fromEntries(
    Object.keys(REFERRED).map((one) => [
      one,
      say(references, one, { host: HOST, attached: HOST_ATTACHED }, grammar),
    ]),
  ) as Speaking;
