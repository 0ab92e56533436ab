import type { Effect } from '../../../engine.ts';
import type { EffectContext, Respoken } from '../../abilities/clauses.ts';
import type { NestedEffects } from '../../abilities/effectPlan.ts';
import { oneOption } from '../../abilities/oneOption.ts';
import { listOr } from '../../grammar.ts';
import { isA, type Phrase, type Trait } from '../../wording/grammar.ts';
import { bulleted, infinitive, mayWords as may } from './moods.ts';
import { HOST_AGAIN } from './selfNames.ts';
import { inOne, sentences } from './sentences.ts';

/** How effects are told inside the sentence of another. */
export const nestedEffects: NestedEffects = {
  inside: (effects, { within }, { behind = [], said } = {}) =>
    inOne(within(effects, said, notAgain(behind))),
  mayDo: (effects, voice) => mayWords(effects, voice),
  alsoDo: () => undefined,
  options: (all, { within }) => bulleted(all.map((one) => sentences(within(one)))),
};

/** What was named before is not named again: `cuando pierdas el control de esa criatura, gírala`. */
function notAgain(behind: readonly Trait[]): Respoken | undefined {
  if (isA('self', { traits: behind }))
    return (speaking) =>
      isA('known', speaking.self) ? speaking : { ...speaking, self: HOST_AGAIN };
  return isA('that', { traits: behind }) ? pointedAgain : undefined;
}

/** `gírala` */
const pointedAgain: Respoken = (speaking) => ({
  ...speaking,
  target: pointed(speaking.target),
  eventCreature: pointed(speaking.eventCreature),
});

const pointed = (one: Phrase): Phrase =>
  isA('that', one) && one.number === 'one' ? { ...one, is: 'it' } : one;

/** `puedes destruir la criatura objetivo o exiliarla` */
function mayWords(effects: readonly Effect[], { within }: EffectContext): string {
  const [only, ...more] = effects;
  if (only?.kind !== 'either' || more.length > 0 || oneOption(only) !== undefined)
    return may(within(effects));
  const options = only.options.map((one, index, all) => within(one, all.slice(0, index).flat()));
  const said = options.flatMap(([one, ...others]) =>
    one === undefined || others.length > 0 ? [] : (infinitive(one) ?? []),
  );
  return said.length === options.length
    ? `puedes ${listOr('es', said)}`
    : `puedes elegir uno: ${bulleted(only.options.map((one) => sentences(within(one))))}`;
}
