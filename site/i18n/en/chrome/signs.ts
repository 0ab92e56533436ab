import type { SignsWords } from '../../drawingWords.ts';

export const signs: SignsWords = {
  noAttack: 'no attack',
  noBlock: 'no block',
  asBand: (tags) => `${tags} as a band`,
  attacksSign: ['attacks', 'attack'],
  blocksSign: ['blocks', 'block'],
  diesSign: 'leaves:',
};
