import {
  type AnsweredQuestion,
  type EditionId,
  type JudgedInEdition,
  judgeEditions,
  type MisreadQuestion,
  type PlayProblem,
  type Replay,
} from '#engine';
import type { LoadedScenario } from '../../site/library/scenarios.ts';

/** A scenario as played in one edition. */
export interface Playing {
  readonly edition: EditionId;
  readonly problems: readonly PlayProblem[];
  /** The main line first, then the branches. */
  readonly replays: readonly [Replay, ...Replay[]];
  /** What is asked, with the answers; none where the script itself goes wrong. */
  readonly questions: readonly AnsweredQuestion[];
  readonly misread: readonly MisreadQuestion[];
}

/** A scenario as judged: its own edition first, whose trace is told, then the others that were asked for. */
export interface Judged {
  readonly loaded: LoadedScenario;
  readonly playings: readonly [Playing, ...Playing[]];
}

/** Plays a scenario in every edition that it is shown in, or in the one asked for; undefined if it is not shown in that. */
export function judged(loaded: LoadedScenario, edition: EditionId | undefined): Judged | undefined {
  const { editions } = loaded.scenario;
  const asked = editions.filter((one) => edition === undefined || one === edition);
  const [first, ...others] = judgeEditions(loaded.scenario, asked).map(playing);
  return first === undefined ? undefined : { loaded, playings: [first, ...others] };
}

export const holds = ({ playings }: Judged): boolean =>
  playings.every(({ problems }) => problems.length === 0);

function playing({ edition, problems, replays, questions, misread }: JudgedInEdition): Playing {
  const [main, ...branches] = replays;
  if (main === undefined) throw new Error('a scenario without a main line');
  return { edition, problems, replays: [main, ...branches], questions, misread };
}
