import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { BoardView } from '../../explanation/boardView.ts';
import { legendFor } from '../../explanation/legend.ts';
import type { Tags } from '../../explanation/tags.ts';
import { viewState } from '../../explanation/viewBoard.ts';
import type { ScriptEntry } from '../../scenario/scenario.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Misreading } from '../../training/misreading.ts';
import type { Answer } from '../../training/questionKinds.ts';
import type { Reason } from '../../training/reasons/reason.ts';
import { reasonsFor } from '../../training/reasons/reasonsOf.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { seedOf } from '../../vocabulary/seedOf.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { isOfTheme, PLAYED_GENERATOR, type PlayedAim, themeFolder } from '../aim.ts';
import type { Rating } from '../rating.ts';
import { asksSomething } from './asksSomething.ts';
import type { BoardPattern, Patterns, PlayedAsk } from './pattern.ts';
import { awakeOn, gameAsked, type PlayedStanding, playedStanding } from './standing.ts';
import { type ToldDeed, toldOf } from './told.ts';
import { type PlayedDraft, shapeOfPlayed, varied } from './varied.ts';

/** A board that was made and is played on from its question, with the answer, and what mistakes answer. */
export interface GeneratedPlayed {
  readonly kind: 'played';
  readonly draft: PlayedDraft;
  readonly game: GameState;
  readonly board: BoardView;
  readonly asked: PlayedAsk;
  readonly answer: Answer;
  readonly rules: readonly RuleKey[];
  readonly misreadings: readonly Misreading[];
  /** What the answer turns on, what it was made for first. */
  readonly reasons: readonly Reason[];
  /** What happened that the board does not show, and what is going to happen. */
  readonly told: readonly ToldDeed[];
  /** What is told of and does not stand there: what was cast, and who has left, by their short names. */
  readonly gone: readonly Gone[];
  readonly rating: Rating;
  readonly shape: string;
  readonly thrownAway: number;
}

interface Gone {
  readonly id: ObjectId;
  readonly tag: string;
}

/** So many boards are thrown away before it is given up. */
const MOST_TRIES = 300;

/** The board that a seed gives for an aim that is played on; nothing where none was found. */
export function generatePlayed(
  { patterns, beside }: Patterns,
  name: string,
  aim: PlayedAim,
  seed: string,
  generator = PLAYED_GENERATOR,
): GeneratedPlayed | undefined {
  if (generator !== PLAYED_GENERATOR) return undefined;
  const random = randomFrom(seedOf(`${generator} ${name} ${seed}`));
  const fitting = patterns.filter((one) => isPatternFor(aim, one));
  for (let tries = 0; fitting.length > 0 && tries < MOST_TRIES; tries += 1) {
    const standing = playedStanding(varied(random, random.pick(fitting), beside));
    if (standing === undefined || !asksSomething(standing)) continue;
    const found = madeFor(aim, standing);
    if (found !== undefined) return made(standing, found, tries);
  }
  return undefined;
}

/** Those of a mistake, of a topic or of a theme; a keyword has to stand on them. */
function isPatternFor(aim: PlayedAim, { of, topics, setup, script, asks }: BoardPattern): boolean {
  switch (aim.kind) {
    case 'mistake':
      return of === kebab(aim.mistake);
    case 'theme':
      return of === themeFolder(aim.theme);
    case 'topic':
      return topics.includes(aim.topic) && !isOfTheme(of);
    case 'keyword':
      // Once damage has been dealt for it, it is too late to take it away.
      return (
        !isOfTheme(of) &&
        JSON.stringify(setup.permanents).includes(`"${aim.keyword}"`) &&
        asks.every(({ after }) => !script.slice(0, after).some(isDamage))
      );
  }
}

const isDamage = (entry: ScriptEntry): boolean =>
  entry.kind === 'passUntil' &&
  (entry.step === 'firstStrikeDamage' || entry.step === 'combatDamage');

type Found = Pick<GeneratedPlayed, 'misreadings' | 'reasons'>;

/** What a board shows that is one for its aim; nothing where it is none. */
function madeFor(aim: PlayedAim, standing: PlayedStanding): Found | undefined {
  const { draft } = standing;
  if (aim.kind === 'mistake' && standing.misreadBy(awakeOn(draft, [aim.mistake])).length === 0)
    return undefined;
  const misreadings = standing.misreadBy(awakeOn(draft));
  const reasons = standing.reasonsBeside(misreadings);
  switch (aim.kind) {
    case 'mistake':
      return { misreadings, reasons: reasonsFor(reasons, aim.mistake) };
    case 'topic':
      return reasons.length === 0 ? undefined : { misreadings, reasons };
    case 'theme':
      // What nobody takes to be otherwise is not worth asking.
      return misreadings.length === 0 || reasons.length === 0
        ? undefined
        : { misreadings, reasons };
    case 'keyword': {
      const own = reasons.filter(
        ({ altered }) =>
          altered.kind === 'taken' &&
          altered.taken.kind === 'keyword' &&
          altered.taken.keyword === aim.keyword,
      );
      const others = reasons.filter((one) => !own.includes(one));
      return own.length === 0 ? undefined : { misreadings, reasons: [...own, ...others] };
    }
  }
}

/** As many rules as can be looked at. */
const RULES_NAMED = 3;

function made(standing: PlayedStanding, found: Found, thrownAway: number): GeneratedPlayed {
  const { draft, answer, position, answerLiesIn } = standing;
  const game = gameAsked(standing);
  const legend = legendFor(position.end.moments);
  const rules = [...new Set(found.reasons.map(({ rule }) => rule))];
  return {
    kind: 'played',
    draft,
    game,
    board: viewState(game, legend),
    asked: draft.ask,
    answer,
    rules: rules.slice(0, RULES_NAMED),
    ...found,
    told: toldOf(draft, { game, answerLiesIn }),
    gone: goneFrom(draft, game, legend.tags),
    rating: ratingOf(draft),
    shape: shapeOfPlayed(draft),
    thrownAway,
  };
}

const goneFrom = ({ setup }: PlayedDraft, game: GameState, tags: Tags): readonly Gone[] => [
  ...setup.permanents
    .filter(({ id }) => game.battlefield.every((one) => one.id !== id))
    .map(({ id }) => ({ id, tag: tags.get(id) ?? '' })),
  ...setup.players.flatMap(({ hand }) => hand.map(({ id }) => ({ id, tag: '' }))),
];

/** Past each of so many permanents there is more to keep in mind. */
const BOUNDS = [2, 4, 5, 6];

const ratingOf = ({ pattern, setup }: PlayedDraft): Rating => ({
  knowledge: pattern.knowledge,
  bookkeeping: 1 + BOUNDS.filter((bound) => setup.permanents.length > bound).length,
});
