import type { Comparison, Filter } from '../../engine.ts';
import { subtypeWord } from './filterNouns.ts';
import { colors, keywords, supertypes, types } from './keywords.ts';
import { agree, type Phrase, verb } from './nouns.ts';

/** What agrees with the noun, right behind it: `attaccante non bloccata`. */
export function adjectives(filter: Filter, as: Phrase): readonly string[] {
  const agreeing = [
    ...(filter.attacking === true ? ['attaccante'] : []),
    ...(filter.blocking === true ? ['bloccante'] : []),
    ...flag(filter.blocked, 'bloccato', 'non bloccato'),
    ...flag(filter.tapped, 'TAPpato', 'STAPpato'),
    ...flag(filter.enchanted, 'incantato', 'non incantato'),
    ...(filter.designation === undefined ? [] : [DESIGNATED[filter.designation]]),
    ...(filter.supertype === undefined ? [] : [supertypes[filter.supertype]]),
    ...(filter.notSupertype === undefined ? [] : [`non ${supertypes[filter.notSupertype]}`]),
    ...(filter.color === undefined ? [] : [colors[filter.color]]),
    ...(filter.colorless ? ['incolore'] : []),
    ...(filter.notColor === undefined ? [] : [`non ${colors[filter.notColor]}`]),
  ];
  return [
    ...agreeing.map((one) => agree(one, as)),
    ...(filter.notType === undefined ? [] : [`non ${types[filter.notType]}`]),
    ...(filter.notSubtype === undefined ? [] : [`non ${subtypeWord(filter.notSubtype, 'one')}`]),
    ...(filter.token === false ? ['non pedina'] : []),
  ];
}

const DESIGNATED = { monstrous: 'mostruoso', suspected: 'sospettato' } as const;

/** What it has. */
export function qualities(filter: Filter): readonly string[] {
  return [
    ...(filter.keyword === undefined ? [] : [`con ${keywords[filter.keyword]}`]),
    ...(filter.landwalk === undefined ? [] : [`con passa-${subtypeWord(filter.landwalk, 'many')}`]),
    ...(filter.notKeyword === undefined ? [] : [`senza ${keywords[filter.notKeyword]}`]),
    ...(filter.power === undefined ? [] : [`con forza ${sizeWords(filter.power)}`]),
    ...(filter.toughness === undefined ? [] : [`con costituzione ${sizeWords(filter.toughness)}`]),
    ...(filter.powerGreaterThanSource ? ['con forza superiore'] : []),
    ...(filter.powerLessThanSource ? ['con forza inferiore'] : []),
    ...(filter.powerGreaterThanYourHand
      ? ['con forza superiore al numero di carte che hai in mano']
      : []),
    ...flag(filter.hasCounters, 'con segnalini', 'senza segnalini'),
  ];
}

/** What it did, or what happened to it. */
export function deeds(filter: Filter, as: Phrase): readonly string[] {
  const of = (one: string, many: string): string => verb(as.number, one, many);
  const attacked = of('ha attaccato in questo turno', 'hanno attaccato in questo turno');
  return [
    ...(filter.sharesColorWithSource
      ? [of('che condivide un colore con essa', 'che condividono un colore con essa')]
      : []),
    ...flag(
      filter.newThisTurn,
      `${agree('arrivato', as)} in questo turno`,
      `${agree('presente', as)} dall’inizio del turno`,
    ),
    ...flag(
      filter.exertedThisTurn,
      `${agree('stremato', as)} in questo turno`,
      `non ${agree('stremato', as)} in questo turno`,
    ),
    ...flag(filter.attackedThisTurn, `che ${attacked}`, `che non ${attacked}`),
    ...(filter.foughtThisCombat
      ? [of('che ha attaccato o bloccato', 'che hanno attaccato o bloccato')]
      : []),
    ...(filter.damagedBySource
      ? ['a cui questo permanente ha inflitto danno in questo turno']
      : []),
  ];
}

export const controlled = (by: NonNullable<Filter['controller']>, as: Phrase): string =>
  by === 'you' ? 'che controlli' : `${agree('controllato', as)} ${CONTROLLED[by]}`;

const CONTROLLED = {
  opponent: 'da un avversario',
  defendingPlayer: 'dal giocatore in difesa',
  activePlayer: 'dal giocatore attivo',
  thatPlayer: 'da quel giocatore',
  enchantedPlayer: 'dal giocatore incantato',
} as const;

const flag = (value: boolean | undefined, yes: string, no: string): readonly string[] => {
  if (value === undefined) return [];
  return [value ? yes : no];
};

/** Of power and toughness: `pari o superiore a 3`. */
export function sizeWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `pari a ${atLeast}` : `da ${atLeast} a ${atMost}`;
  return atMost === undefined
    ? `pari o superiore a ${atLeast ?? 0}`
    : `pari o inferiore a ${atMost}`;
}

/** Of a number of things: `7 o più`. */
export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `da ${atLeast} a ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} o più` : `${atMost} o meno`;
}
