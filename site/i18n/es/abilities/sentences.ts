import type { Effect } from '../../../engine.ts';
import type { Clause, Respoken } from '../../abilities/clauses.ts';
import { HOST_NAMED, isYou } from '../../abilities/references.ts';
import { capital } from '../../grammar.ts';
import { isA } from '../../wording/grammar.ts';
import { hasPause } from '../../wording/say.ts';
import { and } from '../orthography.ts';

/** Sentences of their own; in one, where you draw besides: `ganas 2 vidas y robas una carta`. */
export function sentences(clauses: readonly Clause[]): string {
  const told: string[] = [];
  for (const [index, next] of clauses.entries()) {
    const joined = together(clauses[index - 1], next);
    if (joined === undefined) told.push(next.told().words);
    else told.splice(-1, 1, joined);
  }
  return inRow(told);
}

const inRow = (told: readonly string[]): string =>
  told.map((one, index) => (index === 0 ? one : capital(one))).join('. ');

/** Two in one sentence, behind what both depend on: `al final del combate, A y B`. */
export function inOne(clauses: readonly Clause[]): string {
  const [first, second, ...more] = clauses;
  if (first === undefined || second === undefined || more.length > 0)
    return inRow(clauses.map(({ told }) => told().words));
  return together(first, second) ?? and(first.told().words, behind(first, second));
}

/** What is done to it, and then what it does: `sacrifícala y esta criatura te hace 5 puntos de daño`. */
const behind = (first: Clause, second: Clause): string =>
  first.told().deed === 'alone' && second.effects[0].kind === 'dealDamage'
    ? second.told({ respoken: hostNamed }).words
    : second.told().words;

const hostNamed: Respoken = (speaking) =>
  isA('known', speaking.self) ? { ...speaking, self: HOST_NAMED } : speaking;

const together = (one: Clause | undefined, next: Clause): string | undefined => {
  if (one === undefined || !isFact(one.effects[0]) || !isDrawing(next.effects[0])) return undefined;
  const { words } = one.told();
  return hasPause(words) ? undefined : and(words, next.told({ mood: 'indicative' }).words);
};

/** What is told of you, or of what the ability is printed on, rather than told to you. */
const isFact = (effect: Effect): boolean =>
  effect.kind === 'dealDamage' ||
  ((effect.kind === 'gainLife' || effect.kind === 'loseLife') && isYou(effect.subject));

const isDrawing = (effect: Effect): boolean =>
  effect.kind === 'draw' && (effect.subject === undefined || isYou(effect.subject));
