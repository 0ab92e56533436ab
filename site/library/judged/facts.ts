import type {
  AnsweredQuestion,
  BoardView,
  Card,
  EditionId,
  Frame,
  Keyword,
  MistakeName,
  RuleKey,
  Scenario,
} from '#engine';
import type { ScenarioNames } from '../prose/strayKeys.ts';

/** A stop of a replay, as much of it as lists and rule pages ask. */
export type FrameOutline = Pick<Frame, 'step' | 'outcome' | 'rules' | 'decides'>;

/** A replay without its boards and events. */
export interface LineOutline {
  readonly branch: string;
  readonly sharedFrames: number;
  readonly frames: readonly FrameOutline[];
}

/** One course that a scenario takes, in all the editions in which it is the same but for the rules' numbers. */
export interface Course {
  readonly editions: readonly EditionId[];
  /** The main line first, then the branches. */
  readonly lines: readonly LineOutline[];
  /** How much must be kept in mind, 1 to 5. */
  readonly bookkeeping: number;
  /** How many declarations were ruled on. */
  readonly rulings: number;
  /** What the answers rest on, and what refuses an option. */
  readonly rulesInAnswers: readonly RuleKey[];
  /** Whether a question is marked by the engine, which needs the game. */
  readonly asksForGames: boolean;
  /** The editions in which something is ruled otherwise, be it on a branch or in an answer. */
  readonly differsFrom: readonly EditionId[];
}

/** A scenario has prose of its own; an exercise is a board and a question. */
export type Genre = 'scenario' | 'exercise';

/** The mistakes that answer a question otherwise, and of these those together that answer alike. */
export interface MisreadFacts {
  readonly question: string;
  readonly mistakes: readonly MistakeName[];
  readonly alike: readonly (readonly MistakeName[])[];
  /** Whether it is answered in one of several ways, so that who makes a mistake may be right all the same. */
  readonly ways: 'one' | 'several';
}

/** A question that other editions answer otherwise than that in which its scenario opens. */
export interface AnsweredApart {
  readonly question: string;
  readonly editions: readonly EditionId[];
}

/** What kind a question is of. */
export type AskKind = AnsweredQuestion['question']['ask']['kind'];

/** A question by its name, and what kind it is. */
export type AskedQuestion = ScenarioNames['questions'][number] & {
  readonly ask: AskKind;
  /** The rules on which its answer turns, the first of them first, in the edition in which it opens. */
  readonly turnsOn: readonly RuleKey[];
};

/** What lies there as an exercise is asked, by which it is called: the board, and the printed names of cards on it. */
export interface BoardAsked {
  readonly players: readonly Pick<BoardView['players'][number], 'id'>[];
  readonly permanents: readonly PermanentAsked[];
  readonly cardNames: Readonly<Record<string, Card['names']>>;
}

export type PermanentAsked = Pick<
  BoardView['permanents'][number],
  'id' | 'tag' | 'name' | 'types' | 'power' | 'toughness' | 'controller' | 'attachedTo' | 'gone'
>;

/** What is known of a scenario without looking into its replays; all of it holds in every edition. */
export interface ScenarioFacts
  extends Pick<Scenario, 'slug' | 'topics' | 'knowledge' | 'checked' | 'covers'>,
    ScenarioNames {
  readonly genre: Genre;
  readonly questions: readonly AskedQuestion[];
  /** The scenario file, from the root. */
  readonly file: string;
  /** Another one wherever what the file says is something else: by it a link knows what it was made for. */
  readonly fingerprint: string;
  /** Keywords on its boards and in its hands. */
  readonly keywords: readonly Keyword[];
  readonly courses: readonly Course[];
  /** The mistakes that answer a question otherwise than the rules do, in the edition in which it opens. */
  readonly misread: readonly MisreadFacts[];
  /** Of an exercise, since a scenario has a title. */
  readonly asked?: BoardAsked;
  readonly answeredApart: readonly AnsweredApart[];
}

/** The course that a scenario takes in an edition that it is shown in. */
export const courseIn = (
  { courses }: Pick<ScenarioFacts, 'courses'>,
  edition: EditionId,
): Course | undefined => courses.find(({ editions }) => editions.includes(edition));
