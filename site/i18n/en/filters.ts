import type { Comparison, Filter, Reference, Subject } from '../../engine.ts';
import { listOr } from '../grammar.ts';
import { colors, keywords, subtypes, types } from './keywords.ts';

export type Number = 'one' | 'many';
export type Base = 'creature' | 'permanent' | 'spell';

const plural = (noun: string): string =>
  noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** Which objects: `artifact creatures with power 2 or less that you control`. */
export function filterWords(filter: Filter, number: Number, base: Base = 'creature'): string {
  if (filter.anyOf !== undefined) {
    const { anyOf, ...rest } = filter;
    return listOr(
      'en',
      anyOf.map((one) => filterWords({ ...rest, ...one }, number, base)),
    );
  }
  return [...adjectives(filter), noun(filter, number, base), ...complements(filter)].join(' ');
}

export const aFilter = (filter: Filter, base: Base = 'creature'): string => {
  const words = filterWords(filter, 'one', base);
  return /^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`;
};

function noun({ type, subtype }: Filter, number: Number, base: Base): string {
  if (subtype !== undefined) {
    const [one, many] = subtypes[subtype] ?? [subtype, subtype];
    return number === 'one' ? one : many;
  }
  const word = base === 'spell' ? 'spell' : type === undefined ? base : types[type];
  return number === 'one' ? word : plural(word);
}

function adjectives(filter: Filter): readonly string[] {
  return [
    ...(filter.other ? ['other'] : []),
    ...flag(filter.tapped, 'tapped', 'untapped'),
    ...(filter.attacking === true ? ['attacking'] : []),
    ...(filter.blocking ? ['blocking'] : []),
    ...flag(filter.blocked, 'blocked', 'unblocked'),
    ...(filter.supertype === undefined ? [] : [filter.supertype]),
    ...(filter.notSupertype === undefined ? [] : [`non${filter.notSupertype}`]),
    ...(filter.color === undefined ? [] : [colors[filter.color]]),
    ...(filter.notColor === undefined ? [] : [`non${colors[filter.notColor]}`]),
    ...(filter.notType === undefined ? [] : [`non${types[filter.notType]}`]),
    ...(filter.notSubtype === undefined
      ? []
      : [`non-${subtypes[filter.notSubtype]?.[0] ?? filter.notSubtype}`]),
    ...flag(filter.token, 'token', 'nontoken'),
  ];
}

function complements(filter: Filter): readonly string[] {
  return [
    ...(filter.controller === undefined ? [] : [CONTROLLED[filter.controller]]),
    ...(filter.keyword === undefined ? [] : [`with ${keywords[filter.keyword]}`]),
    ...(filter.notKeyword === undefined ? [] : [`without ${keywords[filter.notKeyword]}`]),
    ...(filter.power === undefined ? [] : [`with power ${comparisonWords(filter.power)}`]),
    ...(filter.toughness === undefined
      ? []
      : [`with toughness ${comparisonWords(filter.toughness)}`]),
    ...(filter.powerGreaterThanSource ? ['with greater power'] : []),
    ...(filter.sharesColorWithSource ? ['of a color it shares'] : []),
    ...(filter.attacking === 'you' ? ['attacking you'] : []),
    ...(filter.attackingAlone ? ['attacking alone'] : []),
    ...(filter.blockingAlone ? ['blocking alone'] : []),
  ];
}

const CONTROLLED = {
  you: 'you control',
  opponent: 'an opponent controls',
  defendingPlayer: 'the defending player controls',
  activePlayer: 'the active player controls',
} as const;

const flag = (value: boolean | undefined, yes: string, no: string): readonly string[] => {
  if (value === undefined) return [];
  return [value ? yes : no];
};

export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} or more` : `${atMost} or less`;
}

export const referenceWords: { readonly [R in Reference]: string } = {
  self: 'it',
  attached: 'the creature it is on',
  target: 'the target',
  secondTarget: 'the second target',
  you: 'you',
  eventCreature: 'that creature',
  eventPlayer: 'that player',
  defendingPlayer: 'the defending player',
  eachOpponent: 'each opponent',
  created: 'it',
};

/** The subject as the first word of a sentence; nothing for the object itself. */
export const whose = (subject: Subject): string =>
  subject.kind === 'reference' && subject.reference === 'self' ? '' : `${subjectWords(subject)} `;

export const subjectWords = (subject: Subject): string =>
  subject.kind === 'reference'
    ? referenceWords[subject.reference]
    : filterWords(subject.filter, 'many');
