import type { CardType, Color } from '../../vocabulary/characteristics.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { Ability } from '../ability.ts';

/**
 * A combat that shows what a keyword does: it comes out one way with the keyword and another way once the word is taken
 * off everything on the board. It is plain data, for a test to play and a page to show.
 */
export interface Example {
  /** What the active player, `ada`, has, by name. */
  readonly ada: ByName<ExamplePermanent>;
  /** What the defending player, `nil`, has. */
  readonly nil: ByName<ExamplePermanent>;
  /** Attacker to what it attacks; left out, all that `ada` has attacks `nil`. */
  readonly attacks?: ByName<string>;
  /** Blocker to attacker. */
  readonly blocks?: ByName<string>;
  /** Where it is looked at, what triggered there resolved; left out, at the end of combat. */
  readonly seenAt?: 'attack' | 'block';
  readonly sees: ExampleOutcome;
  readonly without: ExampleOutcome;
}

/** `'2/2 menace'`: power, toughness, keywords with their number; or more than that. */
export type ExamplePermanent =
  | string
  | {
      readonly is?: string;
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly colors?: readonly Color[];
      readonly abilities?: readonly Ability[];
      readonly counters?: { readonly [C in CounterKind]?: number };
      readonly tapped?: true;
      /** It came this turn. */
      readonly sick?: true;
    };

/** What has come of it; what is left out is not looked at. */
export interface ExampleOutcome {
  /** Why a declaration was refused. */
  readonly refused?: readonly ('restrictionDisobeyed' | 'summoningSick')[];
  readonly died?: readonly string[];
  readonly life?: ByName<number>;
  readonly poison?: ByName<number>;
  /** Power and toughness. */
  readonly size?: ByName<string>;
  readonly counters?: ByName<{ readonly [C in CounterKind]?: number }>;
  readonly tapped?: readonly string[];
  readonly permanents?: readonly string[];
  /** How often the abilities of each triggered. */
  readonly triggered?: ByName<number>;
}

type ByName<T> = { readonly [name: string]: T };
