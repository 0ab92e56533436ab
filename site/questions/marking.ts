import type { Beliefs, EditionId, PlayerId } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { NameInWords } from '../i18n/nameInWords.ts';
import type { RuledKind } from '../library/judged/marked.ts';
import type { Control } from './control.ts';
import type { CreaturesAim } from './kinds/declaration/aim.ts';
import type { DivisionAim } from './kinds/division/aim.ts';

/**
 * What a browser is given to mark an answer, by the control that it is given with: the answer itself, or where the
 * engine finds the game to rule on; and what it says of an answer that is not there yet.
 */
export type Marking =
  | { readonly kind: 'number'; readonly value: number; readonly missing: string }
  | {
      readonly kind: 'truth';
      readonly value: boolean;
      readonly missing: string;
      /** Numbers, any of which is right where it is not so. */
      readonly rule?: {
        readonly right: readonly string[];
        readonly wrong: string;
        readonly missing: string;
      };
    }
  /** `missing`: that none is picked may be meant. */
  | {
      readonly kind: 'pick';
      readonly right: readonly number[];
      readonly all: number;
      readonly missing: string;
    }
  /** What stands at each place, as the options call it: what looks alike is alike. */
  | { readonly kind: 'order'; readonly right: readonly number[] }
  | { readonly [K in RuledKind]: RuledMarking<K> }[RuledKind];

export type MarkingOf<K extends Control['kind']> = Extract<Marking, { readonly kind: K }>;

/** What is declared or divided is ruled on by the engine. */
export interface RuledMarking<K extends RuledKind = RuledKind> {
  readonly kind: K;
  readonly player: PlayerId;
  /** The source whose damage is divided. */
  readonly source?: string;
  /** The address of the games of this scenario's questions, and which of them. */
  readonly games: string;
  readonly id: string;
  readonly edition: EditionId;
  readonly language: Language;
  /** What the objects on the board are called. */
  readonly names: readonly (readonly [id: string, tag: string, name: NameInWords])[];
  /** Left out, to be legal is enough. */
  readonly aim?: AimOf[K];
  /** What it is ruled by; left out, the rules. */
  readonly believed?: Beliefs;
}

/** What more than to be legal may be asked for. */
interface AimOf {
  readonly attack: CreaturesAim;
  readonly block: CreaturesAim;
  readonly division: DivisionAim;
}
