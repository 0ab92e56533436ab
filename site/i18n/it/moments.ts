import type { Ability, Change, Effect, Filter, Step, Subject } from '../../engine.ts';
import { uncapital } from '../grammar.ts';
import { numberWords } from './amounts.ts';
import { aFilter, agreementOf, filterWords } from './filters.ts';
import { after, agree } from './nouns.ts';
import { isSelf, isYou, PLAIN } from './references.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' fino alla fine del turno',
  endOfCombat: ' fino alla fine del combattimento',
  yourNextUntapStep: ' fino al termine del tuo prossimo STAP',
  yourNextTurn: ' fino al tuo prossimo turno',
  nextUntapStep: ' fino al termine del prossimo STAP del suo controllore',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' durante il prossimo STAP del suo controllore'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'alla fine del combattimento',
  endStep: 'all’inizio della prossima sottofase finale',
} as const;

/** When an ability triggers. */
export function whenWords(ability: Triggered): string {
  const { event, of, filter = {}, n = 1 } = ability;
  switch (event) {
    case 'attacksAlone':
    case 'attacksUnblocked':
    case 'isExerted':
    case 'enlists':
    case 'blocksAlone':
    case 'dies':
    case 'leavesBattlefield':
    case 'enters':
    case 'becomesUntapped':
      return when(ability, ACTS[event]);
    case 'attacks':
      return when(ability, `attacca${onPlayer(ability)}${beside(ability)}`);
    case 'attacksWithAtLeast':
      return when(
        ability,
        `attacca${onPlayer(ability)} insieme ${after('a', atLeastOthers(ability))}`,
      );
    case 'attacksPlayerAlone':
      return when(ability, `attacca da sola ${PLAYERS[ability.to ?? 'player']}`);
    case 'isAttacked':
      return isYou(of) ? 'quando ti attaccano' : when(ability, 'subisce un attacco');
    case 'playerAttacks':
      return when(ability, attacks(ability));
    case 'playerAttacksWith':
      return when(ability, `${attacks(ability)} con ${atLeast(ability)}`);
    case 'playerAttacksPlayer':
      return when(ability, `${attacks(ability)}${onPlayer(ability)}`);
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
      return when(
        ability,
        `viene bloccata da ${numberWords(n)} o più ${filterWords(filter, 'many')}`,
      );
    case 'dealsCombatDamage':
      return when(ability, `infligge danno da combattimento${damaged(ability)}`);
    case 'dealsDamage':
      return when(ability, `infligge danno${damaged(ability)}`);
    case 'isDealtDamage':
      return when(ability, 'subisce danno');
    case 'castsSpell':
      return when(ability, `${isYou(of) ? 'lanci' : 'lancia'} ${aFilter(filter, 'spell')}`);
    case 'discards':
      return when(ability, `${isYou(of) ? 'scarti' : 'scarta'} una carta`);
    case 'beginningOfStep':
      return stepWords(ability);
  }
}

const ACTS = {
  attacksAlone: 'attacca da sola',
  attacksUnblocked: 'attacca e non viene bloccata',
  isExerted: 'viene stremata',
  enlists: 'arruola una creatura',
  blocksAlone: 'blocca da sola',
  dies: 'muore',
  leavesBattlefield: 'lascia il campo di battaglia',
  enters: 'entra',
  becomesUntapped: 'si STAPpa',
} as const;

const attacks = ({ of }: Triggered): string => (isYou(of) ? 'attacchi' : 'attacca');

/** A creature of that kind, where one is named. */
const some = (filter: Filter | undefined, before: string): string =>
  filter === undefined ? '' : `${before}${aFilter(filter)}`;

// Italian says nobody's name where the ability's own object, or "you", is the one that acts.
const when = ({ of }: Triggered, acts: string): string =>
  isSelf(of) || isYou(of) ? `quando ${acts}` : `quando ${who(of)} ${acts}`;

function who(subject: Subject): string {
  if (subject.kind === 'all') return aFilter(subject.filter);
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
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

/** `un’altra creatura`, `almeno altre 2 creature` */
const atLeastOthers = ({ filter = {}, n = 1 }: Triggered): string =>
  n === 1 ? aFilter({ ...filter, other: true }) : `almeno ${manyOthers(filter, n)}`;

const manyOthers = ({ other: _, ...filter }: Filter, n: number): string =>
  `${agree('altro', agreementOf(filter, 'many'))} ${numberWords(n)} ${filterWords(filter, 'many')}`;

const atLeast = ({ filter = {}, n = 1 }: Triggered): string =>
  n === 1 ? aFilter(filter) : `${numberWords(n)} o più ${filterWords(filter, 'many')}`;

const damaged = ({ to, filter }: Triggered): string => {
  if (to !== undefined) return ` ${after('a', PLAYERS[to])}`;
  return filter === undefined ? '' : ` ${after('a', aFilter(filter))}`;
};

// Nobody says "at the beginning of the beginning".
const NAMED: { readonly [S in Step]?: string } = { beginningOfCombat: 'il combattimento' };

function stepWords({ step, whose }: Triggered): string {
  const name =
    step === undefined ? 'la sottofase' : (NAMED[step] ?? `la ${uncapital(steps[step])}`);
  const when = whose === 'each' ? `di ogni ${name.replace(/^(il|la) /, '')}` : after('di', name);
  return `all’inizio ${when}${whose === 'you' ? ' del tuo turno' : ''}`;
}
