import type {
  Ability,
  ByStep,
  CardType,
  Color,
  EditionId,
  EventBody,
  EventKind,
  Keyword,
  MistakeName,
  ObjectId,
  Phase,
  RequirementCount,
  RestrictionSource,
  RuleKey,
  Topic,
  Violation,
  ViolationCode,
} from '../engine.ts';
import type { Host } from './abilities/host.ts';
import type { ChangesInWords } from './changeWords.ts';
import type { Chrome } from './chrome.ts';
import type stockNames from './en/stockNames.json';
import type { Language } from './languages.ts';
import type { MistakeWords } from './mistakeWords.ts';
import type { NameWords } from './nameInWords.ts';
import type { Naming } from './naming.ts';
import type { AimWords, QuestionWords } from './questionWords.ts';
import type { ReasonWords } from './reasonWords.ts';

type EventMap = { readonly [E in EventBody as E['kind']]: E };
export type EventOf<K extends EventKind> = EventMap[K];

/**
 * What happened, then what came of it: the first sentence stands in bold. `together` are the objects of this event and
 * of those that follow it with the same kind and reason, so that one sentence tells them all.
 */
export type EventWords = (
  event: EventBody,
  n: Naming,
  together: readonly ObjectId[],
) => readonly [string, ...string[]];

/** A declaration that was refused, with how it was to be paid for, and what was due where it is not. */
export type RefusedDeclaration = Extract<
  EventOf<'attack' | 'block'>,
  { readonly outcome: 'refused' }
>;

export interface VerdictWords {
  /** Why a declaration, an assignment or a play is refused. */
  readonly violation: (violation: Violation, n: Naming) => string;
  /** The same in two or three words, for a creature's tile. */
  readonly labels: { readonly [C in ViolationCode]: string };
  readonly requirement: (count: RequirementCount, n: Naming) => string;
  /** A restriction in a few words: its keyword, or what it forbids. */
  readonly restrictionName: (source: RestrictionSource) => string;
  /** `1 short`: of damage that does not reach what it must. */
  readonly short: (n: number) => string;
}

export interface Terms {
  readonly steps: ByStep<string>;
  /** Without the word "step". */
  readonly stepNames: ByStep<string>;
  /** What happens in the step, in a few words. */
  readonly stepActs: ByStep<string>;
  readonly phases: { readonly [P in Phase]: string };
  /** The chapters of today’s rules that are neither a step nor a phase, by number. */
  readonly chapters: { readonly [chapter: string]: string };
  readonly topics: { readonly [T in Topic]: string };
  readonly editions: {
    readonly [E in EditionId]: {
      readonly label: string;
      readonly name: string;
      readonly about: string;
    };
  };
  readonly keywords: { readonly [K in Keyword]: string };
  readonly colors: { readonly [C in Color]: string };
  readonly types: { readonly [T in CardType]: string };
  /** Names of subtypes that scenarios and cards use; singular, plural. */
  readonly subtypes: { readonly [subtype: string]: readonly [string, string] };
}

/** Our own few words for what a rule says. */
export type RuleWords = { readonly [K in RuleKey]?: string };

/** Everything that the site says in one language. */
export interface Messages {
  readonly language: Language;
  readonly chrome: Chrome;
  readonly terms: Terms;
  readonly events: EventWords;
  readonly verdict: VerdictWords;
  /** What an ability says; of a creature, where it is not said what it is printed on. */
  readonly ability: (ability: Ability, host?: Host) => string;
  readonly rules: RuleWords;
  readonly reasons: ReasonWords;
  readonly questions: QuestionWords;
  readonly aims: AimWords;
  readonly mistakes: { readonly [M in MistakeName]: MistakeWords };
  readonly changes: ChangesInWords;
  readonly names: NameWords;
  /** Names for creatures that have no card, on boards that have no prose: by the id that a file gives them. */
  readonly stockNames: { readonly [N in keyof typeof stockNames]: string };
}
