import { z } from 'zod';

const tags = z.array(z.string());
const flag = z.literal(true).exactOptional();

const permanent = z.strictObject({
  tag: z.string().describe('its short name: A1'),
  id: z.string().describe('its name in the file'),
  name: z.string(),
  controller: z.string(),
  types: z.array(z.string()),
  subtypes: z.array(z.string()).exactOptional(),
  colors: z.array(z.string()).exactOptional().describe('left out where nothing asks for a color'),
  size: z.string().exactOptional().describe('power and toughness of a creature: 2/2'),
  printedSize: z.string().exactOptional().describe('where it is another'),
  keywords: z.array(z.string()),
  words: z.array(z.string()).describe('what its abilities say, a line each'),
  token: flag,
  faceDown: flag,
  tapped: flag,
  sick: flag.describe('came under control this turn, without haste'),
  damage: z.int().exactOptional(),
  lethallyDamaged: flag.describe('its damage is enough to destroy it'),
  shield: z.int().exactOptional().describe('how much damage to it will be prevented'),
  counters: z.record(z.string(), z.int()).exactOptional(),
  attachedTo: z.string().exactOptional().describe('a short name'),
  pairedWith: z.string().exactOptional().describe('a short name'),
  goadedBy: z.array(z.string()).exactOptional().describe('the players who have goaded it'),
  protector: z.string().exactOptional().describe('the player who protects a battle'),
  unread: z.int().exactOptional().describe('so many abilities of its text are not known'),
  leftOut: z.int().exactOptional().describe('so many of them are said not to matter'),
  attacks: z.string().exactOptional().describe('whom or what'),
  blocked: z.boolean().exactOptional().describe('of an attacker, once that is decided'),
  blocks: tags.exactOptional(),
});

const exiled = z.strictObject({
  id: z.string(),
  counters: z.record(z.string(), z.int()).exactOptional(),
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
      graveyard: z.int().exactOptional().describe('how many cards'),
      exile: z.array(exiled).exactOptional().describe('cards that have a name'),
      mana: z.string().exactOptional().describe('in the pool'),
      lost: flag,
    }),
  ),
  permanents: z.array(permanent),
  stack: z.array(z.string()).exactOptional().describe('names, the top first'),
  damage: z
    .array(z.strictObject({ source: z.string(), to: z.string(), amount: z.int() }))
    .exactOptional()
    .describe('what is assigned or dealt just now, by short names and names of players'),
  hasBlocked: z
    .array(z.strictObject({ blocker: z.string(), attacker: z.string() }))
    .exactOptional()
    .describe('who has blocked what in this combat, though one of them is gone: names in the file'),
});

export type ApiBoard = z.output<typeof boardForm>;
export type ApiPermanent = ApiBoard['permanents'][number];
