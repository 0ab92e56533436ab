import type { Respoken } from '../../abilities/clauses.ts';
import type { NestedEffects } from '../../abilities/effectPlan.ts';
import { listOr } from '../../grammar.ts';
import { phrase, wordsOf } from '../../wording/grammar.ts';
import { and } from '../orthography.ts';
import { IT } from './pronouns.ts';
import { alsoDo, joined, mayDo } from './verbs.ts';

/** How effects are told inside the sentence of another. */
export const nestedEffects: NestedEffects = {
  // `sacrifica questa creatura e perdi 2 punti vita`
  inside: (effects, { within }, { said = [] } = {}) =>
    effects.length > 1 && effects[0]?.kind !== 'choose'
      ? effects
          .map((one, index) =>
            joined(
              within(
                [one],
                [...said, ...effects.slice(0, index)],
                index === 0 ? undefined : behindAnother,
              ),
            ),
          )
          .reduce(and)
      : joined(within(effects, said)),
  mayDo: (effects, { within }) => mayDo(within(effects)),
  alsoDo: (said, rest, { within }) => alsoDo(within(rest, said)),
  options: (all, { within }) =>
    listOr(
      'it',
      all.map((one, index) => joined(within(one, all.slice(0, index).flat()))),
    ),
};

/** `infliggi danno a quella creatura ed essa ti infligge danno` */
const behindAnother: Respoken = (speaking) => ({ ...speaking, self: IT_ACTS });

const IT_ACTS = phrase(wordsOf(IT), { gender: 'host', number: 'one', traits: ['subject'] });
