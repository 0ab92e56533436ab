import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import type { Telling } from '../../../view/entries.ts';
import { declarationNotation } from '../../../view/notation.ts';
import type { AnswerOf } from '../../asking/answerKind.ts';
import type { CreaturesAim } from './aim.ts';
import { wantedIn } from './wantedIn.ts';

/** What a browser tells of a legal declaration with more or fewer creatures than are asked for. */
export const declarationAim = (
  { aim, creatures }: NonNullable<Declare['aimed']>,
  example: Declare['example'],
  { m, n }: Telling<DrawingWords>,
): CreaturesAim => ({
  kind: 'creatures',
  n: creatures,
  missed: {
    holds: false,
    title: m.aims.missed,
    text: m.aims[aim](creatures),
    rules: [],
    notes: [
      {
        text: `${m.chrome.answering.oneOfThem}:`,
        notation: declarationNotation(example, n, m.chrome.sheet),
      },
    ],
  },
  way: wantedIn(example, n),
});

type Declare = AnswerOf<'attack' | 'block'>;
