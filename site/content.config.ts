import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { proseForm } from './library/proseForm.ts';

/** A scenario's prose in one language; the board and the script stand beside it, without language. */
const prose = defineCollection({
  loader: glob({
    base: './scenarios',
    pattern: '*/*/{en,it,es}.mdx',
    generateId: ({ entry }) => entry.replace(/^[^/]+\//, '').replace(/\.mdx$/, ''),
  }),
  schema: proseForm,
});

export const collections = { prose };
