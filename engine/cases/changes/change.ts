import type { EditionId } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Topic } from '../../scenario/scenario.ts';

/** A change of the rules of turn and combat between two editions. */
export interface EditionChange {
  /** By this name its words are found, and its place on the page that tells of all changes. */
  readonly name: string;
  /** Its number, by which cases and tests name it: in the order of editions, from 1. */
  readonly change: number;
  /** The first edition with it. */
  readonly since: EditionId;
  /** The day of the first text in which it was found, as an ISO date; undefined where it lies somewhere between the two editions. */
  readonly found: string | undefined;
  readonly topics: readonly Topic[];
  /** What it rested on in the edition before. */
  readonly before: readonly RuleKey[];
  /** What it rests on in the first edition with it. */
  readonly after: readonly RuleKey[];
  readonly shows: ShownBy;
  /** The exercise whose board is asked by the rules of both; undefined where none can be. */
  readonly exercise: string | undefined;
  /** A scenario that teaches it. */
  readonly scenario: string | undefined;
}

export type ShownBy =
  /** Boards come out differently before and after it. */
  | { readonly kind: 'apart' }
  /** The text changed, and boards show that play did not. */
  | { readonly kind: 'alike'; readonly why: string }
  /** Nothing that the engine plays can show it. */
  | { readonly kind: 'noBoard'; readonly why: string };
