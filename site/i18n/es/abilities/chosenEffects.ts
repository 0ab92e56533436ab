import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { HOST } from '../../abilities/host.ts';
import { isYou } from '../../abilities/references.ts';
import { COLORS } from '../../abilities/wordLists.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import { of, verbOf } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords, theFilter } from './filterPhrases.ts';
import { bulleted, infinitive, mayWords } from './moods.ts';
import { numberOf, subjectWords } from './references.ts';
import { inOne, sentences } from './sentences.ts';

/** What is chosen as an effect happens, and what may be done or paid. */
export const CHOSEN_EFFECTS = {
  choose: (effect, voice) => chooseWords(effect, voice),
  either: (effect, voice) =>
    ofYourColor(effect, voice) ??
    `elige uno: ${bulleted(effect.options.map((one) => sentences(voice.within(one))))}`,
  may: ({ effects }, { within }) => {
    const [only, ...more] = effects;
    const either = only?.kind === 'either' && more.length === 0 ? only : undefined;
    return either === undefined ? mayWords(within(effects)) : mayEither(either, within);
  },
  mayPay: ({ cost, perCounter, effects, otherwise }, { within }) => {
    const each =
      perCounter === undefined ? '' : ` por cada ${counterUnit(perCounter).one} sobre ${HOST}`;
    const paid = effects.length === 0 ? '' : `; si lo haces, ${inOne(within(effects))}`;
    const unpaid = otherwise === undefined ? '' : `; si no lo haces, ${inOne(within(otherwise))}`;
    return `puedes ${payWords(cost)}${each}${paid}${unpaid}`;
  },
} as const satisfies Partial<EffectWords>;

/** `puedes girar la criatura objetivo o enderezarla` */
function mayEither(either: EffectOf<'either'>, within: Voice['within']): string {
  const options = either.options.map((one, index, all) =>
    infinitive(within(one, all.slice(0, index).flat())),
  );
  return options.every((one) => one !== undefined && !one.includes('; '))
    ? `puedes ${listOr(
        'es',
        options.filter((one) => one !== undefined),
      )}`
    : `puedes elegir uno: ${bulleted(either.options.map((one) => sentences(within(one))))}`;
}

/** Options that differ only in a color, one for each: `protección contra el color de tu elección`. */
function ofYourColor({ options }: EffectOf<'either'>, { within }: Voice): string | undefined {
  const [first] = options;
  const all = Object.values(COLORS);
  const written = options.map((one) => JSON.stringify(one));
  const uncolored = written.map((one) => one.replaceAll(COLORED, '"color":"any"'));
  if (first === undefined || options.length !== all.length || new Set(uncolored).size !== 1)
    return undefined;
  if (!all.every((color) => written.some((one) => one.includes(`"color":"${color}"`))))
    return undefined;
  const own = all.find((color) => written[0]?.includes(`"color":"${color}"`)) ?? 'white';
  return within(first).replace(`contra ${colors[own]}`, 'contra el color de tu elección');
}

const COLORED = /"color":"[a-z]+"/g;

/** `cada oponente elige una criatura que controla` */
function chooseWords(
  { filter, from, among, by, all, atRandom }: EffectOf<'choose'>,
  { speaking }: Voice,
): string {
  const random = atRandom ? ' al azar' : '';
  if (from === 'opponents') return `elige un oponente${random}`;
  if (among !== undefined) return `elige${random} una ${of(speaking[among])}`;
  const own = by === undefined || isYou(by);
  const who = own ? '' : `${subjectWords(by, speaking)} `;
  const verb = `${own ? 'elige' : verbOf('elige', numberOf(by))}${random}`;
  const named = all ? theFilter(filter, 'permanent') : aFilter(filter, 'permanent');
  const what = own ? named : named.replace('que controlas', 'que controla');
  if (from === undefined) return `${who}${verb} ${what}`;
  const kind = filter.type === 'creature' && isOfSubtypes(filter) ? 'criatura ' : '';
  const card = `${all ? 'las cartas' : 'una carta'} de ${kind}${filterWords(filter, 'one', 'permanent')}`;
  return `${who}${verb} ${card} de ${own ? 'tu' : 'su'} mano`;
}

/** A subtype takes the place of the type: `carta de criatura Soldado`. */
const isOfSubtypes = ({ subtype, anyOf = [] }: EffectOf<'choose'>['filter']): boolean =>
  subtype !== undefined || anyOf.some((one) => one.subtype !== undefined);
