import type { Ability } from '../../engine.ts';
import { capital } from '../grammar.ts';
import type { Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { AbilityLanguage, AbilitySentence, GivenWords } from './abilityLanguage.ts';
import { namesSelf } from './antecedents.ts';
import { doneWords } from './done.ts';
import { yes } from './effectPlan.ts';
import type { Host } from './host.ts';
import { ALWAYS } from './imposing.ts';
import { allOf } from './nounPhrases.ts';
import { timingWordsIn } from './timings.ts';
import { whenWordsIn } from './triggers.ts';
import {
  type AbilityOf,
  type AbilityWords,
  say as byKind,
  type ImposedAbility,
  type Targets,
} from './words.ts';

/** What an ability says of what it is printed on, in our own words and made from its data. */
export function abilityWordsIn(l: AbilityLanguage): (ability: Ability, host?: Host) => string {
  const words = (ability: Ability, host?: Host): string =>
    capital(l.onHost(byKind(plans, ability), host));
  const plans = plansIn(l, (ability, given) => words(ability, given));
  return words;
}

function plansIn(l: AbilityLanguage, words: GivenWords): AbilityWords {
  const imposed = (ability: ImposedAbility): string =>
    l.conditions.conditioned(ability, l.imposed(ability, ALWAYS)).words;
  const own = { self: l.nouns.reference('self'), same: l.nouns.same };
  const saying = (name: AbilitySentence, slots: Slots): string =>
    say(l.abilities, name, { ...own, ...slots }, l.grammar);
  return {
    keyword: l.keyword,
    restriction: imposed,
    requirement: imposed,
    permission: imposed,
    combatCost: imposed,
    static: (ability) => l.always(ability, words),
    spellCost: (ability) => saying(ability.kind, ofSpells(ability, l)),
    spellKeyword: (ability) => saying(ability.kind, ofSpells(ability, l)),
    abilityCost: ({ kind, subject, more }) =>
      saying(kind, { of: allOf(subject, l.nouns), more: l.nouns.mana(more) }),
    costReduction: (ability) => saying(ability.kind, reductionSlots(ability, l)),
    entersWith: (ability) => saying(ability.kind, enteringSlots(ability, l)),
    triggered: (ability) => saying(ability.kind, triggeredSlots(ability, l, words)),
    activated: (ability) => saying(ability.kind, activatedSlots(ability, l, words)),
    spell: (ability) =>
      isAura(ability)
        ? saying('enchant', enchantSlots(ability.targets, l))
        : saying(ability.kind, spellSlots(ability, l, words)),
  };
}

const ofSpells = (ability: AbilityOf<'spellCost' | 'spellKeyword'>, l: AbilityLanguage): Slots => ({
  several: l.nouns.several(ability.spells, 'spell'),
  all: l.nouns.all(ability.spells, 'spell'),
  ...(ability.kind === 'spellCost'
    ? { more: l.nouns.mana(ability.more) }
    : { keyword: l.keywords[ability.keyword] }),
});

const reductionSlots = (
  { less, perSpellCast, if: condition }: AbilityOf<'costReduction'>,
  l: AbilityLanguage,
): Slots => ({
  less: l.nouns.mana(`${less}`),
  each: yes(perSpellCast),
  condition: condition === undefined ? undefined : l.conditions.conditionWords(condition),
});

const enteringSlots = (
  { tapped, counters, choosePlayer }: AbilityOf<'entersWith'>,
  l: AbilityLanguage,
): Slots => ({
  tapped: yes(tapped),
  choosing: yes(choosePlayer),
  counters: counters === undefined ? undefined : l.nouns.counters(counters.n, counters.counter),
  x: counters === undefined ? '' : l.whereX(counters.n),
});

function triggeredSlots(
  ability: AbilityOf<'triggered'>,
  l: AbilityLanguage,
  words: GivenWords,
): Slots {
  const { if: condition, event, firstEachTurn } = ability;
  const isAsked = condition !== undefined && event !== 'stateHolds';
  return {
    when: whenWordsIn(l)(ability),
    first: yes(firstEachTurn),
    asked: isAsked ? l.conditions.ifWords(condition, { isNamed: namesSelf(ability) }) : '',
    done: doneWords(ability, l, words),
    once: onceWords(ability, l),
  };
}

const onceWords = (
  { kind, onceEachTurn }: AbilityOf<'activated' | 'triggered'>,
  l: AbilityLanguage,
): string => say(l.abilities, 'once', { of: kind, each: yes(onceEachTurn) }, l.grammar);

function activatedSlots(
  ability: AbilityOf<'activated'>,
  l: AbilityLanguage,
  words: GivenWords,
): Slots {
  const { keyword, costs, timing, from, by } = ability;
  // CR 702.49a: what ninjutsu costs besides mana is said by its name.
  const shown = costs.filter(({ kind }) => keyword !== 'ninjutsu' || kind !== 'returnToHand');
  return {
    keyword: keyword === undefined ? undefined : l.keywords[keyword],
    costs: shown.map(l.cost).join(', '),
    done: doneWords(ability, l, words),
    when: timingWordsIn(l)(timing, ability.kind),
    from: say(l.abilities, 'from', { from }, l.grammar),
    by: say(l.abilities, 'by', { by }, l.grammar),
    once: onceWords(ability, l),
  };
}

const spellSlots = (ability: AbilityOf<'spell'>, l: AbilityLanguage, words: GivenWords): Slots => ({
  done: doneWords(ability, l, words),
  when: timingWordsIn(l)(ability.timing, ability.kind),
});

/** CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves. */
const isAura = ({ effects, modes }: AbilityOf<'spell'>): boolean =>
  effects.length === 0 && modes === undefined;

const enchantSlots = ([target]: Targets, { nouns }: AbilityLanguage): Slots => ({
  target: target?.kind,
  players: target?.players,
  one: nouns.one(target?.filter ?? {}, 'permanent'),
  bare: nouns.bare(target?.filter ?? {}, 'permanent'),
});
