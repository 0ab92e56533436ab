import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import { attackNotation } from '../../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../../asking/answerKind.ts';
import { ruledMarking } from '../../asking/ruledMarking.ts';
import { asksToDeclare } from '../declaration/asksToDeclare.ts';
import { declarationAim } from '../declaration/declarationAim.ts';
import { creaturesOf, opponentsOn } from '../declaration/onBoard.ts';

/** Any legal attack. */
export const answerKind: AnswerKind<'attack', 'attack', DrawingWords> = {
  asks: (answer, { telling: { m, n } }) => asksToDeclare(m.questions.attack, answer, n),
  control: ({ player }, { question: { board }, telling: { m, n } }) => {
    const words = m.questions.attack;
    const attackable = board.permanents.filter(
      ({ controller, types }) =>
        controller !== player && (types.includes('planeswalker') || types.includes('battle')),
    );
    const options = [
      ...opponentsOn(board, player).map((id) => ({
        value: id,
        tag: id,
        label: '',
        says: words.attacks(id),
      })),
      ...attackable.map(({ id }) => ({
        value: id,
        tag: n.tag(id),
        label: n.plain(id),
        says: words.attacks(n.object(id)),
      })),
    ];
    const rows = creaturesOf(board, player).map((id) => ({
      id,
      tag: n.tag(id),
      label: n.plain(id),
      several: false,
      options,
    }));
    return {
      kind: 'attack',
      rows,
      words: {
        hint: options.length === 1 ? words.touch : words.touchBoth,
        none: words.staysHome,
        nothing: m.chrome.sheet.noAttack,
      },
    };
  },
  marking: ({ player, aimed, example }, place) => ({
    ...ruledMarking('attack', player, place),
    ...(aimed && { aim: declarationAim(aimed, example, place.telling) }),
  }),
  words: ({ legal, example, aimed }, telling) =>
    oneOfTheWays(
      legal,
      attackNotation(example, telling.n, telling.m.chrome.sheet),
      telling,
      aimed?.reaching,
    ),
};
