import { z } from 'zod';
import { heads, mapping, oneOf, wordOf } from './form.ts';
import { objectReference } from './reference.ts';
import { kindForms, type OneKindOf } from './table.ts';

/** CR 508.4, 509.4: entering the battlefield attacking or blocking. */
export const ENTERING = {
  attacking: {
    takes: 'word',
    form: wordOf(['attacking', 'tappedAndAttacking']).transform(
      (word) => ({ kind: 'attacking', tapped: word === 'tappedAndAttacking' }) as const,
    ),
    example: 'tapped-and-attacking',
    means: 'attacking, tapped or not',
  },
  // CR 702.116a
  attackingEachOtherOpponent: {
    takes: heads('attacking-each-other-opponent'),
    form: mapping({ 'attacking-each-other-opponent': z.enum(['tapped', 'untapped']) }).transform(
      (form) =>
        ({
          kind: 'attackingEachOtherOpponent',
          tapped: form['attacking-each-other-opponent'] === 'tapped',
        }) as const,
    ),
    example: { 'attacking-each-other-opponent': 'tapped' },
    means: 'one for each opponent but the defending player, attacking that opponent',
  },
  blocking: {
    beside: 'attacker',
    fields: { attacker: objectReference },
    example: { blocking: 'target' },
    means: 'blocking that attacker',
  },
} as const;

export type Entering = OneKindOf<typeof ENTERING>;

export const entering: z.ZodType<Entering> = oneOf(kindForms(ENTERING));

const { attacking, blocking } = ENTERING;

/** Of what is one thing, and can enter in one way only. */
export const enteringOnce = oneOf(kindForms({ attacking, blocking }));
