import { z } from 'zod';

/** Of which damage something is said. */
export const damageSort = z.enum(['combat', 'noncombat', 'any']);

export type DamageSort = z.output<typeof damageSort>;
