import { blockNotation } from '../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../answerKind.ts';
import { creaturesOf } from '../onBoard.ts';
import { ruledMarking } from '../ruledMarking.ts';

/** Any legal block. */
export const answerKind: AnswerKind<'block', 'block'> = {
  asks: ({ player }, { m, n }) => m.questions.block.asks(n.player(player)),
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
  marking: ({ player }, place) => ruledMarking('block', player, place),
  words: ({ legal, example }, telling) =>
    oneOfTheWays(legal, blockNotation(example, telling.n, telling.m.chrome.sheet), telling),
};
