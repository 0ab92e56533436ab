import type { Filter, Reference, Subject } from '../../engine.ts';
import { type Agreement, type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import type { SentencesOf } from '../wording/pattern.ts';
import { sayKnown } from '../wording/say.ts';
import { HOST, HOST_ATTACHED } from './host.ts';
import type { ReferenceWords } from './words.ts';

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
  playerOrPlaneswalkerAttacked: PLAYER,
  defendingPlayer: PLAYER,
  controllerOfTarget: PLAYER,
  eachOpponent: PLAYER,
  eachPlayer: PLAYER,
  chosenPlayer: PLAYER,
  created: CREATURE,
  chosen: CREATURE,
  each: CREATURE,
};

/** What an ability is printed on, by name. */
export const HOST_NAMED: Phrase = phrase(HOST, { ...REFERRED.self, traits: ['self'] });

const HOSTS = { host: HOST_NAMED, attached: phrase(HOST_ATTACHED, CREATURE) };

/** Several of them are spoken of, whatever was said of it before. */
export const isOfSeveral = (reference: Reference): boolean => REFERRED[reference].number === 'many';

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const plainIn = (references: SentencesOf<Reference>, grammar: Grammar): ReferenceWords =>
  // Each reference is one of its own names.
  Object.fromEntries(
    Object.entries(REFERRED).map(([one, as]) => {
      const { words, traits } = sayKnown(references, one, HOSTS, grammar);
      return [one, phrase(words, { ...as, traits })];
    }),
  ) as ReferenceWords;
