import type { Filter, Subject } from '../../../engine.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EventPlayerWords, TriggeredAbility, TriggerWords } from '../../abilities/words.ts';
import { type Agreement, after, agree } from '../agreement.ts';
import { numberWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { agreementOfSubject, PLAIN } from './references.ts';
import { stepWords } from './triggerSteps.ts';

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string => TRIGGERS[ability.event](ability);

const when = (ability: TriggeredAbility, acts: string): string =>
  `${whenever(ability)} ${subjectOf(ability)}${acts}`;

/** What happens to one thing once, and what can happen again. */
const whenever = ({ event, of }: TriggeredAbility): string =>
  isSelf(of) && ONCE.has(event) ? 'quando' : 'ogniqualvolta';

const ONCE: ReadonlySet<TriggeredAbility['event']> = new Set([
  'changesController',
  'dies',
  'enters',
  'goesToGraveyard',
  'isCast',
  'leavesBattlefield',
  'losesLastDefense',
  'losesLastTime',
  'turnsFaceUp',
]);

// Italian does not say "you" where you are the one who acts.
const subjectOf = ({ of }: TriggeredAbility): string => (isYou(of) ? '' : `${who(of)} `);

/** Told in the same words whatever else the ability names. */
const acts =
  (does: string) =>
  (ability: TriggeredAbility): string =>
    when(ability, does);

/** What a player does, or you do, and to what. */
const playerActs =
  (you: string, they: string, what: (ability: TriggeredAbility) => string = () => '') =>
  (ability: TriggeredAbility): string =>
    when(ability, `${isYou(ability.of) ? you : they}${what(ability)}`);

const TRIGGERS: TriggerWords = {
  attacks: (ability) =>
    ability.filter === undefined
      ? when(ability, `attacca${onPlayer(ability)}`)
      : when(ability, `e ${beside(ability)} attaccano${onPlayer(ability)}`),
  attacksWithAtLeast: (ability) =>
    when(ability, `e ${others(ability)} attaccano${onPlayer(ability)}`),
  attacksAlone: (ability) =>
    when(
      ability,
      `attacca ${alone(ability)}${ability.to === undefined ? '' : `, attaccando${onPlayer(ability)}`}`,
    ),
  attacksPlayerAlone: (ability) =>
    when(ability, `attacca ${PLAYERS[ability.to ?? 'player']} ${alone(ability)}`),
  attacksUnblocked: (ability) =>
    when(ability, `attacca${onPlayer(ability)} e non viene ${passive('bloccato', ability)}`),
  isAttacked: (ability) => attackedBy(ability),
  playerAttacks: playerActs('attacchi', 'attacca', (ability) => withAtLeast(ability)),
  playerAttacksWith: playerActs('attacchi', 'attacca', (ability) => ` con ${atLeast(ability)}`),
  playerAttacksPlayer: playerActs(
    'attacchi',
    'attacca',
    (ability) => `${onPlayer(ability)}${withAtLeast(ability)}`,
  ),
  isExerted: ({ of }) => `ogniqualvolta stremi ${who(of)}`,
  enlists: (ability) => when(ability, `arruola ${aFilter(ability.filter ?? {})}`),
  blocks: (ability) => when(ability, `blocca${oneOrMore(ability.filter, ' ')}`),
  blocksAlone: (ability) => when(ability, `blocca ${alone(ability)}`),
  blocksCreature: (ability) => when(ability, `blocca ${aFilter(ability.filter ?? {})}`),
  blocksAtLeast: (ability) => when(ability, `blocca ${atLeast(ability)}`),
  becomesBlocked: (ability) =>
    when(ability, `viene ${passive('bloccato', ability)}${oneOrMore(ability.filter, ' da ')}`),
  becomesBlockedByCreature: (ability) =>
    when(ability, `viene ${passive('bloccato', ability)} da ${aFilter(ability.filter ?? {})}`),
  becomesBlockedByAtLeast: (ability) =>
    when(ability, `viene ${passive('bloccato', ability)} da ${atLeast(ability)}`),
  dealsCombatDamage: (ability) =>
    when(ability, `infligge danno da combattimento${damaged(ability)}`),
  dealsDamage: (ability) => when(ability, `infligge danno${damaged(ability)}`),
  isDealtDamage: (ability) => isDealt(ability, 'danno'),
  isDealtCombatDamage: (ability) => isDealt(ability, 'danno da combattimento'),
  gainsLife: playerActs('guadagni punti vita', 'guadagna punti vita'),
  tapsForMana: ({ of }) => tappedForMana(of),
  isCast: (ability) =>
    isSelf(ability.of)
      ? 'quando lanci questa magia'
      : when(ability, `viene ${passive('lanciato', ability)}`),
  goesToGraveyard: (ability) =>
    when(ability, `viene ${passive('messo', ability)} in un cimitero da qualsiasi zona`),
  changesController: acts('passa sotto il controllo di un altro giocatore'),
  becomesMonarch: playerActs('diventi il monarca', 'diventa il monarca'),
  dies: acts('muore'),
  leavesBattlefield: acts('lascia il campo di battaglia'),
  enters: acts('entra'),
  castsSpell: playerActs('lanci', 'lancia', ({ filter = {} }) => ` ${aFilter(filter, 'spell')}`),
  turnsFaceUp: (ability) => when(ability, `viene ${passive('girato', ability)} a faccia in su`),
  becomesUntapped: (ability) => when(ability, `viene ${passive('STAPpato', ability)}`),
  losesLastDefense: (ability) => lastRemoved(ability, 'difesa'),
  losesLastTime: (ability) => lastRemoved(ability, 'tempo'),
  discards: playerActs('scarti', 'scarta', ({ filter }) => ` ${discarded(filter)}`),
  stateHolds: (ability) =>
    ability.if === undefined ? 'quando può' : `quando ${conditionWords(ability.if)}`,
  beginningOfStep: (ability) => stepWords(ability),
};

const discarded = (filter: Filter | undefined): string =>
  filter === undefined ? 'una carta' : `una carta ${filterWords(filter, 'one', 'permanent')}`;

const tappedForMana = (of: Subject): string =>
  `ogniqualvolta ${who(of)} viene ${agree('TAPpato', asOne(of))} per attingere mana`;

const asOne = (of: Subject): Agreement =>
  of.kind === 'all' ? agreementOf(of.filter, 'one', 'permanent') : agreementOfSubject(of);

const passive = (participle: string, { of }: TriggeredAbility): string =>
  agree(participle, of.kind === 'all' ? agreementOf(of.filter, 'one') : agreementOfSubject(of));

const alone = (ability: TriggeredAbility): string => `da ${passive('solo', ability)}`;

/** CR 509.3e: once, however many creatures of that kind there are. */
const oneOrMore = (filter: Filter | undefined, before: string): string =>
  filter === undefined ? '' : `${before}una o più ${filterWords(filter, 'many')}`;

const lastRemoved = ({ of }: TriggeredAbility, counter: string): string =>
  `quando l’ultimo segnalino ${counter} viene rimosso ${after('da', who(of))}`;

function isDealt(ability: TriggeredAbility, damage: string): string {
  const { of } = ability;
  return isYou(of)
    ? `ogniqualvolta ti viene inflitto ${damage}${byWhat(ability)}`
    : `ogniqualvolta viene inflitto ${damage} ${after('a', who(of))}${byWhat(ability)}`;
}

function who(subject: Subject): string {
  if (subject.kind === 'all') return aFilter(subject.filter);
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  if (subject.reference === 'eachPlayer') return PLAYERS.player;
  return PLAIN[subject.reference];
}

const PLAYERS: EventPlayerWords = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};

const onPlayer = ({ to }: TriggeredAbility): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: TriggeredAbility): string => {
  return aFilter(isSelf(of) ? { ...filter, other: true } : (filter ?? {}));
};

/** `un’altra creatura`, `almeno altre due creature` */
const others = ({ filter = {}, n = 1 }: TriggeredAbility): string =>
  n === 1 ? `almeno ${aFilter({ ...filter, other: true })}` : `almeno ${manyOthers(filter, n)}`;

const manyOthers = ({ other: _, ...filter }: Filter, n: number): string =>
  `${agree('altro', agreementOf(filter, 'many'))} ${numberWords(n)} ${filterWords(filter, 'many')}`;

const atLeast = ({ filter = {}, n = 1 }: TriggeredAbility): string =>
  `${numberWords(n)} o più ${filterWords(filter, 'many')}`;

const damaged = ({ to, filter }: TriggeredAbility): string => {
  const what = filter === undefined ? [] : [after('a', aFilter(filter))];
  const whom = to === undefined ? [] : [after('a', PLAYERS[to])];
  const all = [...what, ...whom].join(' o ');
  return all === '' ? '' : ` ${all}`;
};

const byWhat = ({ filter }: TriggeredAbility): string =>
  filter === undefined ? '' : ` ${after('da', aFilter(filter, 'source'))}`;

/** `con due o più Goblin`, where it says how many or which */
const withAtLeast = ({ filter = {}, n }: TriggeredAbility): string => {
  if (n === undefined && Object.keys(filter).length === 0) return '';
  return ` con ${numberWords(n ?? 1)} o più ${filterWords(filter, 'many')}`;
};

/** `ogniqualvolta vieni attaccato`, `ogniqualvolta una creatura con forza pari o superiore a 3 ti attacca` */
function attackedBy(ability: TriggeredAbility): string {
  const { of, filter } = ability;
  if (isYou(of))
    return filter === undefined
      ? 'ogniqualvolta vieni attaccato'
      : `ogniqualvolta ${aFilter(filter)} ti attacca`;
  const by = filter === undefined ? '' : ` da ${aFilter(filter)}`;
  return when(ability, `viene ${passive('attaccato', ability)}${by}`);
}
