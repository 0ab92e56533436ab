import { z } from 'zod';

/**
 * Whatever of a scenario file can be read in spite of its mistakes, at the paths where it stands, so that what is
 * wrong with its sense is found together with what is wrong with its form.
 */
export const readLoosely = (data: unknown): LooseScenario => looseScenario.parse(data);

export const text = z.string().optional().catch(undefined);
export const texts = z.array(text).catch([]);
const optionalTexts = z.array(text).optional().catch(undefined);
const byText = <T extends z.ZodType>(value: T) => z.record(z.string(), value).catch({});
const optionalByText = <T extends z.ZodType>(value: T) =>
  z.record(z.string(), value).optional().catch(undefined);

const looseObject = z
  .object({
    id: text,
    card: text,
    creature: z.unknown().optional(),
    types: optionalTexts,
    tapped: z.boolean().optional().catch(undefined),
    damage: z.number().optional().catch(undefined),
    'attached-to': text,
  })
  .catch({});

const loosePlayer = z.object({ hand: z.array(looseObject).catch([]) }).catch({ hand: [] });
const looseBoard = byText(z.array(looseObject).catch([]));

const names = z.union([z.string().transform((name) => [name]), texts]).catch([]);
const declaration = optionalByText(text);
const blocks = optionalByText(names);
const divisions = optionalByText(byText(z.unknown()));
const lists = <T extends z.ZodType>(of: T) => z.array(of).optional().catch(undefined);

export const looseExpectation = z
  .object({
    died: optionalTexts,
    life: optionalByText(z.unknown()),
    poison: optionalByText(z.unknown()),
    damage: optionalByText(z.unknown()),
    size: optionalByText(z.unknown()),
    triggered: optionalByText(z.unknown()),
    hand: optionalByText(z.unknown()),
    mana: optionalByText(z.unknown()),
    counters: optionalByText(z.unknown()),
    tapped: optionalTexts,
    untapped: optionalTexts,
    attacking: optionalTexts,
    blocking: optionalTexts,
    turn: text,
    priority: text,
    'legal-attacks': lists(declaration),
    'legal-blocks': lists(blocks),
    'legal-divisions': lists(divisions),
    editions: z.unknown().optional(),
  })
  .catch({});

const actFields = {
  attack: declaration,
  bands: z.array(texts).optional().catch(undefined),
  exert: optionalTexts,
  enlist: blocks,
  block: blocks,
  order: optionalByText(texts),
  divide: divisions,
  cast: text,
  activate: text,
  play: text,
  suspend: text,
  convoke: optionalTexts,
  pay: z.object({ mana: optionalTexts, give: optionalTexts }).optional().catch(undefined),
  player: text,
  targets: optionalTexts,
};

export const looseAct = z.object(actFields).catch({});
const looseEntry = z
  .object({
    ...actFields,
    pass: text,
    passes: text,
    choose: text,
    give: optionalTexts,
    attacking: text,
    refused: z.array(looseAct).optional().catch(undefined),
    expect: looseExpectation.optional(),
    editions: z.unknown().optional(),
  })
  .catch({});

const looseOutcome = z
  .union([z.array(looseExpectation), looseExpectation])
  .optional()
  .catch(undefined);

const looseBranch = z
  .object({
    from: z.number().catch(0),
    with: z
      .object({
        players: byText(loosePlayer),
        permanents: byText(looseObject),
        add: looseBoard,
        remove: texts,
      })
      .optional()
      .catch(undefined),
    editions: z.unknown().optional(),
    script: z.array(looseEntry).catch([]),
    outcome: looseOutcome,
  })
  .catch({ from: 0, script: [] });

/** With whatever else it says: that is its kind's to read. */
const looseQuestion = z
  .looseObject({
    id: text,
    branch: text,
    after: z.number().optional().catch(undefined),
    editions: z.unknown().optional(),
  })
  .catch({});

const EMPTY = { players: {}, board: {}, script: [], branches: {}, questions: [] };

const looseScenario = z
  .object({
    editions: z.unknown().optional(),
    'opens-in': text,
    players: byText(loosePlayer),
    board: looseBoard,
    script: z.array(looseEntry).catch([]),
    outcome: looseOutcome,
    branches: byText(looseBranch),
    questions: z.array(looseQuestion).catch([]),
  })
  .catch(EMPTY);

export type LooseScenario = z.output<typeof looseScenario>;
export type LooseBranch = z.output<typeof looseBranch>;
export type LooseEntry = z.output<typeof looseEntry>;
export type LooseAct = z.output<typeof looseAct>;
export type LooseExpectation = z.output<typeof looseExpectation>;
export type LooseOutcome = z.output<typeof looseOutcome>;
export type LooseQuestion = z.output<typeof looseQuestion>;
export type LooseObject = z.output<typeof looseObject>;
