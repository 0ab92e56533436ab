import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { scenarioLoader } from './library/loader.ts';
import { proseLoader } from './library/prose/proseLoader.ts';
import { proseForm } from './library/proseForm.ts';

/** A scenario's board and script, judged: its file, and the key under which the judgement is kept. */
const scenarios = defineCollection({
  loader: scenarioLoader(),
  schema: z.strictObject({ slug: z.string(), file: z.string(), key: z.string() }),
});

/** A scenario's prose in one language; the board and the script stand beside it, without language. */
const prose = defineCollection({ loader: proseLoader(), schema: proseForm });

export const collections = { scenarios, prose };
