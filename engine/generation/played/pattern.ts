import type { ScenarioAsking, ScriptEntry, Setup, Topic } from '../../scenario/scenario.ts';
import type { Ask } from '../../training/questionKinds.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import type { Sides } from '../pieces.ts';

/** A combat that is played on from its question, of which boards are made by changing who is in it. */
export interface BoardPattern {
  /** What it was written for, as an address has it: a mistake or a topic. */
  readonly of: string;
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly knowledge: number;
  readonly setup: Setup;
  readonly start: Step;
  readonly script: readonly ScriptEntry[];
  readonly asks: readonly PatternAsk[];
  /** Whether its answers stay the same whatever is chosen where its script chooses nothing. */
  readonly isOpen: boolean;
}

/** `after`: how many entries of the script come before it. */
export interface PatternAsk {
  readonly ask: PlayedAsk;
  readonly after: number;
}

/** What can be asked where the game is played on. */
export type PlayedAsk = Ask<(typeof ASKED)[number]>;

const ASKED = [
  'number',
  'pickCreatures',
  'pickPlayers',
  'pickActs',
  'pickSteps',
  'when',
  'order',
  'legality',
  'declare',
] as const satisfies readonly Ask['kind'][];

/** What boards that are played on are made of; `beside`: creatures that only stand and fight there too. */
export interface Patterns {
  readonly patterns: readonly BoardPattern[];
  readonly beside: Sides;
}

/** A scenario as a pattern. Fails where it asks what no board that is made asks, or does not say after which entry. */
export const patternOf = (
  of: string,
  { slug, topics, knowledge, setup, start, script, questions, choicesTaken }: ScenarioAsking<Ask>,
): BoardPattern => ({
  of,
  name: slug,
  topics,
  knowledge,
  setup,
  start,
  script,
  asks: questions.map(({ id, ask, after }) => {
    if (after === undefined || !isPlayed(ask))
      throw new Error(`${of}/${slug}: no board that is made asks ${id}`);
    return { ask, after };
  }),
  isOpen: choicesTaken !== undefined,
});

const isPlayed = (ask: Ask): ask is PlayedAsk => ASKED.some((kind) => kind === ask.kind);
