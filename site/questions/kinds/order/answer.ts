import { assertNever, type OrderItem } from '../../../engine.ts';
import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Telling } from '../../../view/entries.ts';
import { type AnswerKind, plainWords } from '../../asking/answerKind.ts';
import type { Option } from '../../control.ts';
import { placesAmong, placesOf } from './places.ts';

type Words = DrawingWords & { readonly terms: Pick<Messages['terms'], 'steps'> };

/** What comes first, and what after it. */
export const answerKind: AnswerKind<'order', 'order', Words> = {
  asks: (_, { question: { question }, telling }) =>
    question.ask.kind === 'order' ? telling.m.questions.order.asks[question.ask.of] : undefined,
  control: ({ items }, { question: { question }, telling }) => ({
    kind: 'order',
    options: shuffled(
      placesOf(items),
      items.map((item) => labelOf(item, telling)),
      question.id,
    ),
  }),
  marking: ({ items }, { question: { answer } }) => ({
    kind: 'order',
    right: placesAmong(answer.kind === 'order' ? answer.items : items, items),
  }),
  words: ({ items }, telling) =>
    plainWords(items.map((item, index) => `${index + 1}. ${labelOf(item, telling)}`).join(' ')),
  // An answer fits only if it has the same things in another order.
  givenAs: (answer, right) => {
    const sorted = ({ items }: typeof answer) =>
      items.map((item) => JSON.stringify(item)).toSorted();
    return `${sorted(answer)}` === `${sorted(right)}` ? answer : undefined;
  },
};

function labelOf(item: OrderItem, { m, n }: Telling<Words>): string {
  switch (item.kind) {
    case 'step':
      return m.terms.steps[item.step];
    case 'object':
      return n.label(item.object);
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
  const [first, ...others] = mixed;
  const isRight = mixed.every(({ value }, index) => value === `${places[index]}`);
  return isRight && first !== undefined ? [...others, first] : mixed;
}
