import type { Ability, Change, Effect, Subject } from '../../engine.ts';
import { uncapital } from '../grammar.ts';
import { agree, numeral, of as ofWhom, to as toWhom } from './agreement.ts';
import { conditionWords } from './conditions.ts';
import { genderOf } from './filterNouns.ts';
import { aFilter, filterWords } from './filters.ts';
import { genderOfSubject, isSelf, isYou, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' hasta el final del turno',
  endOfCombat: ' hasta el final del combate',
  nextUntapStep: ' hasta que pase el próximo paso de enderezar de su controlador',
  yourNextUntapStep: ' hasta que pase tu próximo paso de enderezar',
  yourNextTurn: ' hasta tu próximo turno',
  yourNextUpkeep: ' hasta tu próximo mantenimiento',
  endOfNextCombat: ' hasta el final del próximo combate',
  endOfThatPlayersNextTurn: ' hasta el final del próximo turno de ese jugador',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' durante el próximo paso de enderezar de su controlador'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'al final del combate',
  endStep: 'al comienzo del próximo paso final',
  upkeep: 'al comienzo del próximo mantenimiento',
  beginningOfCombat: 'al comienzo del próximo combate',
  yourUpkeep: 'al comienzo del próximo mantenimiento de su controlador',
  addedCombat: 'al comienzo de ese combate',
  youLoseControl: 'cuando cambie de controlador',
} as const;

/** When an ability triggers. */
export const whenWords = (ability: Triggered): string =>
  `${eventWords(ability)}${ability.firstEachTurn ? ' por primera vez en el turno' : ''}`;

function eventWords(ability: Triggered): string {
  const { event, of, filter, n = 1 } = ability;
  const other = filter ?? {};
  switch (event) {
    case 'attacks':
      return `${attacking(ability)}${beside(ability)}`;
    case 'attacksWithAtLeast':
      return `${attacking(ability)} junto con ${atLeast(ability, { other: true })}`;
    case 'attacksPlayerAlone':
      return `${attacking({ ...ability, to: ability.to ?? 'player' })} sin que ataque nadie más a ese jugador`;
    case 'isAttacked':
      return isYou(of) ? 'siempre que te ataquen' : `siempre que alguien ataque ${toWhom(who(of))}`;
    case 'playerAttacks':
    case 'playerAttacksPlayer':
      return attacking(ability);
    case 'playerAttacksWith':
      return `${attacking(ability)} con ${atLeast(ability, {})}`;
    case 'blocks':
      return `${whenever(of, 'bloquee')}${filter === undefined ? '' : ` ${toWhom(aFilter(filter))}`}`;
    case 'blocksAtLeast':
      return `${whenever(of, 'bloquee')} a ${orMore(ability)}`;
    case 'blocksCreature':
      return `por cada ${filterWords(other, 'one')} ${toWhich(filter)} bloquee${byWhom(of)}`;
    case 'becomesBlocked':
      return `${whenever(of, 'sea')} ${creatureWord('bloqueado', of)}${filter === undefined ? '' : ` por ${aFilter(filter)}`}`;
    case 'becomesBlockedByCreature':
      return `por cada ${filterWords(other, 'one')} que ${blocking(of, 'bloquee')}`;
    case 'becomesBlockedByAtLeast':
      return `siempre que ${numeral(n)} o más ${filterWords(other, 'many')} ${blocking(of, 'bloqueen')}`;
    case 'dealsCombatDamage':
      return dealing(ability, 'daño de combate');
    case 'dealsDamage':
      return dealing(ability, 'daño');
    case 'castsSpell':
      return `${whenever(of, 'lance')} ${aFilter(other, 'spell')}`;
    case 'discards':
      return `${whenever(of, 'descarte')} una carta${filter === undefined ? '' : ` de ${filterWords(filter, 'one', 'permanent')}`}`;
    case 'beginningOfStep':
      return stepWords(ability);
    case 'stateHolds':
      return `cuando ${ability.if === undefined ? 'se cumpla' : conditionWords(ability.if, 'subjunctive')}`;
    default:
      return plainWhen(of, event);
  }
}

type PlainEvent =
  | 'attacksAlone'
  | 'attacksUnblocked'
  | 'isExerted'
  | 'enlists'
  | 'blocksAlone'
  | 'isDealtDamage'
  | 'isDealtCombatDamage'
  | 'gainsLife'
  | 'tapsForMana'
  | 'isCast'
  | 'goesToGraveyard'
  | 'dies'
  | 'leavesBattlefield'
  | 'enters'
  | 'becomesUntapped'
  | 'losesLastDefense'
  | 'losesLastTime'
  | 'changesController'
  | 'becomesMonarch';

function plainWhen(of: Subject, event: PlainEvent): string {
  switch (event) {
    case 'attacksAlone':
      return `${whenever(of, 'ataque')} ${creatureWord('solo', of)}`;
    case 'attacksUnblocked':
      return `${whenever(of, 'ataque')} y no sea ${creatureWord('bloqueado', of)}`;
    case 'isExerted':
      return whenever(of, 'se extenúe');
    case 'enlists':
      return `${whenever(of, 'reclute')} a una criatura`;
    case 'blocksAlone':
      return `${whenever(of, 'bloquee')} ${creatureWord('solo', of)}`;
    case 'isDealtDamage':
      return `${whenever(of, 'reciba')} daño`;
    case 'isDealtCombatDamage':
      return `${whenever(of, 'reciba')} daño de combate`;
    case 'gainsLife':
      return `${whenever(of, 'gane')} vidas`;
    case 'tapsForMana':
      return `${whenever(of, 'se gire')} para obtener maná`;
    case 'isCast':
      return isSelf(of) ? 'cuando se lance este hechizo' : whenever(of, 'se lance');
    case 'goesToGraveyard':
      return `${happens('cuando', of, 'vaya')} a un cementerio`;
    case 'dies':
      return happens('cuando', of, 'muera');
    case 'leavesBattlefield':
      return `${happens('cuando', of, 'deje')} el campo de batalla`;
    case 'enters':
      return happens('cuando', of, 'entre');
    case 'becomesUntapped':
      return whenever(of, 'se enderece');
    case 'changesController':
      return `${happens('cuando', of, 'pase')} a estar bajo el control de otro jugador`;
    case 'becomesMonarch':
      return `${happens('cuando', of, 'se convierta')} en el monarca`;
    case 'losesLastDefense':
      return `${happens('cuando', of, 'pierda')} su último contador de defensa`;
    case 'losesLastTime':
      return `${happens('cuando', of, 'pierda')} su último contador de tiempo`;
  }
}

const creatureWord = (adjective: string, of: Subject): string =>
  agree(adjective, { gender: genderOfSubject(of), number: 'one' });

const whenever = (of: Subject, verb: string): string => happens('siempre que', of, verb);

// What the ability is on, and "you", are not named: the verb says who.
const happens = (when: string, of: Subject, verb: string): string => {
  if (isYou(of)) return `${when} ${verb.replace(/^se /, 'te ')}s`;
  return isSelf(of) ? `${when} ${verb}` : `siempre que ${who(of)} ${verb}`;
};

const who = (subject: Subject): string =>
  subject.kind === 'all' ? aFilter(subject.filter) : nameOf(subject);

function nameOf(subject: Subject & { readonly kind: 'reference' }): string {
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  return subject.reference === 'eachPlayer' ? PLAYERS.player : subjectWords(subject);
}

const byWhom = (of: Subject): string => (isSelf(of) ? '' : ` ${who(of)}`);

/** `la bloquee`, `bloquee a un Muro` */
const blocking = (of: Subject, verb: string): string =>
  isSelf(of) ? `la ${verb}` : `${verb} ${toWhom(who(of))}`;

/** `por cada criatura a la que`, `por cada Muro al que` */
const toWhich = (filter: Triggered['filter']): string =>
  genderOf(filter ?? {}) === 'f' ? 'a la que' : 'al que';

const PLAYERS: { readonly [P in NonNullable<Triggered['to']>]: string } = {
  player: 'un jugador',
  you: 'tú',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};

/** `siempre que ataque a un jugador`, `siempre que una criatura te ataque` */
const attacking = ({ of, to }: Triggered): string =>
  to === 'you' ? whenever(of, 'te ataque') : `${whenever(of, 'ataque')}${onPlayer(to)}`;

function dealing({ of, to, filter }: Triggered, what: string): string {
  if (to === 'you') return `${whenever(of, 'te haga')} ${what}`;
  const whom = filter === undefined ? '' : ` ${toWhom(aFilter(filter))}`;
  return `${whenever(of, 'haga')} ${what}${to === undefined ? whom : onPlayer(to)}`;
}

const onPlayer = (to: Triggered['to']): string =>
  to === undefined ? '' : ` ${toWhom(PLAYERS[to])}`;

const beside = ({ filter, of }: Triggered): string => {
  if (filter === undefined) return '';
  return ` junto con ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

/** `una criatura`, `dos o más criaturas` */
const orMore = ({ filter = {}, n = 1 }: Triggered): string =>
  n === 1 ? aFilter(filter) : `${numeral(n)} o más ${filterWords(filter, 'many')}`;

/** `otra criatura con mayor fuerza`, `al menos otras dos criaturas` */
function atLeast({ filter, n = 1 }: Triggered, more: { readonly other?: true }): string {
  const { other, ...rest } = { ...filter, ...more };
  if (n === 1) return aFilter({ ...filter, ...more });
  const others = agree('otro', { gender: genderOf(rest), number: 'many' });
  return `al menos ${other ? `${others} ` : ''}${numeral(n)} ${filterWords(rest, 'many')}`;
}

function stepWords({ step, whose }: Triggered): string {
  const name = step === undefined ? 'paso' : uncapital(steps[step]);
  if (whose === 'you') return `al comienzo de tu ${name}`;
  if (whose === 'each') return `al comienzo de cada ${name}`;
  return `al comienzo ${ofWhom(name.startsWith('fase') ? `la ${name}` : `el ${name}`)}`;
}
