import type { SignsWords } from '../../drawingWords.ts';

export const signs: SignsWords = {
  noAttack: 'sin ataque',
  noBlock: 'sin bloqueo',
  asBand: (tags) => `${tags} en grupo`,
  attacksSign: ['ataca a', 'atacan a'],
  blocksSign: ['bloquea a', 'bloquean a'],
  diesSign: 'deja el campo:',
};
