import type { AskedChoice } from '#engine';
import type { EventKind, ObjectId, TriggerCode } from '../../engine.ts';
import type { EventOf } from '../messages.ts';
import { type NamedPhrases, namedPhrases } from '../namedPhrases.ts';
import type { Naming } from '../naming.ts';
import type { SentencesOf, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { EventLanguage } from './language.ts';

/** Sentences of an event that are not its first, and pieces that a sentence of it is made of. */
export type PieceName =
  | 'addedBand'
  | 'attackBand'
  | 'attackEach'
  | 'attackTaps'
  | 'becameBlockedSaid'
  | 'becameUnblockedSaid'
  | 'blockEach'
  | 'counterOn'
  | 'goesBecause'
  | 'goesToGraveyard'
  | 'paidMana'
  | 'paidSacrificed'
  | 'paidTapped'
  | 'spokenOf'
  | 'targeting'
  | 'tries';

/** The file of a language's words for the lines of a game. */
export interface Sentences {
  /** By the kind of event. */
  readonly events: SentencesOf<EventKind>;
  /** By `PieceName`. */
  readonly pieces: SentencesOf<PieceName>;
  /** Why an ability has triggered, by its event; `about`, where it is another object than `source`. */
  readonly triggers: SentencesOf<TriggerCode>;
  /** What a player could choose, about `it`. */
  readonly choices: SentencesOf<AskedChoice>;
  /** What stands between the parts of a row: of two, of more, and before the last of these; and between what comes in order. */
  readonly row: { readonly [R in 'between' | 'last' | 'then' | 'two']: string };
}

/** What an event is told with: what is put into its own sentence, and the sentences that follow it. */
export type Planned = Slots | readonly [Slots, ...string[]];

export type Plans<K extends EventKind> = {
  readonly [One in K]: (event: EventOf<One>, p: Planner, all: readonly ObjectId[]) => Planned;
};

/** What plans are made with: the objects of the game as phrases, and the pieces of a language. */
export interface Planner extends NamedPhrases {
  readonly l: EventLanguage;
  readonly n: Naming;
  readonly piece: (piece: PieceName, slots: Slots) => string;
}

export const plannerOf = (l: EventLanguage, n: Naming): Planner => ({
  ...namedPhrases(n),
  l,
  n,
  piece: (piece, slots) => inWords(l, ['pieces', piece], slots),
});

/** A sentence of a language's file for the lines of a game. */
export const inWords = (
  { sentences, grammar }: EventLanguage,
  [part, name]: Named,
  slots: Slots,
): string => say(sentences[part], name, slots, grammar);

type Named =
  | readonly [part: 'events', name: EventKind]
  | readonly [part: 'pieces', name: PieceName]
  | readonly [part: 'triggers', name: TriggerCode]
  | readonly [part: 'choices', name: AskedChoice];
