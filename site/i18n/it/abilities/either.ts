import type { Effect } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';

type Either = EffectOf<'either'>;

const A_COLOR = 'protezione da un colore a tua scelta';
const COLORS = 5;

/** Options that differ in one word only, said in one: `TAPpa o STAPpa una creatura bersaglio`. */
export function eitherWords(effect: Either, voice: Voice): string | undefined {
  return ofAnyColor(effect, voice) ?? ofOneObject(effect, voice);
}

function ofAnyColor({ options }: Either, { within }: Voice): string | undefined {
  const [first = []] = options;
  const colors = new Set(options.map(colorOf));
  if (colors.has(undefined) || colors.size < COLORS) return undefined;
  return within(first).replace(/protezione dal \S+/, A_COLOR);
}

/** The color that an option protects from, where it does nothing else. */
function colorOf([effect, ...more]: readonly Effect[]): string | undefined {
  if (effect?.kind !== 'apply' || more.length > 0) return undefined;
  const { change } = effect;
  if (change.kind === 'protectsYou') return change.quality.color;
  return change.kind === 'grant' && change.ability.kind === 'keyword'
    ? change.ability.quality?.color
    : undefined;
}

function ofOneObject({ options }: Either, { within }: Voice): string | undefined {
  const [first, second, ...more] = options.map(([effect, ...others]) =>
    others.length === 0 ? effect : undefined,
  );
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (!isTurning(first) || !isTurning(second)) return undefined;
  if (JSON.stringify(first.subject) !== JSON.stringify(second.subject)) return undefined;
  return within([first]).replace(/^(\S+) /, `$1 o ${TURNING[second.kind]} `);
}

const TURNING = { tap: 'TAPpa', untap: 'STAPpa' } as const;

const isTurning = (effect: Effect): effect is EffectOf<'tap'> | EffectOf<'untap'> =>
  effect.kind === 'tap' || effect.kind === 'untap';
