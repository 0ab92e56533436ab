import { blockNotation } from '../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../answerKind.ts';
import { declarationAim } from '../declarationAim.ts';
import { creaturesOf } from '../onBoard.ts';
import { ruledMarking } from '../ruledMarking.ts';

/** Any legal block. */
export const answerKind: AnswerKind<'block', 'block'> = {
  asks: ({ player, aimed }, { m, n }) =>
    m.questions.block.asks(n.player(player), aimed?.aim ?? 'legal'),
  control: ({ player }, { question: { board }, telling: { m, n } }) => ({
    kind: 'block',
    rows: creaturesOf(board, player).map((id) => ({
      id,
      label: `${n.tag(id)} ${n.plain(id)}`,
      options: board.attacks.map(({ attacker }) => ({
        value: attacker,
        label: m.questions.block.blocks(`${n.tag(attacker)} ${n.plain(attacker)}`),
      })),
    })),
  }),
  marking: ({ player, aimed }, place) => ({
    ...ruledMarking('block', player, place),
    ...(aimed && { aim: declarationAim(aimed, place.telling) }),
  }),
  words: ({ legal, example, aimed }, telling) =>
    oneOfTheWays(
      legal,
      blockNotation(example, telling.n, telling.m.chrome.sheet),
      telling,
      aimed?.reaching,
    ),
};
