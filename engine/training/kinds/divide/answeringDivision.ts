import { divisionsOf } from '../../../damage/divisionsOf.ts';
import { damageStepOf } from '../../../damage/steps.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { toAssigner } from '../../../scenario/toDivision.ts';
import { newestOf } from '../../../state/newest.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import { OF_ACT } from '../../mayDecide.ts';
import type { Answering } from '../../questionKind.ts';
import { type DivisionAim, waysTo } from './aim.ts';
import {
  type DivideAnswer,
  divisionAnswer,
  reaching,
  rightDivisions,
  rulesOfChoice,
} from './answerDivision.ts';

/** How this creature's damage is divided; the player's others may assign as they like. */
export interface DivideAsk {
  readonly kind: 'divide';
  readonly source: ObjectId;
  /** Left out, to be legal is enough. */
  readonly aim?: DivisionAim;
}

/** Apart from how it is written, so that a browser that asks so loads no forms. */
export const answeringDivision: Answering<DivideAsk, DivideAnswer> = {
  askedBefore: () => 'divide',
  goTo: ({ source }, line) => toAssigner(line, source),
  answer: ({ source, aim }, { line }) => {
    const any = division(line, source);
    return any === undefined || aim === undefined ? any : aimedAt(aim, any, line);
  },
  answerLiesIn: () => 'whatIsThere',
  // CR 702.22j-k: by banding, another than its controller.
  answeredBy: ({ player }) => player,
  allRight: (answer, { line }) =>
    JSON.stringify(rightDivisions(answer, gameOf(line)) ?? answer.legal),
  mayDecide: () => OF_ACT.divide,
  rules: ({ choice }) => rulesOfChoice(choice),
  text: ({ legal, aimed }) =>
    `${aimed === undefined ? (legal ?? 'more than can be counted') : reaching(aimed).length}`,
};

/** Nothing where it is not that player's to divide now. */
function division(line: Line, name: ObjectId): DivideAnswer | undefined {
  const decision = decisionOf(line);
  const game = gameOf(line);
  return decision.kind === 'assignCombatDamage'
    ? divisionAnswer(game, decision.player, newestOf(game, name))
    : undefined;
}

/** Nothing where there are too many divisions to play, or where the aim asks for nothing. */
function aimedAt(aim: DivisionAim, any: DivideAnswer, line: Line): DivideAnswer | undefined {
  const { source, recipients } = any.choice;
  const game = gameOf(line);
  const divisions = divisionsOf(game, any.player, damageStepOf(game), source, MOST_PLAYED);
  const among = recipients.flatMap((to) => (to.kind === 'object' ? [to.object] : []));
  const ways = divisions && waysTo(aim, line, among, divisions);
  if (ways === undefined) return undefined;
  const aimed = { aim, ways };
  return { ...any, aimed, example: reaching(aimed)[0]?.assignments ?? any.example };
}

/** More divisions than this are not played on. */
const MOST_PLAYED = 64;
