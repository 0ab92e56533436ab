// Answers that come of playing on begin with the rule that decides: on a board on which what it speaks of does not come
// about, the same script comes to another answer.
import { expect, test } from 'vitest';
import type { EditionId } from '../../engine/citation/editions.ts';
import type { RuleKey } from '../../engine/citation/ruleIndex.ts';
import { playScript } from '../../engine/scenario/play.ts';
import type { ScenarioAsking } from '../../engine/scenario/scenario.ts';
import { answerPlayedBy } from '../../engine/testing/contrast/answerPlayedBy.ts';
import { OPPOSITES } from '../../engine/testing/contrast/opposites.ts';
import { plainAnswer } from '../../engine/testing/contrast/plainAnswer.ts';
import { questionWithScript } from '../../engine/testing/contrast/questionWithScript.ts';
import { setupsWithout } from '../../engine/testing/contrast/setupsWithout.ts';
import { type Answer, type Ask, QUESTION_KINDS } from '../../engine/training/questionKinds.ts';
import { statedAnswer } from '../../engine/training/statedAnswer.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf, scenariosOf } from '../project/libraryOnce.ts';

const root = process.cwd();
const scenarios = [...scenariosOf(root).scenarios, ...exercisesOf(root).scenarios].map(
  ({ scenario }) => scenario,
);

/** Who dies, why, how much; and how damage is divided so that some die or none does. */
const isPlayed = (ask: Ask): boolean =>
  isDividedToKill(ask) ||
  ask.kind === 'pickPlayers' ||
  ask.kind === 'pickTriggering' ||
  (ask.kind === 'number' && QUESTION_KINDS.number.answerLiesIn(ask) === 'playingOn') ||
  (ask.kind === 'pickCreatures' && QUESTION_KINDS.pickCreatures.answerLiesIn(ask) === 'playingOn');

const isDividedToKill = (ask: Ask): boolean =>
  ask.kind === 'divide' && ask.aim !== undefined && ask.aim.kind !== 'mostToPlayer';

type Scenario = ScenarioAsking<Ask>;

/** Of divisions also who makes them, and which they are. */
const saidIn = (ask: Ask, answer: Answer): string =>
  answer.kind === 'division'
    ? JSON.stringify([
        answer.player,
        answer.aimed?.ways.flatMap(({ reaches, assignments }) => (reaches ? [assignments] : [])),
      ])
    : statedAnswer(ask, answer);

/** What a question of a scenario is answered: no more is asked of a board that is made otherwise. */
function saidOn(scenario: Scenario, edition: EditionId, id: string): string | undefined {
  const { question, script } = questionWithScript(scenario, id);
  const whole = playScript(script, { edition });
  const answer = plainAnswer({ question, script, whole, edition });
  return answer && saidIn(question.ask, answer);
}

const onOtherBoard = (scenario: Scenario, rule: RuleKey): readonly Scenario[] => {
  const mains = setupsWithout(scenario.setup, rule);
  const branches = scenario.branches.map(({ setup }) => setupsWithout(setup, rule));
  return mains.map((setup, at) => ({
    ...scenario,
    setup,
    branches: scenario.branches.map((branch, nth) => ({
      ...branch,
      setup: branches[nth]?.[at] ?? branch.setup,
    })),
  }));
};

const answersIn = (scenario: (typeof scenarios)[number], edition: EditionId) =>
  judgedOnce(scenario).find((one) => one.edition === edition)?.questions ?? [];

/** Each first rule, and whether another answer comes of the boards on which what it speaks of does not come about. */
const told = scenarios.flatMap((scenario) => {
  const [edition] = scenario.editions;
  if (edition === undefined) return [];
  return answersIn(scenario, edition).flatMap(
    ({ question: { id, ask }, answer, rules: [first] }) => {
      if (first === undefined || !isPlayed(ask)) return [];
      const text = saidIn(ask, answer);
      const others = onOtherBoard(scenario, first).map((other) => saidOn(other, edition, id));
      // Where a rule speaks of something that can be taken away and denies something as well, either shows that it decides.
      const byOpposite = isOtherByOpposite(scenario, edition, id, first);
      const isHeld =
        others.length === 0
          ? byOpposite
          : others.some((other) => other !== text) || byOpposite === true;
      return [{ name: `${scenario.slug}/${id}`, first, isHeld }];
    },
  );
});

/** Of a rule by which something does not happen: whether another answer comes of playing by what it denies. */
function isOtherByOpposite(
  scenario: Scenario,
  edition: EditionId,
  id: string,
  rule: RuleKey,
): boolean | undefined {
  const so = answerPlayedBy(scenario, edition, id, {});
  return OPPOSITES[rule]?.some((believed) => {
    const text = answerPlayedBy(scenario, edition, id, believed);
    return text !== undefined && text !== so;
  });
}

/** Which are answered as before, and why the rule is named all the same. */
const SAME = {
  'end-step-no-backup/growth': 'it has ended, whether damage went before it or with it',
  'goblin-with-mana-to-spare/life': 'it burns, whether each step or each phase empties it',
  'mana-empties/left': 'nothing is left, whether each step or each phase empties it',
  'rabblemaster-and-a-wall/lost':
    'that damage has life lost is so in every game; what comes of the beginning of combat is told next',
  'raider-led-astray/whose':
    'that an ability has life lost is so in every game; whose it is, is told next',
  'sages-and-a-mountain/mana': 'it is lost as combat ends, whether it was kept until then or not',
  'warboss-on-its-first-day/losers':
    'that what is unblocked deals damage is so in every game; who comes to attack is told next',
};

/** Of these it can’t be said of a board that what they speak of does not come about. */
const UNSAID: { readonly [R in RuleKey]?: string } = {
  'action.sacrifice': 'an ability that the script lets resolve has it sacrificed',
  'attackers.becomeAttacking': 'part of every attack',
  'attackers.choose': 'who may be chosen has come too late here',
  'attackers.defendingPlayerOf': 'of everything that attacks somebody is the defending player',
  'blockers.becomeBlocking': 'part of every block',
  'cleanup.anotherCleanup': 'part of every turn in which something triggers in cleanup',
  'cleanup.discard': 'part of every turn',
  'combat.attackedPermanentLeaves': 'an act of the script has it leave',
  'combat.attacksAlone': 'how many attack lies in the script',
  'combat.creaturePlaneswalkerStaysInCombat': 'an act of the script has it be both',
  'combat.laterCantAttackDoesNotRemove': 'an act of the script comes too late',
  'combat.putBlockingOutsideOwnDefence': 'an act of the script puts it there',
  'damage.toBattle': 'what damage does to a battle is so in every game',
  'endStep.doesNotBackUp': 'part of every turn',
  'illegalAction.rewind': 'an act of the script is undone',
  'keyword.phasedOut': 'a spell that the script has cast phases it out',
  'prevention.cantBePrevented': 'a spell that the script has cast says so',
  'prevention.prevent': 'an ability that the script has activated prevents it',
  'prevention.staticAmount': 'how much a shield prevents each time lies in its card',
  'stateBased.oneReplacementForAll': 'an act of the script replaces it',
  'triggers.atTheBeginningOf': 'an ability that the script lets resolve comes of it',
  'triggers.attackersCharacteristics': 'it says when it is looked, not at what',
  'turn.extraPhases': 'without them the script attacks in the next turn',
};

test('where what the first rule of an answer speaks of does not come about, the answer is another', () => {
  const same = told.filter(({ isHeld }) => isHeld === false).map(({ name }) => name);
  expect(same.toSorted()).toEqual(Object.keys(SAME));
});

test('the rules of which that can’t be said are these', () => {
  const unsaid = told.filter(({ isHeld }) => isHeld === undefined).map(({ first }) => first);
  expect([...new Set(unsaid)].toSorted()).toEqual(Object.keys(UNSAID));
});

test('of most it can be said', () => {
  const held = told.filter(({ isHeld }) => isHeld === true);
  expect(held.length / told.length).toBeGreaterThan(0.8);
});
