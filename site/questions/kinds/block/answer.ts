import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import { blockNotation } from '../../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../../asking/answerKind.ts';
import { ruledMarking } from '../../asking/ruledMarking.ts';
import { asksToDeclare } from '../declaration/asksToDeclare.ts';
import { declarationAim } from '../declaration/declarationAim.ts';
import { creaturesOf } from '../declaration/onBoard.ts';

/** Any legal block. */
export const answerKind: AnswerKind<'block', 'block', DrawingWords> = {
  asks: (answer, { telling: { m, n } }) => asksToDeclare(m.questions.block, answer, n),
  control: ({ player, several }, { question: { board }, telling: { m, n } }) => {
    const words = m.questions.block;
    const rows = creaturesOf(board, player).map((id) => ({
      id,
      tag: n.tag(id),
      label: n.plain(id),
      several: several.includes(id),
      options: board.attacks.map(({ attacker }) => ({
        value: attacker,
        tag: n.tag(attacker),
        label: n.plain(attacker),
        says: words.blocks(n.tag(attacker)),
      })),
    }));
    return {
      kind: 'block',
      rows,
      words: {
        hint: board.attacks.length === 1 ? words.touch : words.touchBoth,
        none: m.chrome.sheet.noBlock,
        nothing: m.chrome.sheet.noBlock,
      },
    };
  },
  marking: ({ player, aimed, example }, place) => ({
    ...ruledMarking('block', player, place),
    ...(aimed && { aim: declarationAim(aimed, example, place.telling) }),
  }),
  words: ({ legal, example, aimed }, telling) =>
    oneOfTheWays(
      legal,
      blockNotation(example, telling.n, telling.m.chrome.sheet),
      telling,
      aimed?.reaching,
    ),
};
