import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import type { Tryable } from '../scenario/scenario.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { kebab } from '../vocabulary/spelling.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { Evidence } from './evidence.ts';

// The answers that several kinds of question may have.

export interface NumberAnswer {
  readonly kind: 'number';
  readonly value: number;
  readonly evidence: Evidence;
}

export interface YesNoAnswer {
  readonly kind: 'yesNo';
  readonly value: boolean;
  readonly evidence: Evidence;
}

export interface PickAnswer {
  readonly kind: 'pick';
  readonly options: readonly PickOption[];
  readonly evidence: Evidence;
}

export type PickOption = {
  readonly right: boolean;
  readonly rules: readonly RuleKey[];
} & (
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'act'; readonly act: Tryable; readonly violations: readonly Violation[] }
);

/** The items stand in the right order; a page shuffles them. */
export interface OrderAnswer {
  readonly kind: 'order';
  readonly items: readonly OrderItem[];
  readonly evidence: Evidence;
}

export type OrderItem =
  | { readonly kind: 'step'; readonly step: Step }
  /** A spell, or an ability of this object, that resolves. */
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** The right options in order of letters; an act goes by its place in the list, 1 being the first. */
export const textOfPick = ({ options }: PickAnswer): string =>
  options
    .flatMap((option, index): readonly string[] => {
      if (!option.right) return [];
      if (option.kind === 'act') return [`${index + 1}`];
      if (option.kind === 'player') return [option.player];
      return [option.kind === 'step' ? kebab(option.step) : option.object];
    })
    .toSorted()
    .join(', ');

export const textOfOrder = ({ items }: OrderAnswer): string =>
  items
    .map((item) => {
      if (item.kind === 'step') return kebab(item.step);
      return item.kind === 'object' ? item.object : item.player;
    })
    .join(', ');
