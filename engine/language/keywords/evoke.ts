import { SELF, whenever } from './abilityParts.ts';
import type { WayToCastKeyword } from './meaning.ts';

export const evoke: WayToCastKeyword = {
  shape: 'costed',
  rules: ['keyword.evoke'],
  paid: 'instead',
  // CR 702.74a: what is cast for its evoke cost is sacrificed as it enters.
  triggers: () => [
    whenever('enters', [{ kind: 'sacrifice', subject: SELF }], {
      if: { kind: 'castWith', keyword: 'evoke' },
    }),
  ],
};
