import type { Effect } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { colors } from '../characteristics.ts';

type Either = EffectOf<'either'>;

const COLORS = Object.values(colors).length;

/** Options that differ in one word only, said in one: `tap or untap target creature`. */
export const eitherWords = (effect: Either, voice: Voice): string | undefined =>
  ofAnyColor(effect, voice) ?? ofOneObject(effect, voice);

function ofAnyColor({ options }: Either, { within }: Voice): string | undefined {
  const [first = []] = options;
  const each = new Set(options.map(colorOf));
  if (each.has(undefined) || each.size < COLORS) return undefined;
  return within(first).replace(/protection from \S+/, 'protection from the color of your choice');
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
  return within([first]).replace(/^(\S+) /, `$1 or ${second.kind} `);
}

const isTurning = (effect: Effect): effect is EffectOf<'tap'> | EffectOf<'untap'> =>
  effect.kind === 'tap' || effect.kind === 'untap';
