import type { QualifiedKeyword } from './meaning.ts';

export const protection: QualifiedKeyword = {
  shape: 'qualified',
  rules: ['keyword.protectionFromBlocking'],
  // CR 702.16f: creatures with the quality can't block it.
  forbids: ({ quality }) => [{ restriction: 'cannotBeBlockedBy', filter: quality }],
  // CR 702.16b-e: targets, attachments and damage.
  carriedOutIn: ['change'],
  bearsOn: ['block other', 'divide other'],
  boards: { at: 'block', place: 9, active: [['protection']], other: [['is:black', 'is:red']] },
  example: {
    ada: {
      attacker: {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'red' } }],
      },
    },
    nil: { blocker: { is: '2/2', colors: ['red'] } },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
