import { EVENT_CREATURE, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const deathtouch: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.deathtouch'],
  // CR 704.5h
  elsewhere: ['stateBased.deathtouch'],
  multiple: 'keyword.deathtouchMultiple',
  // CR 2008-10-01 502.63a-b: each of several triggers; today a state-based action destroys what it has dealt damage to.
  triggers: () => [
    whenever('dealsDamage', [{ kind: 'destroy', subject: EVENT_CREATURE }], {
      filter: { type: 'creature' },
    }),
  ],
  triggersWhere: ({ deathtouch: played }) => played === 'triggered',
  // CR 702.2b-c: what it touches dies, and any of its damage is lethal.
  carriedOutIn: ['change', 'damage'],
  bearsOn: ['divide active'],
  boards: { at: 'divide', place: 13, active: [['deathtouch']], other: [] },
  example: {
    ada: { attacker: '6/6' },
    nil: { blocker: '1/7 deathtouch' },
    blocks: { blocker: 'attacker' },
    sees: { died: ['attacker'] },
    without: { died: [] },
  },
};
