import type { Change } from '../../../engine.ts';
import type { ChangeOf } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { grantedWords, underOneName } from './characteristicChanges.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import type { About } from './references.ts';

/** What becomes a creature: `se convierte en una criatura artefacto Ave 2/2 con la habilidad de volar …`. */
export function becomesWords(
  all: readonly Change[],
  { number }: About,
  words: ChangeVoice['words'],
): string | undefined {
  const types = all.find((one) => one.kind === 'addTypes');
  if (types === undefined || !types.types.includes('creature') || !all.every(isOfIt))
    return undefined;
  const size = all.find((one) => one.kind === 'setPowerToughness');
  const granted = all.flatMap((one) => (one.kind === 'grant' ? [one.ability] : []));
  const had = [
    ...(all.some(({ kind }) => kind === 'addEveryCreatureType')
      ? ['todos los tipos de criatura']
      : []),
    ...(granted.length === 0 ? [] : [underOneName(granted.map((one) => grantedWords(one, words)))]),
  ];
  const noun = `${kindOf(types, number)}${size === undefined ? '' : ` ${size.power}/${size.toughness}`}`;
  const become = number === 'one' ? 'se convierte en una' : 'se convierten en';
  const having = had.length === 0 ? '' : ` con ${list('es', had)}`;
  return `${become} ${noun}${having} además de sus otros tipos`;
}

const isOfIt = ({ kind }: Change): boolean => KINDS.has(kind);

const KINDS: ReadonlySet<Change['kind']> = new Set([
  'addEveryCreatureType',
  'addTypes',
  'grant',
  'setPowerToughness',
]);

/** `criatura artefacto Ave`: where English says Human Soldier, cards say Soldado Humano. */
const kindOf = ({ types, subtypes = [] }: ChangeOf<'addTypes'>, number: About['number']): string =>
  [typeLine(types, number), ...subtypes.map((one) => subtypeWord(one, 'one')).toReversed()].join(
    ' ',
  );
