import type { Change, Filter } from '../../engine.ts';
import type { Phrase } from '../wording/grammar.ts';
import type { Slots } from '../wording/pattern.ts';
import { type ChangeContext, type ChangeLanguage, sayChange } from './changeLanguage.ts';
import { yes } from './effectPlan.ts';
import { isNamedWhereTold, speaksForItself } from './imposed.ts';
import { ALWAYS } from './imposing.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { ChangeOf, WordsByKind } from './words.ts';

const none = (): Slots => ({});

/** What is put into the sentence of each kind of change, besides of whom it is said. */
export const CHANGE_PLANS: WordsByKind<Change, [ChangeContext, ChangeLanguage], Slots> = {
  addEveryCreatureType: none,
  addTypes: (change, { who }, { nouns }) => ({ kinds: nouns.kinds(change, who.number) }),
  addsDamage: (change, _, l) => ({ ...moreDamage(change, l), n: change.n }),
  assignsAsThoughUnblocked: none,
  assignsByToughness: none,
  assignsNoCombatDamage: none,
  cannotActivate: ({ butMana }) => ({ mana: yes(butMana) }),
  cannotBeCountered: none,
  cannotCast: none,
  cannotGainLife: ({ whom }) => ({ gainer: whom }),
  cannotHave: ({ keyword }, _, l) => ({ keyword: l.keyword(keyword) }),
  damageLeavesOneLife: none,
  damageUnpreventable: (change, _, l) => damageSlots(change, l),
  definePowerToughness: ({ power, toughness }, { speaking }, l) => {
    const both = [power, toughness].map((one) => l.amount(one, speaking));
    return { power: both[0], toughness: both[1], same: both[0] === both[1] ? 'yes' : undefined };
  },
  doesNotUntap: none,
  doublesDamage: (change, _, l) => moreDamage(change, l),
  exilesWhatYouCounter: none,
  forbidsNamesExiled: (_, __, { nouns }) => ({ self: nouns.reference('self') }),
  gainControl: none,
  grant: ({ ability }, { words, granted = [ability] }, l) => ({ had: l.had(granted, words) }),
  impose: (change, { who, whom, lasts, told, when: time, setting }, l) => {
    const { ability } = change;
    const when = lasts === undefined ? ALWAYS : time;
    const isNamed = told === undefined ? !speaksForItself(change) : isNamedWhereTold(change);
    const imposed = !isNamed
      ? l.imposedOnIts(ability, when, setting)
      : l.imposed(ability, { who, whom, when, setting, told });
    return { imposed: l.conditioned(ability, imposed) };
  },
  loseAllAbilities: none,
  loseKeyword: ({ keyword }, _, l) => ({ keyword: l.keyword(keyword) }),
  modifyPowerToughness: ({ power, toughness }, _, l) => ({ size: l.sizeChange(power, toughness) }),
  preventDamage: (change, _, l) => ({ ...preventedSlots(change, l), which: change.which }),
  preventDamageToYou: (change, _, l) => preventedSlots(change, l),
  protectsYou: ({ quality }, { words }, l) => ({
    had: l.had([{ kind: 'keyword', keyword: 'protection', quality }], words),
  }),
  regenerationShield: none,
  removeTypes: ({ types }, { who }, l) => ({
    kinds: types
      .map((one) => l.nouns.kinds({ types: [one] }, who.number))
      .reduce((one, other) => sayChange('orType', { one, other }, l).words),
  }),
  setColors: ({ colors }, { who }, { nouns }) => ({ colors: nouns.colors(colors, who) }),
  setCreatureTypes: ({ subtypes }, { who }, { nouns }) => ({
    kinds: nouns.kinds({ subtypes }, who.number),
  }),
  setPowerToughness: ({ power, toughness }) => ({ size: `${power}/${toughness}` }),
  shuffledInsteadOfGraveyard: none,
  switchPowerToughness: none,
  takesDamageFor: (change, _, l) => ({ ...damageSlots(change, l), instead: change.whom }),
};

type Damage = Pick<ChangeOf<'damageUnpreventable'>, 'damage' | 'from'>;

const damageSlots = ({ damage, from }: Damage, { nouns }: ChangeLanguage): Slots => ({
  damage: nouns.damage(damage),
  sort: damage,
  source: nouns.one(from ?? {}, 'source'),
  from: from === undefined ? undefined : 'yes',
  sources: from === undefined ? undefined : sourcesOf(from, nouns),
  allSources: from === undefined ? undefined : nouns.all(from, 'source'),
});

const sourcesOf = (from: Filter, nouns: NounPhrases): Phrase =>
  from.isSource ? nouns.reference('self') : nouns.several(from, 'source');

const moreDamage = (
  change: ChangeOf<'doublesDamage' | 'addsDamage'>,
  l: ChangeLanguage,
): Slots => ({
  ...damageSlots(change, l),
  to: sayChange('damaged', { to: change.to }, l),
});

/** Of all of it, or of some each time: then of so much, or for a counter that goes away. */
function preventedSlots(
  change: ChangeOf<'preventDamage' | 'preventDamageToYou'>,
  l: ChangeLanguage,
): Slots {
  const removing = change.kind === 'preventDamage' ? change.removing : undefined;
  return {
    ...damageSlots(change, l),
    n: change.n,
    much: change.n === undefined && removing === undefined ? 'all' : 'some',
    counter: removing === undefined ? undefined : l.nouns.counters(1, removing),
  };
}
