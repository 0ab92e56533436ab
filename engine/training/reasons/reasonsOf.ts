import { numberOf, type RuleKey } from '../../citation/ruleIndex.ts';
import { KEYWORDS, meaningOf } from '../../language/keywords/lists.ts';
import { MISTAKES, type MistakeName } from '../../mistakes/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { withOneInstance } from '../contrast/oneInstance.ts';
import type { Misreading } from '../misreading.ts';
import type { Answer } from '../questionKinds.ts';
import { type Otherwise, otherwiseOf } from './otherwise.ts';
import type { Reason } from './reason.ts';
import { refusalsIn } from './refusals.ts';
import { isAboutThat, ruleOfTaken } from './ruleOfTaken.ts';
import { type Taking, type TakingFromAll, takingsIn } from './takings.ts';
import type { TurningOn } from './turningOn.ts';

/** A question that was answered, and how it is asked again. */
export interface Reasoned {
  readonly game: GameState;
  readonly about: TurningOn;
  readonly answer: Answer;
  /** Every rule of what happens from the question on; none where the answer lies in what is there. */
  readonly told: readonly RuleKey[];
  readonly misreadings: readonly Misreading[];
  /** What is answered in another game; nothing where the same can't be asked there. */
  readonly answerIn: (game: GameState) => Answered | undefined;
}

interface Answered {
  readonly answer: Answer | undefined;
  readonly text: string;
}

/**
 * What an answer turns on, found by asking again with one thing otherwise. First what a mistake overlooks: with it taken
 * away, everybody would answer as the mistake does. Then what each mistake believes, by the rule that says otherwise; then
 * whatever else would change it, and what refuses something by itself. So the first is one of the rules of a mistake wherever a mistake tells.
 */
export function reasonsOf(reasoned: Reasoned): readonly Reason[] {
  const believed = beliefs(reasoned);
  const taken = withoutSomething(reasoned);
  const overlooked = taken.filter(
    (one) =>
      !isOfActivated(one) &&
      believed.some(({ altered, otherwise: held }) => {
        const { mistake } = altered;
        return isIn(mistake, one.rule) && isAlike(held, one.otherwise);
      }),
  );
  const others = taken.filter((one) => !overlooked.includes(one) && !isOfActivated(one));
  const refused = refusalsIn(reasoned.game, reasoned.answer);
  const telling = [...overlooked, ...believed, ...others, ...refused];
  return telling.length > 0 ? telling : taken.filter(isOfActivated);
}

/** That what is activated has to be there is nothing that anybody overlooks: it is told where nothing else can be. */
function isOfActivated({ altered }: Reason): boolean {
  if (altered.kind !== 'taken' || altered.taken.kind !== 'keyword') return false;
  const { shape, activates } = meaningOf(altered.taken.keyword) ?? {};
  return shape === 'activated' || activates !== undefined;
}

/** The same with what a mistake bends first, for whoever makes it. */
export function reasonsFor(reasons: readonly Reason[], mistake: MistakeName): readonly Reason[] {
  const own = reasons.filter(
    ({ altered }) => altered.kind === 'belief' && altered.mistake === mistake,
  );
  const [held] = own;
  if (held === undefined) return reasons;
  const overlooked = reasons.filter(
    ({ altered, rule, otherwise }) =>
      altered.kind === 'taken' && isIn(mistake, rule) && isAlike(held.otherwise, otherwise),
  );
  const first = [...overlooked, ...own];
  return [...first, ...reasons.filter((one) => !first.includes(one))];
}

const isIn = (mistake: MistakeName, rule: RuleKey): boolean =>
  MISTAKES[mistake].rules.includes(rule);

// Both are made of the same fields in the same order.
const isAlike = (one: Otherwise, other: Otherwise): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Believed = Reason & { readonly altered: Extract<Reason['altered'], { kind: 'belief' }> };

function beliefs(reasoned: Reasoned): readonly Believed[] {
  const { game, about, answer, misreadings } = reasoned;
  return misreadings.flatMap(({ mistake, answer: held }): readonly Believed[] => {
    const otherwise = otherwiseOf(answer, held);
    const rules = MISTAKES[mistake].rules.filter(
      (one) => numberOf(game.edition, one) !== undefined,
    );
    const rule =
      ruleOfInstances(mistake, reasoned) ??
      rules.find((one) => isAboutThat(one, game, about)) ??
      rules[0];
    if (otherwise === undefined || rule === undefined) return [];
    return [{ altered: { kind: 'belief', mistake }, rule, otherwise }];
  });
}

/** CR 702.15f: of whoever would be right if nothing had a keyword more than once, the rule that it counts once. */
function ruleOfInstances(
  mistake: MistakeName,
  { game, answerIn }: Pick<Reasoned, 'game' | 'answerIn'>,
): RuleKey | undefined {
  const { believes, rules } = MISTAKES[mistake];
  return rules.find((rule) =>
    KEYWORDS.some((keyword) => {
      if (meaningOf(keyword)?.redundant !== rule) return false;
      const once = withOneInstance(game, keyword);
      if (once === game || numberOf(game.edition, rule) === undefined) return false;
      const believed = answerIn({ ...once, believed: { ...once.believed, ...believes } });
      return believed !== undefined && believed.text === answerIn(once)?.text;
    }),
  );
}

function withoutSomething(reasoned: Reasoned): readonly Reason[] {
  const { game, about, answerIn } = reasoned;
  const now = answerIn(game);
  if (now === undefined) return [];
  const reasonIn = (taking: Taking): readonly Reason[] => {
    const then = answerIn(taking.game);
    return then === undefined || then.text === now.text ? [] : reasonFrom(reasoned, taking, then);
  };
  const found = takingsIn(game, about).flatMap(({ alone, together }) => {
    const singly = alone.flatMap(reasonIn);
    return singly.length > 0
      ? singly
      : together.flatMap((all) => reasonIn(fromFewest(all, now.text, answerIn)));
  });
  // A keyword that forbids something is also what restricts: it is told once.
  const first = new Map(found.toReversed().map((one) => [losing(one), one]));
  return found.filter((one) => first.get(losing(one)) === one);
}

/** Taken only from those that make the difference: from any other, nothing comes of it. */
function fromFewest(all: TakingFromAll, now: string, answerIn: Reasoned['answerIn']): Taking {
  const { fromSome } = all;
  const then = answerIn(all.game)?.text;
  if (fromSome === undefined || then === now || all.from.length > MANY) return all;
  return all.from.reduce<Taking>((left, id) => {
    const fewer = fromSome(left.from.filter((one) => one !== id));
    return answerIn(fewer.game)?.text === then ? fewer : left;
  }, all);
}

/** Of more than so many not each is looked at. */
const MANY = 8;

/** Who loses something, and what comes of it. */
const losing = ({ altered, otherwise }: Reason): string =>
  JSON.stringify([altered.kind === 'taken' ? altered.from : [], otherwise]);

function reasonFrom(
  { game, about, answer, told, misreadings }: Reasoned,
  { taken, from }: Taking,
  { answer: then }: Answered,
): readonly Reason[] {
  const otherwise = then && otherwiseOf(answer, then);
  if (otherwise === undefined) return [];
  const preferred = misreadings
    .filter(({ answer: held }) => {
      const other = otherwiseOf(answer, held);
      return other !== undefined && isAlike(other, otherwise);
    })
    .flatMap(({ mistake }) => MISTAKES[mistake].rules);
  const rule = ruleOfTaken(taken, { game, about, told, preferred });
  return rule === undefined ? [] : [{ altered: { kind: 'taken', taken, from }, rule, otherwise }];
}
