import type {
  Ability,
  Amount,
  CardType,
  Color,
  Condition,
  Cost,
  Effect,
  Filter,
  Reference,
  Subject,
} from '../../engine.ts';
import {
  type Agreement,
  type Grammar,
  type Mood,
  type Phrase,
  phrase,
} from '../wording/grammar.ts';
import type { Said, Slots, Wording } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { EffectContext } from './clauses.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { CounterKind, DamageSort, Duration, EffectOf, Moment, Skippable } from './words.ts';

type Naming = (subject: Subject, voice: EffectContext) => Phrase;

/**
 * How a language names whom an effect concerns, and how much, after all that was said before it. `is` tells `you`, and
 * `it` where a pronoun is enough.
 */
export interface EffectPhrases extends NestedEffects {
  /** Who acts: no words for you, and where the language leaves out whom it has just named. */
  readonly who: Naming;
  readonly whom: Naming;
  /** What something is done to; where to each that fits, all of them. */
  readonly all: Naming;
  /** What something is done to one by one. */
  readonly each: Naming;
  /** `3 life`, `combat damage equal to its power`: how much of it `subject` gets. */
  readonly much: (n: Amount, of: Measured, voice: EffectContext, subject?: Subject) => Phrase;
  /** `two cards`, `a +1/+1 counter` */
  readonly many: (n: Amount, of: Counted) => string;
  readonly some: (n: Amount, filter: Filter) => string;
  readonly amount: (n: Amount, voice: EffectContext) => string;
  /** `, X being its power` */
  readonly whereX: (amounts: readonly Amount[], voice: EffectContext) => string;
  /** ` until end of turn` */
  readonly lasting: (until: Duration) => string;
  readonly mana: (mana: string) => string;
  readonly step: (step: EffectOf<'extraStep'>['step']) => string;
  readonly skipped: (what: Skippable) => string;
  /** So many of tokens so described. */
  readonly tokens: (n: Amount, one: string, many: string) => string;
  /** `bianche e rosse`, of what is of these colors. */
  readonly colored: (colors: readonly Color[], as: Agreement) => string;
  readonly types: (types: readonly CardType[]) => string;
  readonly subtypes: (subtypes: readonly string[]) => string;
  /** `flying and haste` */
  readonly abilities: (abilities: readonly Ability[], voice: EffectContext) => string;
  readonly moment: (at: Moment) => Said;
  readonly condition: (condition: Condition) => Said;
  /** `counter` with what kind it is. */
  readonly counter: (kind: CounterKind) => string;
  readonly pay: (cost: Cost) => string;
}

/** How a language tells effects inside the sentence of another. */
export interface NestedEffects {
  /** All of them, in one sentence. */
  readonly inside: (effects: readonly Effect[], voice: EffectContext, where?: Inside) => string;
  /** `you may draw a card` */
  readonly mayDo: (effects: readonly Effect[], voice: EffectContext) => string;
  /** What may be done besides in the same sentence, where the rest does more to the same thing. */
  readonly alsoDo: (
    first: readonly Effect[],
    rest: readonly Effect[],
    voice: EffectContext,
  ) => string | undefined;
  readonly options: (options: EffectOf<'either'>['options'], voice: EffectContext) => string;
}

interface Inside {
  /** What is known of what that sentence has said before it: of a condition, or of when. */
  readonly behind?: Said['traits'];
  /** The effects that it has told. */
  readonly said?: readonly Effect[];
}

export type Measured = 'life' | DamageSort;
export type Counted = 'card' | 'poison' | CounterKind;

/** What a language has for what effects do: a sentence for each kind. */
export interface EffectRoom {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly phrases: EffectPhrases;
  readonly effects: Wording;
}

/** What stands in the sentence of an effect, which has the name of its kind. */
export type EffectPlans<K extends Effect['kind']> = {
  readonly [E in K]: (effect: EffectOf<E>, l: EffectRoom, voice: EffectContext) => Slots;
};

/** A sentence within the sentence of an effect. */
export const piece = (
  name: string,
  slots: Slots,
  { effects, grammar }: Pick<EffectRoom, 'effects' | 'grammar'>,
): string => say(effects, name, slots, grammar);

/** The same for one amount; beside "that many" there is no X. */
export const whereX = (n: Amount, { phrases }: EffectRoom, voice: EffectContext): string =>
  typeof n !== 'number' && n.kind === 'eventAmount' ? '' : phrases.whereX([n], voice);

/** Something that is or is not so, as sentences ask for it. */
export const yes = (is: unknown): 'yes' | undefined => (is ? 'yes' : undefined);

export const to = (reference: Reference): Subject => ({ kind: 'reference', reference });

export const named = (
  reference: Reference | undefined,
  { phrases }: EffectRoom,
  voice: EffectContext,
): Phrase | undefined => (reference === undefined ? undefined : phrases.whom(to(reference), voice));

/** Whom an effect concerns, in every way in which its sentence may speak of them. */
export const onWhom = (subject: Subject, l: EffectRoom, voice: EffectContext) => ({
  who: withBesides('who', subject, l, voice),
  whom: withBesides('whom', subject, l, voice),
  all: withBesides('all', subject, l, voice),
  each: withBesides('each', subject, l, voice),
});

/** With those to whom the same is done in one breath. */
export const withBesides = (
  name: 'who' | 'whom' | 'all' | 'each',
  subject: Subject,
  l: EffectRoom,
  voice: EffectContext,
): Phrase =>
  voice.besides
    .flatMap(({ effect, speaking }) =>
      'subject' in effect && effect.subject !== undefined
        ? [l.phrases[name](effect.subject, { ...voice, speaking })]
        : [],
    )
    .reduce((one, other) => bothOf(one, other, l), l.phrases[name](subject, voice));

const bothOf = (one: Phrase, other: Phrase, l: EffectRoom): Phrase => ({
  gender: one.gender === 'f' && other.gender === 'f' ? 'f' : 'm',
  number: 'many',
  inForm: (form) => piece('both', { one: one.inForm(form), other: other.inForm(form) }, l),
});

/** A reader who is told to `do` something, and what a sentence tells as a `fact` of its own subject. */
export const acting = (mood: Mood = 'order'): Slots => ({
  do: phrase('', { gender: 'm', number: 'one', person: 'you', mood }),
  fact: phrase('', { gender: 'm', number: 'one', mood }),
});
