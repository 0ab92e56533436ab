import type { Card, EditionId, PlayedQuestion, Replay, Scenario } from '#engine';

/** A scenario as it went in one edition. */
export interface Playing extends ScenarioWithNames {
  readonly edition: EditionId;
  readonly main: Replay;
  readonly branches: readonly Replay[];
  /** What it asks in this edition, with the engine's answers. */
  readonly questions: readonly PlayedQuestion[];
}

/** A scenario, and the printed names of the cards in it. */
export interface ScenarioWithNames {
  readonly scenario: Scenario;
  readonly cardNames: Readonly<Record<string, Card['names']>>;
}

/** The main line, then the branches. */
export const linesOf = ({
  main,
  branches,
}: Pick<Playing, 'main' | 'branches'>): readonly [Replay, ...Replay[]] => [main, ...branches];
