import type { Condition } from '../condition.ts';
import type { Filter } from '../filter.ts';
import { EVENT_CREATURE, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

const UNPAIRED: Filter = { type: 'creature', controller: 'you', paired: false };
const ANOTHER: Filter = { ...UNPAIRED, other: true };

/** You control both the source and one of these, and both are unpaired. */
const bothUnpaired = (filter: Filter): Condition => ({
  kind: 'all',
  conditions: [
    { kind: 'source', filter: UNPAIRED },
    { kind: 'youControl', filter },
  ],
});

export const soulbond: PlainKeyword = {
  shape: 'plain',
  // CR 702.95a: two abilities, either of which asks for a pair twice: as it triggers and as it resolves (CR 603.4).
  rules: ['keyword.soulbond'],
  triggers: () => [
    whenever('enters', [{ kind: 'pair', subject: { kind: 'all', filter: ANOTHER } }], {
      if: bothUnpaired(ANOTHER),
      optional: true,
    }),
    whenever('enters', [{ kind: 'pair', subject: EVENT_CREATURE }], {
      of: { kind: 'all', filter: { type: 'creature', controller: 'you', other: true } },
      if: bothUnpaired({ ...UNPAIRED, isThat: true }),
      optional: true,
    }),
  ],
};
