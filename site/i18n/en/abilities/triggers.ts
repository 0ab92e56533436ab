import type { Subject } from '../../../engine.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EventPlayerWords, TriggeredAbility, TriggerWords } from '../../abilities/words.ts';
import { numberWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { subjectWords } from './references.ts';
import { stepWords } from './triggerSteps.ts';

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string => TRIGGERS[ability.event](ability);

/** What somebody does; of "you", in the verb's other form. */
const when =
  (acts: string, youAct = acts) =>
  ({ of }: TriggeredAbility): string =>
    `when ${who(of)} ${isYou(of) ? youAct : acts}`;

const TRIGGERS: TriggerWords = {
  attacks: (ability) => `when ${who(ability.of)} attacks${onPlayer(ability)}${beside(ability)}`,
  attacksWithAtLeast: (ability) =>
    `when ${who(ability.of)} attacks${onPlayer(ability)} with ${atLeast(ability, { other: true })}`,
  attacksAlone: ({ of, to }) =>
    `when ${who(of)} attacks alone${to === undefined ? '' : `, attacking ${PLAYERS[to]}`}`,
  attacksPlayerAlone: ({ of, to = 'player' }) => `when ${who(of)} attacks ${PLAYERS[to]} alone`,
  attacksUnblocked: (ability) =>
    `when ${who(ability.of)} attacks${onPlayer(ability)} and isn’t blocked`,
  isAttacked: (ability) =>
    `when ${who(ability.of)} ${is(ability)} attacked${some(' by ', ability)}`,
  playerAttacks: (ability) => `when ${attack(ability)}${withOrMore(ability)}`,
  playerAttacksWith: (ability) => `when ${attack(ability)} with ${atLeast(ability, {})}`,
  playerAttacksPlayer: (ability) =>
    `when ${attack(ability)}${onPlayer(ability)}${withOrMore(ability)}`,
  isExerted: when('is exerted', 'are exerted'),
  enlists: ({ of, filter = {} }) => `when ${who(of)} enlists ${aFilter(filter)}`,
  blocks: (ability) => `when ${who(ability.of)} blocks${oneOrMore(' ', ability)}`,
  blocksAlone: when('blocks alone'),
  blocksCreature: ({ of, filter = {} }) => `whenever ${who(of)} blocks ${aFilter(filter)}`,
  blocksAtLeast: ({ of, filter = {}, n = 1 }) =>
    `when ${who(of)} blocks ${numberWords(n)} or more ${filterWords(filter, 'many')}`,
  becomesBlocked: (ability) =>
    `when ${who(ability.of)} becomes blocked${oneOrMore(' by ', ability)}`,
  // CR 509.3d: by what enters blocking too, of which nobody says that it blocks.
  becomesBlockedByCreature: ({ of, filter = {} }) =>
    `each time ${who(of)} becomes blocked by ${aFilter(filter)}`,
  becomesBlockedByAtLeast: ({ of, filter = {}, n = 1 }) =>
    `when ${who(of)} becomes blocked by ${numberWords(n)} or more ${filterWords(filter, 'many')}`,
  dealsCombatDamage: (ability) => `when ${who(ability.of)} deals combat damage${damaged(ability)}`,
  dealsDamage: (ability) => `when ${who(ability.of)} deals damage${damaged(ability)}`,
  isDealtDamage: (ability) =>
    `when ${who(ability.of)} ${is(ability)} dealt damage${byWhat(ability)}`,
  isDealtCombatDamage: (ability) =>
    `when ${who(ability.of)} ${is(ability)} dealt combat damage${byWhat(ability)}`,
  gainsLife: when('gains life', 'gain life'),
  tapsForMana: when('is tapped for mana', 'are tapped for mana'),
  isCast: when('is cast', 'are cast'),
  goesToGraveyard: when('goes to a graveyard'),
  changesController: when('comes under another player’s control'),
  becomesMonarch: when('becomes the monarch', 'become the monarch'),
  dies: when('dies'),
  leavesBattlefield: when('leaves the battlefield'),
  enters: when('enters'),
  castsSpell: ({ of, filter = {} }) => `when ${who(of)} cast${s(of)} ${aFilter(filter, 'spell')}`,
  turnsFaceUp: when('is turned face up'),
  becomesUntapped: when('becomes untapped'),
  losesLastDefense: when('loses its last defense counter'),
  losesLastTime: when('loses its last time counter'),
  discards: ({ of, filter }) =>
    `when ${who(of)} discard${s(of)} ${filter === undefined ? 'a card' : `${aFilter(filter)} card`}`,
  stateHolds: (ability) =>
    ability.if === undefined ? 'always' : `when ${conditionWords(ability.if)}`,
  beginningOfStep: (ability) => stepWords(ability),
};

const s = (of: Subject): string => (isYou(of) ? '' : 's');

const is = ({ of }: TriggeredAbility): string => (isYou(of) ? 'are' : 'is');

const attack = ({ of }: TriggeredAbility): string => `${who(of)} attack${s(of)}`;

// What each of them does, any of them may do.
function who(subject: Subject): string {
  if (subject.kind === 'all') return aFilter(subject.filter);
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  return subject.reference === 'eachPlayer' ? PLAYERS.player : subjectWords(subject);
}

const PLAYERS: EventPlayerWords = {
  player: 'a player',
  you: 'you',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};

const onPlayer = ({ to }: TriggeredAbility): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: TriggeredAbility): string => {
  if (filter === undefined) return '';
  return ` beside ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

const atLeast = ({ filter, n = 1 }: TriggeredAbility, more: { readonly other?: true }): string =>
  n === 1
    ? aFilter({ ...filter, ...more })
    : `${numberWords(n)} or more ${filterWords({ ...filter, ...more }, 'many')}`;

/** `with two or more Goblins`, where it says how many or which */
const withOrMore = ({ filter, n }: TriggeredAbility): string =>
  filter === undefined && n === undefined
    ? ''
    : ` with ${numberWords(n ?? 1)} or more ${filterWords(filter ?? {}, 'many')}`;

const damaged = (ability: TriggeredAbility): string => {
  const { to, filter } = ability;
  if (to === undefined) return some(' to ', ability);
  const what = filter === undefined ? '' : `${aFilter(filter, 'permanent')} or `;
  return ` to ${what}${PLAYERS[to]}`;
};

const byWhat = ({ filter }: TriggeredAbility): string =>
  filter === undefined ? '' : ` by ${aFilter(filter, 'permanent')}`;

/** CR 509.3e: once, however many creatures of that kind there are. */
const oneOrMore = (link: string, { filter }: TriggeredAbility): string =>
  filter === undefined ? '' : `${link}one or more ${filterWords(filter, 'many')}`;

/** One of those that are named. */
const some = (link: string, { filter }: TriggeredAbility): string =>
  filter === undefined ? '' : `${link}${aFilter(filter)}`;
