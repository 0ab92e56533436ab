import type { Subject } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EventPlayerWords, TriggeredAbility, TriggerWords } from '../../abilities/words.ts';
import { agree, numeral, of as ofWhom, to as toWhom } from '../agreement.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, filterWords, genderOf } from './filterPhrases.ts';
import { genderOfSubject, numberOf, subjectWords } from './references.ts';
import { stepWords } from './triggerMoments.ts';

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string =>
  `${TRIGGERS[ability.event](ability)}${ability.firstEachTurn ? ' por primera vez cada turno' : ''}`;

/** Whether its own words have named what it is on. */
export const namesHost = ({ event, of }: TriggeredAbility): boolean =>
  isSelf(of) && !UNNAMED.has(event);

const UNNAMED: ReadonlySet<TriggeredAbility['event']> = new Set([
  'beginningOfStep',
  'isCast',
  'stateHolds',
]);

/** What happens each time, and what happens but once; with what stands behind the verb. */
const always =
  (verb: string, behind = '') =>
  ({ of }: TriggeredAbility): string =>
    `${whenever(of, verb)}${behind}`;
const once =
  (verb: string, behind = '') =>
  ({ of }: TriggeredAbility): string =>
    `${happens('cuando', of, verb)}${behind}`;
/** What loses the last of its counters. */
const lastRemoved =
  (counter: string) =>
  ({ of }: TriggeredAbility): string =>
    `${isSelf(of) ? 'cuando' : 'siempre que'} se remueva el último contador ${counter} ${ofWhom(who(of))}`;

const TRIGGERS: TriggerWords = {
  attacks: (ability) => `${together(ability, beside(ability))}${onPlayer(ability.to)}`,
  attacksWithAtLeast: (ability) => `${together(ability, atLeast(ability))}${onPlayer(ability.to)}`,
  attacksAlone: ({ of, to }) =>
    to === 'you'
      ? `${whenever(of, 'te ataque')} ${its('solo', of)}`
      : `${whenever(of, 'ataque')} ${its('solo', of)}${onPlayer(to)}`,
  attacksPlayerAlone: ({ of, to }) =>
    `${whenever(of, 'sea')} la única criatura que ${to === 'you' ? 'te ataque' : `ataque${onPlayer(to ?? 'player')}`}`,
  attacksUnblocked: (ability) => `${attacking(ability)} y no sea ${its('bloqueado', ability.of)}`,
  isAttacked: ({ of, filter }) =>
    `${whenever(of, 'sea')} ${isYou(of) ? 'atacado' : its('atacado', of)}${filter === undefined ? '' : ` por ${several({ filter })}`}`,
  playerAttacks: (ability) => `${attacking(ability)}${withSeveral(ability)}`,
  playerAttacksWith: (ability) => `${attacking(ability)} con ${aFilter(ability.filter ?? {})}`,
  playerAttacksPlayer: (ability) => `${attacking(ability)}${withSeveral(ability)}`,
  isExerted: ({ of }) => `${whenever(of, 'sea')} ${its('espoleado', of)}`,
  enlists: ({ of, filter = {} }) => `${whenever(of, 'reclute')} ${toWhom(aFilter(filter))}`,
  blocks: always('bloquee'),
  blocksAlone: ({ of }) => `${whenever(of, 'bloquee')} ${its('solo', of)}`,
  blocksCreature: ({ of, filter = {} }) => `${whenever(of, 'bloquee')} ${toWhom(aFilter(filter))}`,
  blocksAtLeast: (ability) => `${whenever(ability.of, 'bloquee')} a ${several(ability)}`,
  becomesBlocked: ({ of }) => `${whenever(of, 'sea')} ${its('bloqueado', of)}`,
  becomesBlockedByCreature: ({ of, filter = {} }) =>
    `${whenever(of, 'sea')} ${its('bloqueado', of)} por ${aFilter(filter)}`,
  becomesBlockedByAtLeast: (ability) =>
    `${whenever(ability.of, 'sea')} ${its('bloqueado', ability.of)} por ${several(ability)}`,
  dealsCombatDamage: (ability) => dealing(ability, 'daño de combate'),
  dealsDamage: (ability) => dealing(ability, 'daño'),
  isDealtDamage: (ability) => `${whenever(ability.of, 'reciba')} daño${byWhat(ability)}`,
  isDealtCombatDamage: (ability) =>
    `${whenever(ability.of, 'reciba')} daño de combate${byWhat(ability)}`,
  gainsLife: always('gane', ' vidas'),
  tapsForMana: always('se gire', ' para obtener maná'),
  isCast: ({ of }) => (isSelf(of) ? 'cuando lances este hechizo' : whenever(of, 'se lance')),
  goesToGraveyard: once('vaya', ' a un cementerio desde cualquier lugar'),
  changesController: ({ of }) =>
    `${isSelf(of) ? 'cuando' : 'siempre que'} otro jugador gane el control ${ofWhom(who(of))}`,
  becomesMonarch: once('se convierta', ' en el monarca'),
  dies: once('muera'),
  leavesBattlefield: once('deje', ' el campo de batalla'),
  enters: once('entre'),
  castsSpell: ({ of, filter = {} }) => `${whenever(of, 'lance')} ${aFilter(filter, 'spell')}`,
  turnsFaceUp: once('se ponga boca arriba'),
  becomesUntapped: always('se enderece'),
  losesLastDefense: lastRemoved('de defensa'),
  losesLastTime: lastRemoved('de tiempo'),
  discards: ({ of, filter }) =>
    `${whenever(of, 'descarte')} una carta${filter === undefined ? '' : ` de ${filterWords(filter, 'one', 'permanent')}`}`,
  stateHolds: (ability) =>
    `cuando ${ability.if === undefined ? 'se cumpla' : conditionWords(ability.if, 'subjunctive')}`,
  beginningOfStep: stepWords,
};

/** `sola`, `bloqueadas`: as its subject wants it. */
const its = (adjective: string, of: Subject): string =>
  agree(adjective, {
    gender: genderOfSubject(of),
    number: of.kind === 'all' ? 'one' : numberOf(of),
  });

const whenever = (of: Subject, verb: string): string => happens('siempre que', of, verb);

// “You” is not named: the verb says who.
function happens(when: string, of: Subject, verb: string): string {
  if (isYou(of)) return `${when} ${verb.replace(/^se /, 'te ')}s`;
  const oneOnly = of.kind === 'reference' && ONE_ONLY.has(of.reference);
  return `${oneOnly ? when : 'siempre que'} ${who(of)} ${verb}`;
}

const ONE_ONLY: ReadonlySet<string> = new Set(['self', 'attached']);

const who = (subject: Subject): string =>
  subject.kind === 'all'
    ? aFilter(subject.filter)
        .replace(new RegExp(`^${HOST} o un(?=a? )`), `${HOST} u otr`)
        .replace(/ u otr /, ' u otro ')
    : nameOf(subject);

function nameOf(subject: Subject & { readonly kind: 'reference' }): string {
  if (subject.reference === 'eachOpponent') return PLAYERS.opponent;
  return subject.reference === 'eachPlayer' ? PLAYERS.player : subjectWords(subject);
}

const PLAYERS: EventPlayerWords = {
  player: 'un jugador',
  you: 'tú',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};

/** `siempre que esta criatura ataque a un jugador`, `siempre que una criatura te ataque` */
const attacking = ({ of, to }: Pick<TriggeredAbility, 'of' | 'to'>): string =>
  to === 'you' ? whenever(of, 'te ataque') : `${whenever(of, 'ataque')}${onPlayer(to)}`;

/** `siempre que esta criatura y al menos otras dos criaturas ataquen` */
function together({ of, to }: TriggeredAbility, others: string): string {
  const verb = to === 'you' ? 'te ataque' : 'ataque';
  return others === '' ? whenever(of, verb) : whenever(of, `y ${others} ${verb}n`);
}

function dealing({ of, to, filter }: TriggeredAbility, what: string): string {
  if (to === 'you' && filter === undefined) return `${whenever(of, 'te haga')} ${what}`;
  const things = filter === undefined ? [] : [toWhom(aFilter(filter))];
  const players = to === undefined ? [] : [to === 'you' ? 'a ti' : toWhom(PLAYERS[to])];
  const whom = [...things, ...players].join(' o ');
  return `${whenever(of, 'haga')} ${what}${whom === '' ? '' : ` ${whom}`}`;
}

const onPlayer = (to: TriggeredAbility['to']): string =>
  to === undefined || to === 'you' ? '' : ` ${toWhom(PLAYERS[to])}`;

const beside = ({ filter, of }: TriggeredAbility): string =>
  filter === undefined ? '' : aFilter(isSelf(of) ? { ...filter, other: true } : filter);

const byWhat = ({ filter }: TriggeredAbility): string =>
  filter === undefined ? '' : ` ${ofWhom(aFilter(filter, 'source'))}`;

/** `con dos o más Trasgos`, where it says how many or which */
const withSeveral = (ability: TriggeredAbility): string =>
  ability.filter === undefined && ability.n === undefined ? '' : ` con ${several(ability)}`;

/** `una o más criaturas`, `dos o más Muros` */
const several = ({ filter = {}, n = 1 }: Pick<TriggeredAbility, 'filter' | 'n'>): string =>
  `${numeral(n, genderOf(filter))} o más ${filterWords(filter, 'many')}`;

/** `otra criatura con mayor fuerza`, `al menos otras dos criaturas` */
function atLeast({ filter = {}, n = 1 }: TriggeredAbility): string {
  const { other: _, ...rest } = filter;
  if (n === 1) return aFilter({ ...rest, other: true });
  const others = agree('otro', { gender: genderOf(rest), number: 'many' });
  return `al menos ${others} ${numeral(n)} ${filterWords(rest, 'many')}`;
}
