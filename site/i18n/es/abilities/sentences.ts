import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { capital } from '../../grammar.ts';
import { and } from '../agreement.ts';

/** What stands between effects that are told one after another, until it is known how they stand together. */
const THEN = '; ';

export const partsOf = (effects: string): readonly string[] => effects.split(THEN);

/** Sentences of their own, with the periods between them. */
export function sentences(effects: string): string {
  const told: string[] = [];
  for (const next of partsOf(effects)) {
    const joined = together(told.at(-1), next);
    if (joined === undefined) told.push(next);
    else told.splice(-1, 1, joined);
  }
  return told.map((one, index) => (index === 0 ? one : capital(one))).join('. ');
}

/** Two in one sentence, behind what both depend on: `al final del combate, A y B`. */
export function inOne(effects: string): string {
  const parts = partsOf(effects);
  const [first = '', second] = parts;
  return parts.length === 2 && second !== undefined
    ? (together(first, second) ?? and(first, ORDER.test(first) ? named(second) : second))
    : parts.join(THEN);
}

// What is done to it, and then what it does: `sacrifícala y esta criatura te hace 5 puntos de daño`.
const ORDER = new RegExp(`^\\p{L}+[áéí]\\p{L}+l${HOST_ENDING}$`, 'u');
const named = (fact: string): string =>
  /^(?:te |le )?hace /.test(fact) ? `${HOST} ${fact}` : fact;

/** `ganas 2 vidas y robas una carta` */
const together = (one: string | undefined, next: string): string | undefined =>
  one !== undefined && FACT.test(one) && next.startsWith('roba ')
    ? and(one, next.replace('roba', 'robas'))
    : undefined;

// One such fact, not what is said behind a condition.
const FACT = /^(?:ganas|pierdes|hace|est[ea] \p{L}+ hace|\u{E000} hace) [^,.]+$/u;
