import { type FileForm, type FileMapping, isList, isMapping } from './fileForm.ts';
import { isElsewhere } from './marks.ts';

export const isMany = (spec: FileForm): boolean =>
  isMapping(spec) && Object.hasOwn(spec, 'n') && spec.n !== 1;

export const isPlayer = (spec: FileForm | undefined): boolean =>
  spec === 'player' || spec === 'opponent';

/** Effects that are about their source where they name nothing else. */
const OF_SELF: readonly string[] = [
  ...['pump', 'set-size', 'define-size', 'grant', 'lose', 'cannot-have', 'lose-all-abilities'],
  ...['add-types', 'remove-types', 'set-colors', 'set-creature-types', 'add-every-creature-type'],
  ...['impose', 'add-counters', 'remove-counters', 'become', 'does-not-untap', 'takes-damage-for'],
  'switch-power-toughness',
  ...['assigns-by-toughness', 'assigns-no-combat-damage', 'assigns-as-though-unblocked'],
];

/** What says that it is about its source, or done by it, without that where it need not be said. */
export function withoutSelf(effect: FileMapping): FileMapping {
  const { on, by, ...rest } = effect;
  if (by === 'self' && Object.hasOwn(effect, 'deal-damage'))
    return { ...rest, ...(on === undefined ? {} : { on }) };
  return on === 'self' && OF_SELF.some((head) => Object.hasOwn(effect, head))
    ? { ...rest, ...(by === undefined ? {} : { by }) }
    : effect;
}

/** Whether it is a number that is counted of one object. */
export const isCounted = (said: FileMapping): boolean =>
  ['power-of', 'toughness-of', 'counters', 'blockers-of'].some((head) => Object.hasOwn(said, head));

const ABOUT_SOURCE: readonly string[] = [
  ...['source', 'source-tapped', 'source-untapped', 'blocked-by-source', 'is-source'],
  ...['power-greater-than-source', 'power-less-than-source', 'shares-color-with-source'],
  ...['damaged-by-source', 'was-blocked-by-source', 'same-name-as-source'],
];

/** Whether a filter, amount or condition says something of the source of the ability. */
export function isAboutSource(said: FileForm | undefined): boolean {
  if (typeof said === 'string') return ABOUT_SOURCE.includes(said);
  if (isList(said)) return said.some(isAboutSource);
  if (!isMapping(said)) return false;
  return Object.entries(said).some(([key, value]) => isAboutSource(key) || isAboutSource(value));
}

/** Whether it itself says something of the source, whatever it holds. */
export const asksOfSource = (said: FileMapping): boolean =>
  Object.entries(said).some(([key, value]) => ABOUT_SOURCE.includes(key) || value === 'source');

/** What all that an effect is about have in common, where that does not change by the effect. */
export function groupOf(effect: FileMapping): FileMapping | undefined {
  const { 'gain-control': gained } = effect;
  const taken = isMapping(gained) && gained.controller === undefined ? gained : undefined;
  const subjects = [effect.on, effect.tap, effect.untap, taken].filter(isMapping);
  const [group, another] = subjects;
  if (group === undefined || another !== undefined) return undefined;
  return Object.keys(group).every((key) => LASTING.includes(key)) ? group : undefined;
}

const LASTING = ['type', 'subtype', 'controller', 'other', 'token', 'supertype'];

export const isEmptyList = (said: FileForm | undefined): boolean =>
  isList(said) && said.length === 0;

/** What may be done, where something else depends on it that is done first and is elsewhere: nothing is known of that. */
export const dependsOnElsewhere = (list: readonly FileForm[]): boolean =>
  list[0] !== undefined && isElsewhere(list[0]) && !list.every(isElsewhere);
