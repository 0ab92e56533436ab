import { whenever, YOU } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const lifelink: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.lifelink'],
  // CR 120.3f
  elsewhere: ['damage.byLifelink'],
  multiple: 'keyword.lifelinkMultiple',
  redundant: 'keyword.lifelinkRedundant',
  // CR 2008-10-01 502.68a-b: each of several triggers; today the gain is a result of the damage.
  triggers: () => [
    whenever('dealsDamage', [{ kind: 'gainLife', n: { kind: 'eventAmount' }, subject: YOU }]),
  ],
  triggersWhere: ({ lifelink: played }) => played === 'triggered',
  // CR 702.15b
  carriedOutIn: ['change'],
  boards: 'play',
  example: {
    ada: { attacker: '3/3 lifelink' },
    nil: {},
    sees: { life: { ada: 23, nil: 17 } },
    without: { life: { ada: 20, nil: 17 } },
  },
};
