import type { Board } from '../../boards/board.ts';
import { attack, block, resolveAll } from '../../editionChanges/acts.ts';
import type { Cases } from './keywordCase.ts';

const fight = (attacker: string, ...blockers: readonly string[]): Board => ({
  permanents: {
    ada: { attacker },
    nil: Object.fromEntries(blockers.map((blocker, index) => [`b${index + 1}`, blocker])),
  },
});
const allBlock = (n: number) => [
  attack({ attacker: 'nil' }),
  block(Object.fromEntries(Array.from({ length: n }, (_, index) => [`b${index + 1}`, 'attacker']))),
  resolveAll,
];

/** Keywords that trigger as creatures block, are blocked, or are not. */
export const BLOCKING: Cases = {
  bushido: [
    {
      that: 'it grows when it blocks',
      board: fight('2/2', '1/4 bushido1'),
      script: allBlock(1),
      sees: { size: { attacker: '2/2', b1: '2/5' } },
      without: { size: { attacker: '2/2', b1: '1/4' } },
    },
    {
      that: 'it grows once, by however many it is blocked',
      board: fight('2/2 bushido1', '1/4', '1/4'),
      script: allBlock(2),
      sees: { size: { attacker: '3/3', b1: '1/4', b2: '1/4' } },
    },
  ],
  flanking: [
    {
      that: 'a blocker with flanking does not',
      board: fight('2/2 flanking', '2/3 flanking'),
      script: allBlock(1),
      sees: { size: { attacker: '2/2', b1: '2/3' }, triggered: {} },
    },
    {
      that: 'each of several triggers',
      board: fight('2/2 flanking flanking', '2/3'),
      script: allBlock(1),
      sees: { size: { attacker: '2/2', b1: '0/1' } },
    },
  ],
  frenzy: [
    {
      that: 'and none when it is',
      board: fight('2/2 frenzy3', '1/1'),
      script: allBlock(1),
      sees: { size: { attacker: '2/2', b1: '1/1' }, triggered: {} },
    },
  ],
};
