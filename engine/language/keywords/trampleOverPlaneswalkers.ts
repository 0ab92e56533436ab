import type { PlainKeyword } from './meaning.ts';

export const trampleOverPlaneswalkers: PlainKeyword = {
  shape: 'plain',
  // CR 702.19c: what is more than its loyalty may go to the planeswalker's controller.
  rules: ['keyword.trampleOverPlaneswalkers'],
  carriedOutIn: ['damage'],
  bearsOn: [],
  example: {
    ada: { attacker: '7/7 trampleOverPlaneswalkers' },
    nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    attacks: { attacker: 'walker' },
    sees: { life: { ada: 20, nil: 16 }, died: ['walker'] },
    without: { life: { ada: 20, nil: 20 }, died: ['walker'] },
  },
};
