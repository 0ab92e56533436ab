import { type Measure, objectId } from '../../../engine.ts';
import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import type { Telling } from '../../../view/entries.ts';
import { type AnswerKind, plainWords } from '../../asking/answerKind.ts';

export const answerKind: AnswerKind<'number', 'number', DrawingWords> = {
  asks: (_, { question: { question }, telling }) =>
    question.ask.kind === 'number' ? asksFor(question.ask.of, telling) : undefined,
  control: () => ({ kind: 'number' }),
  marking: ({ value }, { telling: { m } }) => ({
    kind: 'number',
    value,
    missing: m.questions.number.enterFirst,
  }),
  words: ({ value }) => plainWords(`${value}`),
};

function asksFor(measure: Measure, { m, n }: Telling<DrawingWords>): string {
  const words = m.questions.number.asks;
  switch (measure.kind) {
    case 'life':
    case 'poison':
    case 'hand':
    case 'mana':
    case 'lifeLost':
    case 'lifeGained':
    case 'drawn':
    case 'discarded':
      return words[measure.kind](n.player(measure.player));
    case 'damage':
    case 'power':
    case 'toughness':
    case 'triggered':
    case 'dealtBy':
      return words[measure.kind](n.object(measure.object));
    case 'counters':
      return words.counters(n.object(measure.object), measure.counter);
    case 'dealtTo':
      return words.dealtTo(n.object(objectId(measure.to)));
    case 'times':
      return words.times[measure.of];
    default:
      return words[measure.kind];
  }
}
