import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { NOT_PLAYED } from '#engine/sandbox';

const name = z.string().min(1);

const form = z.array(
  z.strictObject({
    /** The name that its file would have. */
    card: name,
    /** As cards have them: a language in which it was never printed is left out. */
    names: z.strictObject({ en: name, it: name.exactOptional(), es: name.exactOptional() }),
    because: z.enum(NOT_PLAYED),
    /** What is missing, for whoever writes the project. */
    why: z.string(),
  }),
);

/** A card that is wanted and can't be said yet in the ability language. */
export type NotYet = z.output<typeof form>[number];

/** Those of the project at `root`; throws where the list is not as it should be. */
export const loadNotYet = (root: string): readonly NotYet[] =>
  form.parse(parse(readFileSync(join(root, 'scenarios/cards/notYet.yaml'), 'utf8')));
