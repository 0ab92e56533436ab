import { attackNotation } from '../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../answerKind.ts';
import { declarationAim } from '../declarationAim.ts';
import { creaturesOf, opponentsOn } from '../onBoard.ts';
import { ruledMarking } from '../ruledMarking.ts';

/** Any legal attack. */
export const answerKind: AnswerKind<'attack', 'attack'> = {
  asks: ({ player, aimed }, { m, n }) =>
    m.questions.attack.asks(n.player(player), aimed?.aim ?? 'legal'),
  control: ({ player }, { question: { board }, telling: { m, n } }) => {
    const words = m.questions.attack;
    const attackable = board.permanents.filter(
      ({ controller, types }) =>
        controller !== player && (types.includes('planeswalker') || types.includes('battle')),
    );
    const options = [
      { value: '', label: words.staysHome },
      ...opponentsOn(board, player).map((id) => ({ value: id, label: words.attacks(id) })),
      ...attackable.map(({ id }) => ({ value: id, label: words.attacks(n.object(id)) })),
    ];
    return {
      kind: 'attack',
      rows: creaturesOf(board, player).map((id) => ({
        id,
        label: `${n.tag(id)} ${n.plain(id)}`,
        options,
      })),
    };
  },
  marking: ({ player, aimed }, place) => ({
    ...ruledMarking('attack', player, place),
    ...(aimed && { aim: declarationAim(aimed, place.telling) }),
  }),
  words: ({ legal, example, aimed }, telling) =>
    oneOfTheWays(
      legal,
      attackNotation(example, telling.n, telling.m.chrome.sheet),
      telling,
      aimed?.reaching,
    ),
};
