import type { PlainKeyword } from './meaning.ts';

export const trample: PlainKeyword = {
  shape: 'plain',
  // CR 702.19b: what is more than lethal may go to what it attacks.
  rules: ['keyword.trample'],
  carriedOutIn: ['damage'],
  bearsOn: ['divide active'],
  boards: { at: 'divide', place: 12 },
  example: {
    ada: { attacker: '5/5 trample' },
    nil: { blocker: '2/2' },
    blocks: { blocker: 'attacker' },
    sees: { life: { ada: 20, nil: 17 }, died: ['blocker'] },
    without: { life: { ada: 20, nil: 20 }, died: ['blocker'] },
  },
};
