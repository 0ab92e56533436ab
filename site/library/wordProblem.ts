import {
  type EditionId,
  kebab,
  type PlayProblem,
  type Step,
  type TakenChoice,
  type Trouble,
  type Violation,
} from '#engine';
import { sandbox } from '../i18n/en/chrome/sandbox.ts';

/** Where a scenario did not play as its file expects, as a terminal shows it. */
export function wordProblem(file: string, edition: EditionId, problem: PlayProblem): string {
  const { branch, at, trouble } = problem;
  const where = branch === 'main' ? edition : `${edition}, branch ${branch}`;
  return `${file}:${at.line}:${at.column}: in ${where}: ${wordTrouble(trouble)}.`;
}

/** A choice that a script leaves open, where the game comes to it. */
export function wordTaken(file: string, edition: EditionId, taken: TakenChoice): string {
  const { branch, at, choice } = taken;
  const where = branch === 'main' ? edition : `${edition}, branch ${branch}`;
  const about = choice.source === undefined ? '' : ` of ${choice.source}`;
  return `${file}:${at.line}:${at.column}: in ${where}: ${choice.player} could choose here (${kebab(choice.asked)}${about}), and the script does not; choose, or say \`choices: taken\`.`;
}

/** What came instead of what was expected, without its place. */
export function wordTrouble(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'refusedInstead':
      return `expected to be legal, but refused: ${namesOf(trouble.violations).join(', ')}`;
    case 'allowedInstead':
      return 'expected to be refused, but legal';
    case 'decisionMissing':
      return `the script leaves open a decision (${kebab(trouble.decision.kind)}) that the engine will not make for it`;
    case 'neverComes':
      return 'the game never gets here';
    case 'impossibleBoard':
      return `no board has ${trouble.fault.of ?? 'so many players'}: ${sandbox.faults[trouble.fault.because]}`.slice(
        0,
        -1,
      );
    case 'noBlockersStep':
      return 'nobody attacked, so the declare blockers and combat damage steps are skipped';
    case 'nothingToBlock':
      return 'nothing attacks any more, so nobody can block; `block: {}` goes on';
    case 'choiceNotUsed':
      return `${PARTS[trouble.part]} is chosen here, but ${BECAUSE[trouble.because]}`;
    case 'noChoiceLeft':
      return 'the script leaves no choice open, so `choices: taken` says nothing; leave it out';
    case 'noSuchTrigger':
      return `trigger ${trouble.nth} is spoken of here, but no more than ${trouble.most} of it go onto the stack together`;
    case 'nothingToAsk':
      return `question ${trouble.question} can’t be asked: ${NOTHING_TO_ASK[trouble.because]}`;
    case 'notUsed':
      return `nothing here reads ${trouble.what}`;
    case 'ranPast':
      return `this leaves the author’s plan: the game is past it in ${wordMoment(trouble.from)}, and goes on to ${wordMoment(trouble.to)}`;
    case 'tooMuch':
      return `${trouble.n} of something at once is more than can be told`;
    case 'differs':
      return `${trouble.what}: expected ${quoted(trouble.expected)}, found ${quoted(trouble.found)}`;
  }
}

type ChoiceTrouble = Extract<Trouble, { readonly kind: 'choiceNotUsed' }>;

/** The keys of a choice in a file. */
const PARTS: Readonly<Record<ChoiceTrouble['part'], string>> = {
  targets: 'targets',
  may: 'declines',
  sacrificed: 'give',
  payment: 'pay',
  attacking: 'attacking',
  modes: 'modes',
  option: 'option',
  place: 'place',
  named: 'named',
  prevented: 'prevents',
  replacement: 'first',
  legend: 'keeps',
  protector: 'protector',
  discarded: 'discards',
  order: 'a place among triggers',
};

const NOTHING_TO_ASK: Readonly<
  Record<Extract<Trouble, { readonly kind: 'nothingToAsk' }>['because'], string>
> = {
  decisionMissing: 'the script leaves open a decision that the engine will not make for it',
  neverComes: 'the game never comes to such a decision',
  noBlockersStep: 'nobody attacks, so the declare blockers and combat damage steps are skipped',
  nothingToBlock: 'nothing attacks any more, so nobody is asked for blocks',
};

const BECAUSE: Readonly<Record<ChoiceTrouble['because'], string>> = {
  notAsked: 'the game never asks for it after this',
  notLegal: 'it is not legal when the game asks for it',
  otherPlayer: 'the game asks another player; name them with `player`',
};

const wordMoment = ({ turn, step }: { readonly turn: number; readonly step: Step }): string =>
  `turn ${turn}, ${kebab(step)}`;

/** Letters of either side that are told: a list of all declarations may have thousands. */
const TOLD = 600;

const quoted = (said: string): string => {
  if (said === '') return 'nothing';
  const text = said.replace(/\p{C}/gu, '\ufffd');
  return text.length > TOLD ? `${text.slice(0, TOLD)}… (${text.length - TOLD} letters more)` : text;
};

/** Violations as `breaks` in a scenario file names them. */
const namesOf = (violations: readonly Violation[]): readonly string[] => [
  ...new Set(violations.map(nameOf)),
];

/** A restriction or keyword by its own name, anything else by its code. */
export function nameOf({ code, by }: Violation): string {
  if (by === undefined) return kebab(code);
  return kebab(by.what.kind === 'keyword' ? by.what.keyword : by.what.restriction);
}
