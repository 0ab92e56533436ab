import type { SignsWords } from '../../drawingWords.ts';

export const signs: SignsWords = {
  noAttack: 'nessun attacco',
  noBlock: 'nessun blocco',
  asBand: (tags) => `${tags} in branco`,
  attacksSign: ['attacca', 'attaccano'],
  blocksSign: ['blocca', 'bloccano'],
  diesSign: 'lascia il campo:',
};
