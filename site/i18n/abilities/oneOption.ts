import { COLORS, type Effect, type Filter } from '../../engine.ts';
import type { EffectOf } from './words.ts';

/** Options that differ in one word, so that a language says them in one: in the color, or in tapping and untapping. */
export type OneOption =
  | { readonly kind: 'anyColor'; readonly first: readonly Effect[] }
  | { readonly kind: 'turning'; readonly first: Turning; readonly second: Turning['kind'] };

type Turning = EffectOf<'tap'> | EffectOf<'untap'>;

/** Nothing where they differ in more. */
export const oneOption = ({ options }: EffectOf<'either'>): OneOption | undefined =>
  anyColor(options) ?? turning(options);

type Options = EffectOf<'either'>['options'];

function anyColor(options: Options): OneOption | undefined {
  const [first = []] = options;
  const each = new Set(options.map(colorOf));
  return each.has(undefined) || each.size < COLORS.length
    ? undefined
    : { kind: 'anyColor', first: first.map(ofAnyColor) };
}

/** Whatever color is chosen, of what protects from one. */
const ANY_COLOR: Filter = { anyOf: COLORS.map((color) => ({ color })) };

export const isAnyColor = ({ anyOf = [] }: Filter): boolean =>
  COLORS.every((color) => anyOf.some((one) => one.color === color));

function ofAnyColor(effect: Effect): Effect {
  if (effect.kind !== 'apply') return effect;
  const { change } = effect;
  if (change.kind === 'protectsYou')
    return { ...effect, change: { ...change, quality: ANY_COLOR } };
  return change.kind === 'grant' && change.ability.kind === 'keyword'
    ? { ...effect, change: { ...change, ability: { ...change.ability, quality: ANY_COLOR } } }
    : effect;
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

function turning(options: Options): OneOption | undefined {
  const [first, second, ...more] = options.map(([effect, ...others]) =>
    others.length === 0 ? effect : undefined,
  );
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (!isTurning(first) || !isTurning(second)) return undefined;
  return JSON.stringify(first.subject) === JSON.stringify(second.subject)
    ? { kind: 'turning', first, second: second.kind }
    : undefined;
}

const isTurning = (effect: Effect): effect is Turning =>
  effect.kind === 'tap' || effect.kind === 'untap';
