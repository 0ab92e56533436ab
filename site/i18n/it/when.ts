import type { Ability, Filter, Subject, TriggerCode } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, agreementOf, filterWords } from './filters.ts';
import { stepWords } from './moments.ts';
import { type Agreement, after, agree } from './nouns.ts';
import { isSelf, isYou, PLAIN } from './references.ts';

type Triggered = Ability & { readonly kind: 'triggered' };

/** When an ability triggers. */
export function whenWords(ability: Triggered): string {
  const { event } = ability;
  if (isPlain(event)) return when(ability, ACTS[event]);
  if (isOfPlayer(event)) return playerWords(ability, event);
  return creatureWords(ability, event);
}

/** Told in the same words whatever else the ability names. */
const ACTS = {
  attacksAlone: 'attacca da sola',
  attacksUnblocked: 'attacca e non viene bloccata',
  isExerted: 'viene stremata',
  enlists: 'arruola una creatura',
  blocksAlone: 'blocca da sola',
  isDealtDamage: 'subisce danno',
  isDealtCombatDamage: 'subisce danno da combattimento',
  goesToGraveyard: 'va al cimitero',
  dies: 'muore',
  leavesBattlefield: 'lascia il campo di battaglia',
  enters: 'entra',
  becomesUntapped: 'si STAPpa',
  losesLastDefense: 'perde l’ultimo segnalino difesa',
  losesLastTime: 'perde l’ultimo segnalino tempo',
  changesController: 'passa sotto il controllo di un altro giocatore',
} as const;

type Plain = keyof typeof ACTS;
const isPlain = (event: TriggerCode): event is Plain => event in ACTS;

const OF_PLAYER = {
  playerAttacks: true,
  playerAttacksWith: true,
  playerAttacksPlayer: true,
  gainsLife: true,
  castsSpell: true,
  discards: true,
  becomesMonarch: true,
} as const;
type OfPlayer = keyof typeof OF_PLAYER;
const isOfPlayer = (event: TriggerCode): event is OfPlayer => event in OF_PLAYER;

/** What a player does. */
function playerWords(ability: Triggered, event: OfPlayer): string {
  const { of, filter = {} } = ability;
  const does = (you: string, they: string): string => (isYou(of) ? you : they);
  const attacks = does('attacchi', 'attacca');
  switch (event) {
    case 'playerAttacks':
      return when(ability, attacks);
    case 'playerAttacksWith':
      return when(ability, `${attacks} con ${atLeast(ability)}`);
    case 'playerAttacksPlayer':
      return when(ability, `${attacks}${onPlayer(ability)}`);
    case 'gainsLife':
      return when(ability, `${does('guadagni', 'guadagna')} punti vita`);
    case 'castsSpell':
      return when(ability, `${does('lanci', 'lancia')} ${aFilter(filter, 'spell')}`);
    case 'discards':
      return when(ability, `${does('scarti', 'scarta')} ${discarded(ability.filter)}`);
    case 'becomesMonarch':
      return when(ability, `${does('diventi', 'diventa')} il monarca`);
  }
}

const discarded = (filter: Filter | undefined): string =>
  filter === undefined ? 'una carta' : `una carta ${filterWords(filter, 'one', 'permanent')}`;

/** What creatures do, or what is done to them. */
function creatureWords(ability: Triggered, event: Exclude<TriggerCode, Plain | OfPlayer>): string {
  const { of, filter = {} } = ability;
  switch (event) {
    case 'attacks':
      return when(ability, `attacca${onPlayer(ability)}${beside(ability)}`);
    case 'attacksWithAtLeast':
      return when(ability, `attacca${onPlayer(ability)} insieme ${after('a', others(ability))}`);
    case 'attacksPlayerAlone':
      return when(ability, `attacca ${PLAYERS[ability.to ?? 'player']} da sola`);
    case 'isAttacked':
      return isYou(of) ? 'quando ti attaccano' : when(ability, 'subisce un attacco');
    case 'blocks':
      return when(ability, `blocca${some(ability.filter, ' ')}`);
    case 'blocksAtLeast':
      return when(ability, `blocca ${atLeast(ability)}`);
    case 'blocksCreature':
      return `per ogni ${filterWords(filter, 'one')} ${agree('bloccato', agreementOf(filter, 'one'))} da ${who(of)}`;
    case 'becomesBlocked':
      return when(ability, `viene bloccata${some(ability.filter, ' da ')}`);
    case 'becomesBlockedByCreature':
      return `per ogni ${filterWords(filter, 'one')} che ${isSelf(of) ? 'la blocca' : `blocca ${who(of)}`}`;
    case 'becomesBlockedByAtLeast':
      return when(ability, `viene bloccata da ${atLeast(ability)}`);
    case 'dealsCombatDamage':
      return when(ability, `infligge danno da combattimento${damaged(ability)}`);
    case 'dealsDamage':
      return when(ability, `infligge danno${damaged(ability)}`);
    case 'tapsForMana':
      return tappedForMana(of);
    case 'isCast':
      return isSelf(of) ? 'quando lanci questa magia' : when(ability, 'viene lanciata');
    case 'stateHolds':
      return ability.if === undefined ? 'subito' : `appena ${conditionWords(ability.if)}`;
    case 'beginningOfStep':
      return stepWords(ability);
  }
}

function tappedForMana(of: Subject): string {
  const as = of.kind === 'all' ? agreementOf(of.filter, 'one', 'permanent') : PERMANENT;
  const tapped = `viene ${agree('TAPpato', as)} per attingere mana`;
  return isSelf(of) ? `quando ${tapped}` : `quando ${who(of)} ${tapped}`;
}

const PERMANENT: Agreement = { gender: 'm', number: 'one' };

/** A creature of that kind, where one is named. */
const some = (filter: Filter | undefined, before: string): string =>
  filter === undefined ? '' : `${before}${aFilter(filter)}`;

// Italian says nobody's name where the ability's own object, or "you", is the one that acts.
const when = ({ of }: Triggered, acts: string): string =>
  isSelf(of) || isYou(of) ? `quando ${acts}` : `quando ${who(of)} ${acts}`;

function who(subject: Subject): string {
  if (subject.kind === 'all') return aFilter(subject.filter);
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  if (subject.reference === 'eachPlayer') return PLAYERS.player;
  return isSelf(subject) ? 'questa creatura' : PLAIN[subject.reference];
}

const PLAYERS: { readonly [P in NonNullable<Triggered['to']>]: string } = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};

const onPlayer = ({ to }: Triggered): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: Triggered): string => {
  if (filter === undefined) return '';
  return ` insieme ${after('a', aFilter(isSelf(of) ? { ...filter, other: true } : filter))}`;
};

/** `un’altra creatura`, `almeno altre due creature` */
const others = ({ filter = {}, n = 1 }: Triggered): string =>
  n === 1 ? aFilter({ ...filter, other: true }) : `almeno ${manyOthers(filter, n)}`;

const manyOthers = ({ other: _, ...filter }: Filter, n: number): string =>
  `${agree('altro', agreementOf(filter, 'many'))} ${numberWords(n)} ${filterWords(filter, 'many')}`;

const atLeast = ({ filter = {}, n = 1 }: Triggered): string =>
  n === 1 ? aFilter(filter) : `${numberWords(n)} o più ${filterWords(filter, 'many')}`;

const damaged = ({ to, filter }: Triggered): string => {
  if (to !== undefined) return ` ${after('a', PLAYERS[to])}`;
  return filter === undefined ? '' : ` ${after('a', aFilter(filter))}`;
};
