import { z } from 'zod';

const tags = z.array(z.string());

const permanent = z.strictObject({
  tag: z.string().describe('its short name: A1'),
  id: z.string().describe('its name in the file'),
  name: z.string(),
  controller: z.string(),
  types: z.array(z.string()),
  size: z.string().exactOptional().describe('power and toughness of a creature: 2/2'),
  keywords: z.array(z.string()),
  words: z.array(z.string()).describe('what its abilities say, a line each'),
  tapped: z.literal(true).exactOptional(),
  sick: z.literal(true).exactOptional().describe('came under control this turn, without haste'),
  damage: z.int().exactOptional(),
  counters: z.record(z.string(), z.int()).exactOptional(),
  attachedTo: z.string().exactOptional().describe('a short name'),
  attacks: z.string().exactOptional().describe('whom or what'),
  blocks: tags.exactOptional(),
});

/** A board in brief. */
export const boardForm = z.strictObject({
  players: z.array(
    z.strictObject({
      name: z.string(),
      role: z.string(),
      life: z.int(),
      poison: z.int().exactOptional(),
      hand: z.int().exactOptional().describe('how many cards'),
    }),
  ),
  permanents: z.array(permanent),
  stack: z.array(z.string()).exactOptional().describe('names, the top first'),
});

export type ApiBoard = z.output<typeof boardForm>;
export type ApiPermanent = ApiBoard['permanents'][number];
