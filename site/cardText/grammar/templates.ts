import type { Said } from '../said.ts';
import type { Slots, Template } from './template.ts';

/** Several ways to say things of one kind: each with what it means and an example. */
export type Entries = readonly (readonly [
  says: string,
  means: Said | ((slots: Slots) => Said | undefined),
  example?: string,
])[];

/** The templates of one kind; what has no slot is its own example. */
export const templates = (kind: string, entries: Entries): readonly Template[] =>
  entries.map(([says, means, example]) => ({
    kind,
    says,
    means: typeof means === 'function' ? means : () => means,
    example: example ?? says,
  }));
