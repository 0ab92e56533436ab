import type { Comparison, Filter } from '../../engine.ts';
import { list } from '../grammar.ts';
import { type GrammaticalNumber, phrase } from '../wording/grammar.ts';
import type { Slot, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import {
  type Base,
  type FilterLanguage,
  type Noun,
  nounIn,
  type Setting,
} from './filterLanguage.ts';
import { HOST_NAMED } from './references.ts';

interface Around {
  readonly number: GrammaticalNumber;
  readonly base: Base;
  readonly setting?: Setting | undefined;
}

/** What a phrase depends on besides its filter, as lines of parts ask for it. */
export const settingSlots = ({
  yours,
  host,
  place,
  other,
  player,
  self = HOST_NAMED,
}: Setting): Slots => ({
  self,
  yours,
  host,
  place,
  other,
  player,
  otherNamed: other === undefined ? undefined : 'yes',
  playerNamed: player === undefined ? undefined : 'yes',
});

/** What lines of parts may put in; `n` is the noun, which verbs and adjectives agree with. */
export function slotsOf(
  filter: Filter,
  noun: Noun,
  { number, base, setting = {} }: Around,
  l: FilterLanguage,
): Slots {
  const n = phrase('', { gender: noun.gender, number });
  const { color, notColor, counter, manaValue, power, toughness, notType, notSubtype } = filter;
  const otherType = notType && nounIn(l.words.noun[notType]);
  const otherSubtype = notSubtype === undefined ? undefined : l.subtype(notSubtype);
  return {
    n,
    gender: noun.gender,
    base,
    ...settingSlots(setting),
    attacker: attackerOf(filter),
    settled: filter.newThisTurn === false ? 'yes' : undefined,
    color: color && l.grammar.agree(l.terms.colors[color], n),
    notColor: notColor && l.grammar.agree(l.terms.colors[notColor], n),
    counter: counter && l.counter(counter),
    manaValue: manaValue && sizeWords(manaValue, l),
    power: power && sizeWords(power, l),
    toughness: toughness && sizeWords(toughness, l),
    notType: notType && l.terms.types[notType],
    notTypes: otherType?.[number],
    notSubtype: otherSubtype?.one,
    notSubtypes: otherSubtype?.[number],
    having: list(l.language, abilitiesOf(filter, l)),
    lacking: lackingWords(filter, l),
  };
}

/** Combat calls by a name of its own who attacks and is not blocked. */
export const attackerOf = ({ attacking, blocked }: Filter): Slot =>
  attacking === true && blocked === false ? 'unblocked' : undefined;

/** Of power and toughness: `3 or more`. */
function sizeWords({ atLeast: least, atMost: most }: Comparison, l: FilterLanguage): string {
  const bound = most === undefined ? 'least' : least === undefined ? 'most' : 'between';
  const slots = { bound: least === most ? 'exact' : bound, least: least ?? 0, most };
  return say(l.words.within, 'size', slots, l.grammar);
}

/** What they have, by name: `volare`, `passa-Isole`. */
function abilitiesOf({ keyword, landwalk }: Filter, l: FilterLanguage): readonly string[] {
  const land = landwalk === undefined ? undefined : l.subtype(landwalk);
  const walk =
    land && say(l.words.within, 'landwalk', { one: land.one, many: land.many }, l.grammar);
  return [keyword && l.terms.keywords[keyword], walk].filter((one) => one !== undefined);
}

/** `volare o passa-Isole` */
const lackingWords = ({ notKeyword, noneOf = [] }: Filter, l: FilterLanguage): string =>
  nor(
    'norAbility',
    [
      ...(notKeyword === undefined ? [] : abilitiesOf({ keyword: notKeyword }, l)),
      ...noneOf.filter(isOfAbilities).flatMap((one) => abilitiesOf(one, l)),
    ],
    {},
    l,
  );

/** Nothing but an ability is asked. */
export const isOfAbilities = (filter: Filter): boolean =>
  Object.keys(filter).every((field) => field === 'keyword' || field === 'landwalk');

/** A row of what is denied, each behind those before it. */
export const nor = (
  name: 'nor' | 'norAbility',
  all: readonly string[],
  slots: Slots,
  { words: { within }, grammar }: FilterLanguage,
): string =>
  all.reduce(
    (one, other) => (one === '' ? other : say(within, name, { ...slots, one, other }, grammar)),
    '',
  );
