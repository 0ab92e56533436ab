import type { AppliedChanges } from '../../abilities/breaths.ts';
import type { ChangeOf, EffectOf } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { type GrammaticalNumber, indefinite, verb } from '../agreement.ts';
import { types } from '../characteristics.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { grantedWords } from './characteristicChanges.ts';
import { subtypeWord, typeNouns } from './filterNouns.ts';

/** `diventa una creatura Soldato Umano 6/6 in aggiunta ai suoi altri tipi`; nothing where it does not become one. */
export function becomingWords(
  effects: AppliedChanges,
  number: GrammaticalNumber,
  words: ChangeVoice['words'],
): string | undefined {
  const changes = effects.map(({ change }) => change);
  const added = changes.find((one) => one.kind === 'addTypes');
  const others = changes.filter((one) => one !== added);
  if (added === undefined || !others.every(fits)) return undefined;
  const abilities = others.flatMap((one) =>
    one.kind === 'grant' ? [grantedWords(one.ability, words)] : [],
  );
  const everyType = others.some(({ kind }) => kind === 'addEveryCreatureType');
  const having = [...abilities, ...(everyType ? ['tutti i tipi di creatura'] : [])];
  return [
    verb(number, 'diventa', 'diventano'),
    kindOf(added, others, number),
    ...(having.length === 0 ? [] : [`con ${list('it', having)}`]),
    ...(keepsTypes(added) ? [`in aggiunta ${verb(number, 'ai suoi', 'ai loro')} altri tipi`] : []),
  ].join(' ');
}

type Change = EffectOf<'apply'>['change'];

const FITTING: ReadonlySet<Change['kind']> = new Set([
  'addEveryCreatureType',
  'grant',
  'setPowerToughness',
]);

const fits = ({ kind }: Change): boolean => FITTING.has(kind);

// Cards do not say it of an artifact creature, which was an artifact before.
const keepsTypes = ({ types: added }: ChangeOf<'addTypes'>): boolean => !added.includes('artifact');

function kindOf(
  { types: added, subtypes = [] }: ChangeOf<'addTypes'>,
  others: readonly Change[],
  number: GrammaticalNumber,
): string {
  const [head = 'creature', ...more] = added.toReversed();
  const noun = typeNouns[head];
  const sizes = others.flatMap((one) =>
    one.kind === 'setPowerToughness' ? [`${one.power}/${one.toughness}`] : [],
  );
  const words = [
    noun[number],
    ...more.map((one) => types[one]),
    ...subtypes.map((one) => subtypeWord(one, 'one')).toReversed(),
    ...sizes,
  ].join(' ');
  return number === 'one' ? indefinite({ words, gender: noun.gender, number }) : words;
}
