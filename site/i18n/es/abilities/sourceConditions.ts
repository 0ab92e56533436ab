import type { Filter } from '../../../engine.ts';
import { HOST_ENDING } from '../../abilities/host.ts';
import { agree } from '../agreement.ts';
import type { Mood } from './conditions.ts';
import { aFilter } from './filterPhrases.ts';
import { DESIGNATIONS } from './filters.ts';

/** What the host is or does, as a verb: `está atacando`, `sea monstruosa`, `haya entrado este turno`. */
export function sourceIs(filter: Filter, mood: Mood): string {
  const { anyOf, ...own } = filter;
  if (anyOf !== undefined && Object.keys(own).length === 0) {
    const [first = '', ...more] = anyOf.map((one) => sourceIs(one, mood));
    return [first, ...more.map((one) => sameVerb(first, one))].join(' o ');
  }
  return plainly(own)?.[mood] ?? `${BE[mood]} ${aFilter(filter)}`;
}

type Verb = { readonly [M in Mood]: string };

/** What a word of its own says; only of what is asked alone. */
function plainly(filter: Filter): Verb | undefined {
  const { attacking, blocking, designation, newThisTurn, foughtThisCombat } = filter;
  const { exertedThisTurn, attackedThisTurn } = filter;
  if (Object.keys(filter).length !== 1) return undefined;
  if (attacking === true) return { indicative: 'está atacando', subjunctive: 'esté atacando' };
  if (blocking === true) return { indicative: 'está bloqueando', subjunctive: 'esté bloqueando' };
  if (newThisTurn)
    return { indicative: 'entró este turno', subjunctive: 'haya entrado este turno' };
  if (foughtThisCombat)
    return {
      indicative: 'atacó o bloqueó este combate',
      subjunctive: 'haya atacado o bloqueado este combate',
    };
  if (attackedThisTurn !== undefined) return attacked(attackedThisTurn ? '' : 'no ');
  if (exertedThisTurn !== undefined) return exerted(exertedThisTurn ? '' : 'no ');
  return designation === undefined ? undefined : designated(designation);
}

const attacked = (not: string): Verb => ({
  indicative: `${not}atacó este turno`,
  subjunctive: `${not}haya atacado este turno`,
});

const exerted = (not: string): Verb => ({
  indicative: `${not}ha sido espolead${HOST_ENDING} este turno`,
  subjunctive: `${not}haya sido espolead${HOST_ENDING} este turno`,
});

function designated(one: NonNullable<Filter['designation']>): Verb {
  const named = agree(DESIGNATIONS[one], { gender: 'host', number: 'one' });
  return PASSING.has(one)
    ? { indicative: `está ${named}`, subjunctive: `esté ${named}` }
    : { indicative: `es ${named}`, subjunctive: `sea ${named}` };
}

const PASSING: ReadonlySet<string> = new Set(['saddled', 'goaded']);

/** `esté atacando o bloqueando` */
const sameVerb = (first: string, other: string): string => {
  const [verb = ''] = first.split(' ');
  return other.startsWith(`${verb} `) ? other.slice(verb.length + 1) : other;
};

const BE = { indicative: 'es', subjunctive: 'sea' } as const;
