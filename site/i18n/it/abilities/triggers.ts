import type { Filter, Step, Subject } from '../../../engine.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EventPlayerWords, TriggeredAbility, TriggerWords } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { type Agreement, after, agree } from '../agreement.ts';
import { steps } from '../turn.ts';
import { numberWords } from './amounts.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';
import { PLAIN } from './references.ts';

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string => TRIGGERS[ability.event](ability);

// Italian says nobody's name where the ability's own object, or "you", is the one that acts.
const when = ({ of }: TriggeredAbility, acts: string): string =>
  isSelf(of) || isYou(of) ? `quando ${acts}` : `quando ${who(of)} ${acts}`;

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
  attacks: (ability) => when(ability, `attacca${onPlayer(ability)}${beside(ability)}`),
  attacksWithAtLeast: (ability) =>
    when(ability, `attacca${onPlayer(ability)} insieme ${after('a', others(ability))}`),
  attacksAlone: (ability) =>
    when(
      ability,
      `attacca da sola${ability.to === undefined ? '' : `, attaccando${onPlayer(ability)}`}`,
    ),
  attacksPlayerAlone: (ability) =>
    when(ability, `attacca ${PLAYERS[ability.to ?? 'player']} da sola`),
  attacksUnblocked: (ability) => when(ability, `attacca${onPlayer(ability)} e non viene bloccata`),
  isAttacked: (ability) => attackedBy(ability),
  playerAttacks: playerActs('attacchi', 'attacca', (ability) => withAtLeast(ability)),
  playerAttacksWith: playerActs('attacchi', 'attacca', (ability) => ` con ${atLeast(ability)}`),
  playerAttacksPlayer: playerActs(
    'attacchi',
    'attacca',
    (ability) => `${onPlayer(ability)}${withAtLeast(ability)}`,
  ),
  isExerted: acts('viene stremata'),
  enlists: (ability) => when(ability, `arruola ${aFilter(ability.filter ?? {})}`),
  blocks: (ability) => when(ability, `blocca${some(ability.filter, ' ')}`),
  blocksAlone: acts('blocca da sola'),
  blocksCreature: ({ of, filter = {} }) =>
    `per ogni ${filterWords(filter, 'one')} ${agree('bloccato', agreementOf(filter, 'one'))} da ${who(of)}`,
  blocksAtLeast: (ability) => when(ability, `blocca ${atLeast(ability)}`),
  becomesBlocked: (ability) => when(ability, `viene bloccata${some(ability.filter, ' da ')}`),
  becomesBlockedByCreature: ({ of, filter = {} }) =>
    `per ogni ${filterWords(filter, 'one')} che ${isSelf(of) ? 'la blocca' : `blocca ${who(of)}`}`,
  becomesBlockedByAtLeast: (ability) => when(ability, `viene bloccata da ${atLeast(ability)}`),
  dealsCombatDamage: (ability) =>
    when(ability, `infligge danno da combattimento${damaged(ability)}`),
  dealsDamage: (ability) => when(ability, `infligge danno${damaged(ability)}`),
  isDealtDamage: (ability) => when(ability, `${suffers(ability)} danno${byWhat(ability)}`),
  isDealtCombatDamage: (ability) =>
    when(ability, `${suffers(ability)} danno da combattimento${byWhat(ability)}`),
  gainsLife: playerActs('guadagni punti vita', 'guadagna punti vita'),
  tapsForMana: ({ of }) => tappedForMana(of),
  isCast: (ability) =>
    isSelf(ability.of) ? 'quando lanci questa magia' : when(ability, 'viene lanciata'),
  goesToGraveyard: acts('va al cimitero'),
  changesController: acts('passa sotto il controllo di un altro giocatore'),
  becomesMonarch: playerActs('diventi il monarca', 'diventa il monarca'),
  dies: acts('muore'),
  leavesBattlefield: acts('lascia il campo di battaglia'),
  enters: acts('entra'),
  castsSpell: playerActs('lanci', 'lancia', ({ filter = {} }) => ` ${aFilter(filter, 'spell')}`),
  turnsFaceUp: acts('si gira a faccia in su'),
  becomesUntapped: acts('si STAPpa'),
  losesLastDefense: acts('perde l’ultimo segnalino difesa'),
  losesLastTime: acts('perde l’ultimo segnalino tempo'),
  discards: playerActs('scarti', 'scarta', ({ filter }) => ` ${discarded(filter)}`),
  stateHolds: (ability) =>
    ability.if === undefined ? 'subito' : `appena ${conditionWords(ability.if)}`,
  beginningOfStep: (ability) => stepWords(ability),
};

const discarded = (filter: Filter | undefined): string =>
  filter === undefined ? 'una carta' : `una carta ${filterWords(filter, 'one', 'permanent')}`;

function tappedForMana(of: Subject): string {
  const as = of.kind === 'all' ? agreementOf(of.filter, 'one', 'permanent') : PERMANENT;
  const tapped = `viene ${agree('TAPpato', as)} per attingere mana`;
  return isSelf(of) ? `quando ${tapped}` : `quando ${who(of)} ${tapped}`;
}

const PERMANENT: Agreement = { gender: 'm', number: 'one' };

/** A creature of that kind, where one is named. */
const some = (filter: Filter | undefined, before: string): string =>
  filter === undefined ? '' : `${before}${aFilter(filter)}`;

function who(subject: Subject): string {
  if (subject.kind === 'all') return aFilter(subject.filter);
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  if (subject.reference === 'eachPlayer') return PLAYERS.player;
  return isSelf(subject) ? 'questa creatura' : PLAIN[subject.reference];
}

const PLAYERS: EventPlayerWords = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};

const onPlayer = ({ to }: TriggeredAbility): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: TriggeredAbility): string => {
  if (filter === undefined) return '';
  return ` insieme ${after('a', aFilter(isSelf(of) ? { ...filter, other: true } : filter))}`;
};

/** `un’altra creatura`, `almeno altre due creature` */
const others = ({ filter = {}, n = 1 }: TriggeredAbility): string =>
  n === 1 ? aFilter({ ...filter, other: true }) : `almeno ${manyOthers(filter, n)}`;

const manyOthers = ({ other: _, ...filter }: Filter, n: number): string =>
  `${agree('altro', agreementOf(filter, 'many'))} ${numberWords(n)} ${filterWords(filter, 'many')}`;

const atLeast = ({ filter = {}, n = 1 }: TriggeredAbility): string =>
  n === 1 ? aFilter(filter) : `${numberWords(n)} o più ${filterWords(filter, 'many')}`;

const damaged = ({ to, filter }: TriggeredAbility): string => {
  const what = filter === undefined ? [] : [after('a', aFilter(filter))];
  const whom = to === undefined ? [] : [after('a', PLAYERS[to])];
  const all = [...what, ...whom].join(' o ');
  return all === '' ? '' : ` ${all}`;
};

const suffers = ({ of }: TriggeredAbility): string => (isYou(of) ? 'subisci' : 'subisce');

const byWhat = ({ filter }: TriggeredAbility): string =>
  filter === undefined ? '' : ` ${after('da', aFilter(filter, 'permanent'))}`;

/** `con almeno due Goblin`, where it says how many or which */
const withAtLeast = ({ filter = {}, n }: TriggeredAbility): string => {
  if (n === undefined && Object.keys(filter).length === 0) return '';
  const those =
    n === undefined || n === 1
      ? aFilter(filter)
      : `${numberWords(n)} ${filterWords(filter, 'many')}`;
  return ` con almeno ${those}`;
};

/** `quando ti attaccano`, `quando una creatura con forza pari o superiore a 3 ti attacca` */
function attackedBy(ability: TriggeredAbility): string {
  const { of, filter } = ability;
  if (isYou(of))
    return filter === undefined ? 'quando ti attaccano' : `quando ${aFilter(filter)} ti attacca`;
  const by = filter === undefined ? '' : ` da parte ${after('di', aFilter(filter))}`;
  return when(ability, `subisce un attacco${by}`);
}

// What cards call by a shorter name than the rules do.
const NAMED: { readonly [S in Step]?: string } = {
  upkeep: 'il mantenimento',
  draw: 'l’acquisizione',
  beginningOfCombat: 'il combattimento',
};

/** When a step begins, as an ability says it. */
function stepWords({ step, whose }: TriggeredAbility): string {
  const name =
    step === undefined ? 'la sottofase' : (NAMED[step] ?? `la ${uncapital(steps[step])}`);
  if (whose === 'each') return `all’inizio di ogni ${name.replace(/^(il |la |l’)/, '')}`;
  if (whose === undefined) return `all’inizio ${after('di', name)}`;
  if (step === 'beginningOfCombat') return 'all’inizio del combattimento nel tuo turno';
  const own = name.startsWith('il ')
    ? name.replace('il ', 'del tuo ')
    : name.replace(/^(la |l’)/, 'della tua ');
  return `all’inizio ${own}`;
}
