import type { Told } from '../../abilities/effectPlan.ts';
import { HOST } from '../../abilities/host.ts';
import { listOr } from '../../grammar.ts';
import { wordsOf } from '../../wording/grammar.ts';
import { IT } from './pronouns.ts';
import { asInfinitive, endsInPronoun, mayDo } from './verbs.ts';

/** How effects are told inside the sentence of another. */
export const told: Told = {
  // `sacrifica questa creatura e perdi 2 punti vita`
  inside: (effects, { within }, { said = [] } = {}) =>
    effects.length > 1 && effects[0]?.kind !== 'choose'
      ? effects
          .map((one, index) => within([one], [...said, ...effects.slice(0, index)]))
          .join(' e ')
          .replaceAll(` e ${HOST} `, ` ed ${wordsOf(IT)} `)
      : within(effects, said),
  mayDo: (effects, { within }) => mayDo(within(effects)),
  alsoDo: (_, then) => (endsInPronoun(then) ? asInfinitive(then) : undefined),
  options: (all, { within }) =>
    listOr(
      'it',
      all.map((one, index) => within(one, all.slice(0, index).flat())),
    ),
};
