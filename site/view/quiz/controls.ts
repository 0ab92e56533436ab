import {
  type AnsweredQuestion,
  assertNever,
  type BoardView,
  type OrderItem,
} from '../../engine.ts';
import type { Telling } from '../entries.ts';
import { type RuleRef, refsOf } from '../rules.ts';
import { actText } from './acts.ts';
import { creaturesOf, opponentsOn } from './onBoard.ts';
import { placesOf } from './places.ts';

/** What a reader answers with: plain form controls. */
export type Control =
  /** One choice for each creature: what it attacks, or nothing. */
  | { readonly kind: 'attack'; readonly rows: readonly Row[] }
  /** For each creature any number of attackers that it blocks. */
  | { readonly kind: 'block'; readonly rows: readonly Row[] }
  | { readonly kind: 'division'; readonly n: number; readonly options: readonly Option[] }
  | { readonly kind: 'legality'; readonly rules: readonly RuleRef[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'pick'; readonly options: readonly Option[] }
  /** Shuffled; each value is its place in the right order, or the first of its places. */
  | { readonly kind: 'order'; readonly options: readonly Option[] };

export interface Row {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function controlFor(
  { answer, board, question }: AnsweredQuestion,
  telling: Telling,
): Control {
  const { m, n, edition } = telling;
  switch (answer.kind) {
    case 'attack':
      return {
        kind: 'attack',
        rows: creaturesOf(board, answer.player).map((id) => ({
          id,
          label: `${n.tag(id)} ${n.plain(id)}`,
          options: [
            { value: '', label: m.chrome.quiz.noAttack },
            ...attackable(board, answer.player, telling),
          ],
        })),
      };
    case 'block':
      return {
        kind: 'block',
        rows: creaturesOf(board, answer.player).map((id) => ({
          id,
          label: `${n.tag(id)} ${n.plain(id)}`,
          options: board.attacks.map(({ attacker }) => ({
            value: attacker,
            label: m.chrome.quiz.blocks(`${n.tag(attacker)} ${n.plain(attacker)}`),
          })),
        })),
      };
    case 'division':
      return {
        kind: 'division',
        n: answer.choice.amount,
        options: answer.choice.recipients.map((to) => ({
          value: to.kind === 'player' ? to.player : to.object,
          label: to.kind === 'player' ? to.player : `${n.tag(to.object)} ${n.plain(to.object)}`,
        })),
      };
    case 'legality':
      return { kind: 'legality', rules: refsOf(answer.offered, edition) };
    case 'number':
    case 'yesNo':
      return { kind: answer.kind };
    case 'pick':
      return {
        kind: 'pick',
        options: answer.options.map((option, index) => ({
          value: `${index}`,
          label: optionLabel(option, telling),
        })),
      };
    case 'order':
      return {
        kind: 'order',
        options: shuffled(
          placesOf(answer.items),
          answer.items.map((item) => itemLabel(item, telling)),
          question.id,
        ),
      };
    default:
      return assertNever(answer);
  }
}

function attackable(
  board: BoardView,
  player: AnsweredQuestion['board']['players'][number]['id'],
  { m, n }: Telling,
) {
  const permanents = board.permanents.filter(
    ({ controller, types }) =>
      controller !== player && (types.includes('planeswalker') || types.includes('battle')),
  );
  return [
    ...opponentsOn(board, player).map((id) => ({ value: id, label: m.chrome.quiz.attacks(id) })),
    ...permanents.map(({ id }) => ({ value: id, label: m.chrome.quiz.attacks(n.object(id)) })),
  ];
}

export function optionLabel(
  option: Extract<AnsweredQuestion['answer'], { readonly kind: 'pick' }>['options'][number],
  telling: Telling,
): string {
  const { m, n } = telling;
  switch (option.kind) {
    case 'object':
      return n.tag(option.object) === ''
        ? n.plain(option.object)
        : `${n.tag(option.object)} ${n.plain(option.object)}`;
    case 'step':
      return m.terms.steps[option.step];
    case 'act':
      return actText(option.act, telling).text;
    default:
      return assertNever(option);
  }
}

export function itemLabel(item: OrderItem, { m, n }: Telling): string {
  switch (item.kind) {
    case 'step':
      return m.terms.steps[item.step];
    case 'object':
      return n.object(item.object);
    case 'player':
      return n.player(item.player);
    default:
      return assertNever(item);
  }
}

/** The same at every build, and never the right order where there is another. */
function shuffled(
  places: readonly number[],
  labels: readonly string[],
  seed: string,
): readonly Option[] {
  const options = places.map((place, index) => ({ value: `${place}`, label: labels[index] ?? '' }));
  const weight = ({ value, label }: Option): number =>
    [...`${seed}${label}${value}`].reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
      7,
    );
  const mixed = options.toSorted((a, b) => weight(a) - weight(b));
  const [first, ...rest] = mixed;
  const isRight = mixed.every(({ value }, index) => value === `${places[index]}`);
  return isRight && first !== undefined ? [...rest, first] : mixed;
}
