import type { Effect, Reference } from '../../engine.ts';
import type { Mood, Phrase } from '../wording/grammar.ts';
import type { Said } from '../wording/pattern.ts';
import type { GivenWords } from './abilityLanguage.ts';
import type { EffectOf, ReferenceWords, Targets } from './words.ts';

/** What an effect is told with. */
export interface EffectContext {
  /** The words of an ability that it gives or grants. */
  readonly words: GivenWords;
  /** The effects inside an effect, after those already said of it. */
  readonly within: (
    effects: readonly Effect[],
    alreadySaid?: readonly Effect[],
    respoken?: Respoken,
  ) => readonly Clause[];
  /** How verbs tell it. */
  readonly mood?: Mood | undefined;
  readonly speaking: ReferenceWords;
  /** How it speaks once these effects have named their targets. */
  readonly later: ReferenceWords;
  /** The effects that were told before it, and those that are still to come. */
  readonly before: readonly Effect[];
  readonly coming: readonly Effect[];
  /** What is told in the same breath. */
  readonly besides: readonly Beside[];
}

/** What is told in one breath, as the sentence around it wants it. */
export interface Clause {
  readonly effects: Breath;
  readonly told: (how?: Manner) => Said;
}

interface Manner {
  readonly mood?: Mood | undefined;
  readonly respoken?: Respoken;
}

/** How it speaks of what the sentence has named around the effects inside it. */
export type Respoken = (speaking: ReferenceWords) => ReferenceWords;

/** An effect behind the first of a breath, and how its words speak. */
export interface Beside {
  readonly effect: Effect;
  readonly speaking: ReferenceWords;
}

/** Changes to the same objects for the same time, told in one breath. */
export type AppliedChanges = readonly [EffectOf<'apply'>, ...EffectOf<'apply'>[]];

/** What is told one by one: changes stand together. */
export type SingleEffect = Exclude<Effect, { readonly kind: 'apply' }>;

/** What a language says of effects. */
export interface EffectLanguage {
  readonly effect: (effect: SingleEffect, voice: EffectContext) => Said;
  readonly applied: (effects: AppliedChanges, voice: EffectContext) => Said;
  /** How it speaks of targets, and of what was chosen and created, after these effects. */
  readonly speakingAfter: (earlier: readonly Effect[], targets: Targets) => ReferenceWords;
  /** Whom it fought, of an ability that looks back (CR 603.10a). */
  readonly foes?: Phrase | undefined;
}

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export function effectsIn(
  language: EffectLanguage,
  effects: readonly Effect[],
  targets: Targets,
  words: GivenWords,
  earlier: readonly Effect[] = [],
  respoken: Respoken = (speaking) => speaking,
): readonly Clause[] {
  return inOneBreath(effects).flatMap((breath, index, all): readonly Clause[] => {
    const before = [...earlier, ...all.slice(0, index).flat()];
    const told = ({ mood, respoken: again = respoken }: Manner = {}): Said => {
      const speakingAfter = (said: readonly Effect[]): ReferenceWords =>
        again(speakingOf(language, said, targets));
      return breathWords(language, breath, {
        words,
        within: (inside, alreadySaid = [], around = again) =>
          effectsIn(language, inside, targets, words, [...before, ...alreadySaid], around),
        speaking: speakingAfter(before),
        later: speakingAfter([...before, ...breath]),
        mood,
        before,
        coming: all.slice(index + 1).flat(),
        besides: breath.slice(1).map((effect, at) => ({
          effect,
          speaking: speakingAfter([...before, ...breath.slice(0, at + 1)]),
        })),
      });
    };
    const plain = told();
    const one = {
      effects: breath,
      told: (how?: Manner) => (how === undefined ? plain : told(how)),
    };
    return plain.words === '' ? [] : [one];
  });
}

function speakingOf(
  { speakingAfter, foes }: EffectLanguage,
  said: readonly Effect[],
  targets: Targets,
): ReferenceWords {
  const speaking = speakingAfter(said, targets);
  return foes === undefined || mentions(said, 'eventCreatures')
    ? speaking
    : { ...speaking, eventCreatures: foes };
}

function breathWords(
  { effect, applied }: EffectLanguage,
  [first, ...more]: Breath,
  voice: EffectContext,
): Said {
  if (first.kind !== 'apply') return effect(first, voice);
  return applied([first, ...more.filter((one) => one.kind === 'apply')], voice);
}

type Breath = readonly [Effect, ...Effect[]];

function inOneBreath(effects: readonly Effect[]): readonly Breath[] {
  const breaths: [Effect, ...Effect[]][] = [];
  for (const effect of effects) {
    const last = breaths.at(-1);
    if (last !== undefined && standTogether(last[0], effect)) last.push(effect);
    else breaths.push([effect]);
  }
  return breaths;
}

const standTogether = (a: Effect, b: Effect): boolean =>
  haveSameHolders(a, b) || isSameDeed(a, b) || isFreed(a, b);

/** The same is done to others: `destroy that creature and this creature`. */
const isSameDeed = (a: Effect, b: Effect): boolean =>
  DONE_TO_SEVERAL.has(a.kind) && but(a, 'subject') === but(b, 'subject');

const DONE_TO_SEVERAL: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'dealDamage',
  'destroy',
  'exile',
  'regenerate',
  'returnToHand',
  'tap',
  'untap',
]);

/** What leaves combat together with those that only it has blocked. */
const isFreed = (a: Effect, b: Effect): boolean =>
  a.kind === 'unblockWhatTheyBlock' &&
  b.kind === 'removeFromCombat' &&
  but(a, 'kind') === but(b, 'kind');

/** An effect without one of its fields, to be compared. */
const but = (effect: Effect, field: string): string =>
  JSON.stringify({ ...effect, [field]: undefined });

/** Something else is done to the same thing. */
export const isOfSame = (a: Effect, b: Effect): boolean =>
  'subject' in a && 'subject' in b && JSON.stringify(a.subject) === JSON.stringify(b.subject);

const haveSameHolders = (a: Effect, b: Effect): boolean =>
  a.kind === 'apply' &&
  b.kind === 'apply' &&
  a.until === b.until &&
  JSON.stringify(a.subject) === JSON.stringify(b.subject);

// A reference stands in an effect only as a value of its own.
export const mentions = (effects: readonly Effect[], reference: Reference): boolean =>
  effects.some((effect) => JSON.stringify(effect).includes(`"${reference}"`));

/** More than one token comes of it. */
export const createsSeveral = (effect: Effect): boolean =>
  (effect.kind === 'createToken' || effect.kind === 'createCopy') &&
  ((effect.n ?? 1) !== 1 || effect.entering?.kind === 'attackingEachOtherOpponent');

/** How many of the first stand behind “you may”: what is chosen and what is done to it, or changes in one breath. */
export function underOneMay([first, ...more]: readonly Effect[]): number {
  if (first?.kind === 'choose') return 2;
  if (first?.kind !== 'apply') return 1;
  const isOther = (one: Effect): boolean =>
    one.kind !== 'apply' ||
    JSON.stringify([one.until, one.subject]) !== JSON.stringify([first.until, first.subject]);
  const other = more.findIndex(isOther);
  return other === -1 ? more.length + 1 : other + 1;
}
