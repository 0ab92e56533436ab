import type { EditionId } from '../../../site/engine.ts';
import type { AnswerOf } from '../../../site/questions/asking/answerKind.ts';
import type { Control } from '../../../site/questions/control.ts';
import { placesOf } from '../../../site/questions/kinds/order/places.ts';
import { refsOf } from '../../../site/view/rules.ts';
import type { Asked } from './asked.ts';
import { type Pair, type Share, shareOf, wrongDeclarations, wrongDivisions } from './refused.ts';

/** What a reader answers. */
export type GivenAnswer =
  /** Creatures with what they attack or block. */
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'shares'; readonly shares: readonly Share[] }
  /** `rule`: by which it is not so. */
  | { readonly kind: 'truth'; readonly truth: boolean; readonly rule?: string | undefined }
  | { readonly kind: 'number'; readonly number: number }
  /** Places among the options. */
  | { readonly kind: 'picked'; readonly picked: readonly number[] }
  /** The labels of the options. */
  | { readonly kind: 'ordered'; readonly labels: readonly string[] };

/** The right answer, or one of them. */
export function rightAnswer({ question, control }: Asked): GivenAnswer {
  const { answer, edition } = question;
  switch (answer.kind) {
    case 'attack':
      return pairs(
        answer.example.attacks.map(({ attacker, target }) => [
          attacker,
          target.kind === 'player' ? target.player : target.permanent,
        ]),
      );
    case 'block':
      return pairs(answer.example.blocks.map(({ blocker, attacker }) => [blocker, attacker]));
    case 'division':
      return { kind: 'shares', shares: answer.example.map(shareOf) };
    case 'legality':
      return {
        kind: 'truth',
        truth: answer.legal,
        rule: answer.legal ? undefined : ofWhichOffered(answer, edition)[0],
      };
    case 'yesNo':
      return { kind: 'truth', truth: answer.value };
    case 'number':
      return { kind: 'number', number: answer.value };
    case 'pick':
      return {
        kind: 'picked',
        picked: answer.options.flatMap(({ right }, at) => (right ? [at] : [])),
      };
    case 'order':
      return { kind: 'ordered', labels: inRightOrder(answer, control) };
  }
}

/** An answer that breaks a rule, or is legal and not what was asked for. */
export interface Wrong {
  readonly given: GivenAnswer;
  readonly isLegal: boolean;
}

/** Answers of which each is wrong in another way. */
export function wrongAnswers(asked: Asked): readonly [Wrong, ...Wrong[]] {
  const [first, ...others] = wrongOnes(asked);
  if (first === undefined) throw new Error(`${asked.slug}: nothing is wrong at ${asked.id}`);
  return [first, ...others];
}

function wrongOnes(asked: Asked): readonly Wrong[] {
  const { question, control } = asked;
  const { answer } = question;
  switch (answer.kind) {
    case 'attack':
    case 'block':
      return control.kind === 'attack' || control.kind === 'block'
        ? wrongDeclarations(question, answer, control.rows).map(({ given, isLegal }) => ({
            given: pairs(given),
            isLegal,
          }))
        : [];
    case 'division':
      return wrongDivisions(question, answer).map(({ given, isLegal }) => ({
        given: { kind: 'shares', shares: given },
        isLegal,
      }));
    default:
      return otherThan(asked).map((given) => ({ given, isLegal: false }));
  }
}

/** Where there is one right answer, others. */
function otherThan({ question: { answer, edition }, control }: Asked): readonly GivenAnswer[] {
  switch (answer.kind) {
    case 'attack':
    case 'block':
    case 'division':
      return [];
    case 'legality': {
      const offered = refsOf(answer.offered, edition).map(({ number }) => number);
      const right = ofWhichOffered(answer, edition);
      const another = offered.find((number) => !right.includes(number));
      if (answer.legal) return [{ kind: 'truth', truth: false, rule: offered[0] }];
      const legal = { kind: 'truth', truth: true } as const;
      return another === undefined ? [legal] : [legal, { ...legal, truth: false, rule: another }];
    }
    case 'yesNo':
      return [{ kind: 'truth', truth: !answer.value }];
    case 'number':
      return [{ kind: 'number', number: answer.value + 1 }];
    case 'pick': {
      const right = answer.options.map((option) => option.right);
      const picked = right.flatMap((isRight, at) => (isRight === (at === 0) ? [] : [at]));
      return [{ kind: 'picked', picked }];
    }
    case 'order':
      return [{ kind: 'ordered', labels: lastFirst(inRightOrder(answer, control)) }];
  }
}

const pairs = (given: readonly Pair[]): GivenAnswer => ({ kind: 'pairs', pairs: given });

const ofWhichOffered = ({ rules }: AnswerOf<'legality'>, edition: EditionId): readonly string[] =>
  refsOf(rules, edition).map(({ number }) => number);

/** Each option is called by the first place at which the same stands. */
function inRightOrder({ items }: AnswerOf<'order'>, control: Control): readonly string[] {
  if (control.kind !== 'order') return [];
  const labels = new Map(control.options.map(({ value, label }) => [value, label]));
  return placesOf(items).map((place) => labels.get(`${place}`) ?? '');
}

const lastFirst = (labels: readonly string[]): readonly string[] => [
  ...labels.slice(-1),
  ...labels.slice(0, -1),
];
