import type { Ability, Change, Effect, Reference, Step, Subject } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, filterWords } from './filters.ts';
import { isSelf, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' until end of turn',
  endOfCombat: ' until end of combat',
  nextUntapStep: ' until its next untap step has passed',
  yourNextUntapStep: ' until your next untap step has passed',
  yourNextTurn: ' until your next turn',
  yourNextUpkeep: ' until your next upkeep',
  endOfNextCombat: ' until the end of the next combat',
  endOfThatPlayersNextTurn: ' until the end of that player’s next turn',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' in its next untap step'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'at end of combat',
  endStep: 'at the beginning of the next end step',
  upkeep: 'at the beginning of the next upkeep',
  beginningOfCombat: 'at the beginning of the next combat',
  yourUpkeep: 'at the beginning of its controller’s next upkeep',
  addedCombat: 'at the beginning of that combat',
  youLoseControl: 'when you lose control of it',
} as const;

/** When an ability triggers. */
export function whenWords(ability: Triggered): string {
  const { event, of, filter, n = 1 } = ability;
  const one = who(of);
  const other = filterWords(filter ?? {}, 'one');
  const s = of.kind === 'reference' && of.reference === 'you' ? '' : 's';
  if (isPlain(event))
    return `when ${one} ${s === '' ? ACTS[event].replace(/^is /, 'are ') : ACTS[event]}`;
  switch (event) {
    case 'attacks':
      return `when ${one} attacks${onPlayer(ability)}${beside(ability)}`;
    case 'attacksWithAtLeast':
      return `when ${one} attacks${onPlayer(ability)} with ${atLeast(ability, { other: true })}`;
    case 'attacksPlayerAlone':
      return `when ${one} attacks ${PLAYERS[ability.to ?? 'player']} alone`;
    case 'isAttacked':
      return `when ${one} ${s === '' ? 'are' : 'is'} attacked`;
    case 'playerAttacksWith':
      return `when ${one} attack${s} with ${atLeast(ability, {})}`;
    case 'playerAttacks':
    case 'playerAttacksPlayer':
      return `when ${one} attack${s}${onPlayer(ability)}`;
    case 'blocksAtLeast':
      return `when ${one} blocks ${atLeast(ability, {})}`;
    case 'blocks':
      return `when ${one} blocks${andOther(' ', ability)}`;
    case 'blocksCreature':
      return `for each ${other} that ${one} blocks`;
    case 'becomesBlocked':
      return `when ${one} becomes blocked${andOther(' by ', ability)}`;
    case 'becomesBlockedByCreature':
      return `for each ${other} that blocks ${one}`;
    case 'becomesBlockedByAtLeast':
      return `when ${numberWords(n)} or more ${filterWords(filter ?? {}, 'many')} block ${one}`;
    case 'dealsCombatDamage':
      return `when ${one} deals combat damage${damaged(ability)}`;
    case 'dealsDamage':
      return `when ${one} deals damage${damaged(ability)}`;
    case 'stateHolds':
      return ability.if === undefined ? 'always' : `when ${conditionWords(ability.if)}`;
    case 'castsSpell':
    case 'gainsLife':
    case 'discards':
    case 'becomesMonarch':
      return `when ${one} ${playerActs(ability, event, s)}`;
    case 'beginningOfStep':
      return stepWords(ability);
  }
}

type PlayerAct = 'castsSpell' | 'gainsLife' | 'discards' | 'becomesMonarch';

function playerActs({ filter }: Triggered, event: PlayerAct, s: string): string {
  switch (event) {
    case 'castsSpell':
      return `cast${s} ${aFilter(filter ?? {}, 'spell')}`;
    case 'gainsLife':
      return `gain${s} life`;
    case 'discards':
      return `discard${s} ${filter === undefined ? 'a card' : `${aFilter(filter)} card`}`;
    case 'becomesMonarch':
      return `become${s} the monarch`;
  }
}

const ACTS = {
  attacksAlone: 'attacks alone',
  attacksUnblocked: 'attacks and isn’t blocked',
  isExerted: 'is exerted',
  enlists: 'enlists a creature',
  blocksAlone: 'blocks alone',
  isDealtDamage: 'is dealt damage',
  dies: 'dies',
  leavesBattlefield: 'leaves the battlefield',
  enters: 'enters',
  becomesUntapped: 'becomes untapped',
  losesLastDefense: 'loses its last defense counter',
  losesLastTime: 'loses its last time counter',
  isDealtCombatDamage: 'is dealt combat damage',
  tapsForMana: 'is tapped for mana',
  isCast: 'is cast',
  goesToGraveyard: 'goes to a graveyard',
  changesController: 'comes under another player’s control',
} as const;

type Plain = keyof typeof ACTS;
const isPlain = (event: Triggered['event']): event is Plain => event in ACTS;

const who = (subject: Subject): string =>
  subject.kind === 'all' ? aFilter(subject.filter) : nameOf(subject);

const nameOf = (subject: Subject & { readonly kind: 'reference' }): string =>
  ANY[subject.reference] ?? subjectWords(subject);

// What each of them does, any of them may do.
const ANY: { readonly [R in Reference]?: string } = {
  eachOpponent: 'an opponent',
  eachPlayer: 'a player',
};

const PLAYERS: { readonly [P in NonNullable<Triggered['to']>]: string } = {
  player: 'a player',
  you: 'you',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};

const onPlayer = ({ to }: Triggered): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: Triggered): string => {
  if (filter === undefined) return '';
  return ` beside ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

const atLeast = ({ filter, n = 1 }: Triggered, more: { readonly other?: true }): string =>
  n === 1
    ? aFilter({ ...filter, ...more })
    : `${numberWords(n)} or more ${filterWords({ ...filter, ...more }, 'many')}`;

const damaged = (ability: Triggered): string =>
  ability.to === undefined ? andOther(' to ', ability) : ` to ${PLAYERS[ability.to]}`;

const andOther = (link: string, { filter }: Triggered): string =>
  filter === undefined ? '' : `${link}${aFilter(filter)}`;

// Nobody says "as the beginning begins".
const NAMED: { readonly [S in Step]?: string } = { beginningOfCombat: 'combat' };

function stepWords({ step, whose }: Triggered): string {
  const name = step === undefined ? 'step' : (NAMED[step] ?? steps[step].toLowerCase());
  return `as ${whose === 'you' ? 'your' : whose === 'each' ? 'each' : 'the'} ${name} begins`;
}
