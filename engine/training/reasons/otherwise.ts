import type { Tryable } from '../../scenario/scenario.ts';
import { givenName, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import type { PickAnswer, PickOption } from '../answers.ts';
import type { Answer } from '../questionKinds.ts';

/** What would be answered if one thing were otherwise, as far as that is not what is answered now. */
export type Otherwise =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'legality'; readonly legal: boolean }
  /** What would be right that is not, and what would not be that is. */
  | {
      readonly kind: 'pick';
      readonly gains: readonly PickedOne[];
      readonly loses: readonly PickedOne[];
    }
  | { readonly kind: 'order' }
  /** Other declarations or divisions would be right: so many would be legal, where that is known, and one of them. */
  | {
      readonly kind: 'ways';
      readonly legal: number | undefined;
      /** As many as now, so that the number tells nothing. */
      readonly isAsMany: boolean;
      readonly example: Tryable;
    };

/** One of the things that are picked from; an act by its place among those that are offered, 0 being the first. */
export type PickedOne =
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'act'; readonly place: number };

/** How another answer to the same question differs; nothing where it does not in what can be told. */
export function otherwiseOf(right: Answer, other: Answer): Otherwise | undefined {
  switch (other.kind) {
    case 'pick':
      return right.kind === 'pick' ? pickedOtherwise(right, other) : undefined;
    case 'order':
      return right.kind === 'order' ? { kind: 'order' } : undefined;
    case 'attack':
    case 'block':
    case 'division':
      return 'example' in right && right.kind === other.kind
        ? {
            kind: 'ways',
            legal: other.legal,
            isAsMany: other.legal === right.legal,
            example: exampleOf(other),
          }
        : undefined;
    case 'number':
    case 'yesNo':
    case 'legality':
      return saidOf(right) === saidOf(other) || right.kind !== other.kind
        ? undefined
        : saidOtherwise(other);
    default:
      return assertNever(other);
  }
}

function exampleOf(answer: Extract<Answer, { readonly example: unknown }>): Tryable {
  switch (answer.kind) {
    case 'attack':
      return { kind: 'attack', declaration: answer.example };
    case 'block':
      return { kind: 'block', declaration: answer.example };
    case 'division':
      return { kind: 'divide', assignments: answer.example };
    default:
      return assertNever(answer);
  }
}

type Single = Extract<Answer, { readonly kind: 'number' | 'yesNo' | 'legality' }>;

/** What an answer of one word or number says. */
const saidOf = (answer: Answer): number | boolean | undefined => {
  if (answer.kind === 'legality') return answer.legal;
  return answer.kind === 'number' || answer.kind === 'yesNo' ? answer.value : undefined;
};

const saidOtherwise = (other: Single): Otherwise => {
  switch (other.kind) {
    case 'number':
      return { kind: 'number', value: other.value };
    case 'yesNo':
      return { kind: 'yesNo', value: other.value };
    case 'legality':
      return { kind: 'legality', legal: other.legal };
    default:
      return assertNever(other);
  }
};

function pickedOtherwise(right: PickAnswer, other: PickAnswer): Otherwise | undefined {
  const now = rightOnes(right);
  const then = rightOnes(other);
  const gains = then.filter(([name]) => !now.some(([one]) => one === name));
  const loses = now.filter(([name]) => !then.some(([one]) => one === name));
  if (gains.length + loses.length === 0) return undefined;
  return { kind: 'pick', gains: gains.map(([, one]) => one), loses: loses.map(([, one]) => one) };
}

type Named = readonly [name: string, picked: PickedOne];

const rightOnes = ({ options }: PickAnswer): readonly Named[] =>
  options.flatMap((option, place): readonly Named[] =>
    option.right ? [namedAs(option, place)] : [],
  );

/** CR 400.7: what has left and come back is another object under the same given name. */
function namedAs(option: PickOption, place: number): Named {
  const picked = pickedOf(option, place);
  switch (picked.kind) {
    case 'object':
      return [givenName(picked.object), picked];
    case 'player':
      return [picked.player, picked];
    case 'step':
      return [picked.step, picked];
    case 'act':
      return [`${place}`, picked];
    default:
      return assertNever(picked);
  }
}

/** An option without what is said of it. */
export function pickedOf(option: PickOption, place: number): PickedOne {
  switch (option.kind) {
    case 'object':
      return { kind: 'object', object: option.object };
    case 'player':
      return { kind: 'player', player: option.player };
    case 'step':
      return { kind: 'step', step: option.step };
    case 'act':
      return { kind: 'act', place };
    default:
      return assertNever(option);
  }
}
