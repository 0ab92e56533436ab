import { type FileForm, type FileMapping, isList, isMapping, listOf } from '../fileForm.ts';
import { ASIDE, BACK, MINUS_X } from '../marks.ts';

/** These abilities about what they stand for; nothing where they speak of it in a way that no ability of another can. */
export function placed(
  abilities: FileForm | undefined,
  standing: FileForm | undefined,
): readonly FileForm[] | undefined {
  const all = listOf(abilities);
  if (JSON.stringify(all).includes(MINUS_X)) return undefined;
  const about = isList(standing) ? standing : [standing ?? 'self'];
  if (about.some((one) => one !== 'self') && all.some(isRelative)) return undefined;
  const spoken = about.map((one) => ({
    one,
    said: all.map((ability) => withPronoun(ability, one)),
  }));
  if (spoken.some(({ said }) => said.includes(undefined))) return undefined;
  return all.flatMap((_, at) => spoken.map(({ one, said }) => placedOn(said[at] ?? '', one)));
}

/** With what the ability is about in place of `it`; nothing where that is many. */
function withPronoun(said: FileForm, standing: FileForm): FileForm | undefined {
  if (!JSON.stringify(said).includes(`"${BACK.it}"`)) return said;
  return typeof standing === 'string' ? replaced(said, standing) : undefined;
}

const replaced = (said: FileForm, it: FileForm): FileForm => {
  if (said === BACK.it) return it;
  if (isList(said)) return said.map((one) => replaced(one, it));
  if (!isMapping(said)) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, replaced(value, it)]));
};

const placedOn = (ability: FileForm, standing: FileForm): FileForm =>
  standing === 'self' || !isMapping(ability) || isAside(ability)
    ? ability
    : { ...ability, on: standing };

const isAside = (ability: FileMapping): boolean =>
  Object.hasOwn(ability, ASIDE) && Object.keys(ability).length === 1;

/** What holds one object against another is held against the source, whatever the ability is about. */
const RELATIVE: readonly string[] = [
  'other',
  'power-greater-than-source',
  'power-less-than-source',
  'shares-color-with-source',
  'same-name-as-source',
  'blocked-by-source',
  'per-counter',
];

/** Whether something in it is held against its source; what is granted has a source of its own. */
const isRelative = (said: FileForm | undefined): boolean => {
  if (isList(said)) return said.some(isRelative);
  if (!isMapping(said)) return said === 'source';
  return Object.entries(said).some(
    ([key, value]) => key !== 'grant' && (RELATIVE.includes(key) || isRelative(value)),
  );
};

/** The same under a condition, beside those that they have. */
export const conditional = (
  abilities: FileForm | undefined,
  condition: FileForm | undefined,
): readonly FileForm[] | undefined =>
  abilities === undefined || cannotStandWith(abilities, condition)
    ? undefined
    : listOf(abilities).map((ability) => under(ability, condition));

const under = (ability: FileForm, condition: FileForm | undefined): FileForm =>
  isMapping(ability) && condition !== undefined && !isAside(ability)
    ? { ...ability, if: allOf(ability.if, condition) }
    : ability;

/** `Another` of a condition is said of what the ability is about. */
const cannotStandWith = (abilities: FileForm, condition: FileForm | undefined): boolean =>
  holds(condition, 'other') &&
  listOf(abilities).some((ability) => isMapping(ability) && Object.hasOwn(ability, 'on'));

const holds = (said: FileForm | undefined, key: string): boolean => {
  if (isList(said)) return said.some((one) => holds(one, key));
  if (!isMapping(said)) return false;
  return Object.hasOwn(said, key) || Object.values(said).some((value) => holds(value, key));
};

const allOf = (one: FileForm | undefined, other: FileForm): FileForm =>
  one === undefined ? other : { all: [one, other] };

/** The same but under a condition: of restrictions that is said as it stands. */
export const unless = (
  abilities: FileForm | undefined,
  condition: FileForm | undefined,
): readonly FileForm[] | undefined =>
  abilities === undefined || condition === undefined || cannotStandWith(abilities, condition)
    ? undefined
    : listOf(abilities).map((ability) => exceptUnder(ability, condition));

const exceptUnder = (ability: FileForm, condition: FileForm): FileForm =>
  isMapping(ability) && Object.hasOwn(ability, 'restriction')
    ? { ...ability, unless: condition }
    : under(ability, { not: condition });
