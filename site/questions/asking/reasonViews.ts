import {
  type Ability,
  type AnsweredQuestion,
  type EditionId,
  type Keyword,
  kebab,
  type MistakeName,
  type Reason,
  type RuleKey,
} from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import { uncapital } from '../../i18n/grammar.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { PickedAs, ReasonToSay, ReasonWords, UnplacedPick } from '../../i18n/reasonWords.ts';
import type { Telling } from '../../view/entries.ts';
import { type RuleRef, refsOf } from '../../view/rules.ts';
import { actText } from './acts.ts';

/** A rule with our own sentence for it, empty where there is none. */
export interface RuleSaid extends RuleRef {
  readonly says: string;
}

/** Why an answer is what it is, in words, with the rule that makes it so. */
export interface ReasonView {
  readonly text: string;
  readonly rule: RuleSaid;
  /** The mistake that answers as it says, as it stands in addresses. */
  readonly mistake?: string;
}

/** What reasons are told with, besides what their question is asked with. */
export interface ReasonsWords extends DrawingWords {
  readonly reasons: ReasonWords;
  readonly terms: Pick<Messages['terms'], 'steps'>;
  /** What an edition is called where its rules are spoken of. */
  readonly editionCalled: (edition: EditionId) => string;
  /** What an ability says. */
  readonly ability: (ability: Ability) => string;
  /** What each rule says. */
  readonly ruleSays: (rule: RuleKey) => string;
  /** What is believed by whoever makes a mistake, as it completes “if”. */
  readonly believed: (mistake: MistakeName) => string;
}

/** The same out of all that a language says. */
export const reasonsWordsIn = (m: Messages): Messages & ReasonsWords => ({
  ...m,
  ruleSays: (rule) => m.rules[rule] ?? '',
  believed: (mistake) => m.mistakes[mistake].wouldBeRight,
  editionCalled: (edition) => m.terms.editions[edition].name,
});

/** So many are told: more would not be read. */
const MOST_TOLD = 3;

/** The first few of what an answer turns on. */
export function reasonViews(
  reasons: readonly Reason[],
  question: AnsweredQuestion,
  telling: Telling<ReasonsWords>,
): readonly ReasonView[] {
  return told(reasons).flatMap((reason) => {
    const [rule] = rulesSaid([reason.rule], telling);
    return rule === undefined ? [] : [viewOf(reason, rule, question, telling)];
  });
}

/**
 * Each that comes to something else; where there is room, beliefs that come to the same as well: of a legality there is no
 * more than one other answer.
 */
function told(reasons: readonly Reason[]): readonly Reason[] {
  const clear = reasons.filter(isClear);
  if (clear.length === 0) return reasons.slice(0, 1);
  const first = new Map(clear.toReversed().map((one) => [JSON.stringify(one.otherwise), one]));
  const apart = [...first.values()];
  const beside = clear
    .filter((one) => one.altered.kind === 'belief' && !apart.includes(one))
    .slice(0, Math.max(0, MOST_TOLD - apart.length));
  return clear.filter((one) => apart.includes(one) || beside.includes(one)).slice(0, MOST_TOLD);
}

/** That a card’s ability or a rule counts at all says little, where something more can be said. */
const isClear = (reason: Reason): boolean => reason.altered.kind !== 'rule' && !isOfAbility(reason);

export const isOfAbility = ({ altered }: Reason): boolean =>
  altered.kind === 'taken' && altered.taken.kind === 'ability';

function viewOf(
  reason: Reason,
  rule: RuleSaid,
  question: AnsweredQuestion,
  telling: Telling<ReasonsWords>,
): ReasonView {
  const { m, n } = telling;
  const { altered } = reason;
  const mistake = altered.kind === 'belief' ? altered.mistake : undefined;
  const said: ReasonToSay = {
    reason,
    about: isOfAttack(question) ? 'attack' : 'other',
    as: pickedAs(question),
    called: (picked) => calledIn(picked, question, telling),
    told: (act) => actText(act, telling),
    keyword: keywordSaid(reason, question, m),
    belief: mistake === undefined ? '' : m.believed(mistake),
    edition: altered.kind === 'printing' ? m.editionCalled(altered.edition) : '',
  };
  return {
    text: m.reasons.reason(said, n),
    rule,
    ...(mistake !== undefined && { mistake: kebab(mistake) }),
  };
}

/** CR 702.14a, 702.16a: landwalk names a land and protection what it is from, which is told where it is the same for all. */
function keywordSaid(
  { altered }: Reason,
  { board }: AnsweredQuestion,
  m: Pick<ReasonsWords, 'ability'>,
): string {
  if (altered.kind !== 'taken' || altered.taken.kind !== 'keyword') return '';
  const { keyword } = altered.taken;
  if (!NAMING_MORE.includes(keyword)) return '';
  const [only, ...more] = new Set(
    board.permanents
      .filter(({ id }) => altered.from.includes(id))
      .flatMap(({ abilities }) =>
        abilities
          .filter((one) => one.kind === 'keyword' && one.keyword === keyword)
          .map((one) => m.ability(one)),
      ),
  );
  return only === undefined || more.length > 0 ? '' : uncapital(only);
}

const NAMING_MORE: readonly Keyword[] = ['landwalk', 'protection'];

/** Rules of an edition, each number once, with what they say. */
export const rulesSaid = (
  rules: readonly RuleKey[],
  { m, edition }: Pick<Telling<Pick<ReasonsWords, 'ruleSays'>>, 'm' | 'edition'>,
): readonly RuleSaid[] => {
  const seen = new Set<string>();
  return rules.flatMap((key) =>
    refsOf([key], edition).flatMap((ref): readonly RuleSaid[] => {
      if (seen.has(ref.number)) return [];
      seen.add(ref.number);
      return [{ ...ref, says: m.ruleSays(key) }];
    }),
  );
};

function isOfAttack({ question: { ask } }: AnsweredQuestion): boolean {
  switch (ask.kind) {
    case 'declare':
      return ask.which === 'attackers';
    case 'pickCreatures':
      return ask.which === 'mayAttack';
    case 'number':
      return ask.of.kind === 'legalAttacks' || ask.of.kind === 'mostAttackRequirements';
    case 'legality':
      return ask.act.kind === 'attack';
    case 'pickActs':
      return ask.acts[0]?.kind === 'attack';
    default:
      return false;
  }
}

function pickedAs({ question: { ask } }: AnsweredQuestion): PickedAs {
  switch (ask.kind) {
    case 'pickCreatures':
    case 'pickPlayers':
    case 'pickSteps':
      return ask.which;
    case 'pickTriggering':
      return 'triggering';
    case 'when':
      return 'when';
    default:
      return 'acts';
  }
}

function calledIn(
  picked: UnplacedPick,
  { answer }: AnsweredQuestion,
  telling: Telling<ReasonsWords>,
): string {
  if (picked.kind === 'step') return telling.m.terms.steps[picked.step];
  const option = answer.kind === 'pick' ? answer.options[picked.place] : undefined;
  return option?.kind === 'act' ? actText(option.act, telling) : '';
}
