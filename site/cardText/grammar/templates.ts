import type { FileForm } from '../fileForm.ts';
import type { SlotValues, Template } from './template.ts';

/** Several ways to say things of one kind: each with what it means and an example. */
export type TemplateEntries = readonly (readonly [
  says: string,
  means: FileForm | ((slots: SlotValues) => FileForm | undefined),
  example?: string,
])[];

/** The templates of one kind; what has no slot is its own example. */
export const templates = (kind: string, entries: TemplateEntries): readonly Template[] =>
  entries.map(([says, means, example]) => ({
    kind,
    says,
    // Each phrase is an object by itself, by which it is known again.
    means: typeof means === 'function' ? means : () => structuredClone(means),
    example: example ?? says,
  }));
