import type { Subject } from '../../../engine.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EventPlayerWords, TriggeredAbility, TriggerWords } from '../../abilities/words.ts';
import { uncapital } from '../../grammar.ts';
import { agree, numeral, of as ofWhom, to as toWhom } from '../agreement.ts';
import { steps } from '../turn.ts';
import { conditionWords } from './conditions.ts';
import { aFilter, filterWords, genderOf } from './filterPhrases.ts';
import { genderOfSubject, subjectWords } from './references.ts';

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string =>
  `${TRIGGERS[ability.event](ability)}${ability.firstEachTurn ? ' por primera vez en el turno' : ''}`;

/** What happens each time, and what happens but once; with what stands behind the verb. */
const always =
  (verb: string, behind = '') =>
  ({ of }: TriggeredAbility): string =>
    `${whenever(of, verb)}${behind}`;
const once =
  (verb: string, behind = '') =>
  ({ of }: TriggeredAbility): string =>
    `${happens('cuando', of, verb)}${behind}`;

const TRIGGERS: TriggerWords = {
  attacks: (ability) => `${attacking(ability)}${beside(ability)}`,
  attacksWithAtLeast: (ability) =>
    `${attacking(ability)} junto con ${atLeast(ability, { other: true })}`,
  attacksAlone: ({ of, to }) =>
    to === 'you'
      ? `${whenever(of, 'te ataque')} ${creatureWord('solo', of)}`
      : `${whenever(of, 'ataque')} ${creatureWord('solo', of)}${onPlayer(to)}`,
  attacksPlayerAlone: (ability) =>
    `${attacking({ of: ability.of, to: ability.to ?? 'player' })} sin que ataque nadie más a ese jugador`,
  attacksUnblocked: (ability) =>
    `${attacking(ability)} y no sea ${creatureWord('bloqueado', ability.of)}`,
  isAttacked: (ability) => attackedBy(ability),
  playerAttacks: (ability) => `${attacking(ability)}${withAtLeast(ability)}`,
  playerAttacksWith: (ability) => `${attacking(ability)} con ${atLeast(ability, {})}`,
  playerAttacksPlayer: (ability) => `${attacking(ability)}${withAtLeast(ability)}`,
  isExerted: always('se extenúe'),
  enlists: ({ of, filter = {} }) => `${whenever(of, 'reclute')} ${toWhom(aFilter(filter))}`,
  blocks: ({ of, filter }) =>
    `${whenever(of, 'bloquee')}${filter === undefined ? '' : ` ${toWhom(aFilter(filter))}`}`,
  blocksAlone: ({ of }) => `${whenever(of, 'bloquee')} ${creatureWord('solo', of)}`,
  blocksCreature: ({ of, filter = {} }) =>
    `por cada ${filterWords(filter, 'one')} ${toWhich(filter)} bloquee${byWhom(of)}`,
  blocksAtLeast: (ability) => `${whenever(ability.of, 'bloquee')} a ${orMore(ability)}`,
  becomesBlocked: ({ of, filter }) =>
    `${whenever(of, 'sea')} ${creatureWord('bloqueado', of)}${filter === undefined ? '' : ` por ${aFilter(filter)}`}`,
  becomesBlockedByCreature: ({ of, filter = {} }) =>
    `por cada ${filterWords(filter, 'one')} que ${blocking(of, 'bloquee')}`,
  becomesBlockedByAtLeast: ({ of, filter = {}, n = 1 }) =>
    `siempre que ${numeral(n)} o más ${filterWords(filter, 'many')} ${blocking(of, 'bloqueen')}`,
  dealsCombatDamage: (ability) => dealing(ability, 'daño de combate'),
  dealsDamage: (ability) => dealing(ability, 'daño'),
  isDealtDamage: (ability) => `${whenever(ability.of, 'reciba')} daño${byWhat(ability)}`,
  isDealtCombatDamage: (ability) =>
    `${whenever(ability.of, 'reciba')} daño de combate${byWhat(ability)}`,
  gainsLife: always('gane', ' vidas'),
  tapsForMana: always('se gire', ' para obtener maná'),
  isCast: ({ of }) => (isSelf(of) ? 'cuando se lance este hechizo' : whenever(of, 'se lance')),
  goesToGraveyard: once('vaya', ' a un cementerio'),
  changesController: once('pase', ' a estar bajo el control de otro jugador'),
  becomesMonarch: once('se convierta', ' en el monarca'),
  dies: once('muera'),
  leavesBattlefield: once('deje', ' el campo de batalla'),
  enters: once('entre'),
  castsSpell: ({ of, filter = {} }) => `${whenever(of, 'lance')} ${aFilter(filter, 'spell')}`,
  turnsFaceUp: always('se ponga boca arriba'),
  becomesUntapped: always('se enderece'),
  losesLastDefense: once('pierda', ' su último contador de defensa'),
  losesLastTime: once('pierda', ' su último contador de tiempo'),
  discards: ({ of, filter }) =>
    `${whenever(of, 'descarte')} una carta${filter === undefined ? '' : ` de ${filterWords(filter, 'one', 'permanent')}`}`,
  stateHolds: (ability) =>
    `cuando ${ability.if === undefined ? 'se cumpla' : conditionWords(ability.if, 'subjunctive')}`,
  beginningOfStep: (ability) => stepWords(ability),
};

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
const toWhich = (filter: TriggeredAbility['filter']): string =>
  genderOf(filter ?? {}) === 'f' ? 'a la que' : 'al que';

const PLAYERS: EventPlayerWords = {
  player: 'un jugador',
  you: 'tú',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};

/** `siempre que ataque a un jugador`, `siempre que una criatura te ataque` */
const attacking = ({ of, to }: Pick<TriggeredAbility, 'of' | 'to'>): string =>
  to === 'you' ? whenever(of, 'te ataque') : `${whenever(of, 'ataque')}${onPlayer(to)}`;

function dealing({ of, to, filter }: TriggeredAbility, what: string): string {
  if (to === 'you' && filter === undefined) return `${whenever(of, 'te haga')} ${what}`;
  const things = filter === undefined ? [] : [toWhom(aFilter(filter))];
  const players = to === undefined ? [] : [to === 'you' ? 'a ti' : toWhom(PLAYERS[to])];
  const whom = [...things, ...players].join(' o ');
  return `${whenever(of, 'haga')} ${what}${whom === '' ? '' : ` ${whom}`}`;
}

const onPlayer = (to: TriggeredAbility['to']): string =>
  to === undefined ? '' : ` ${toWhom(PLAYERS[to])}`;

const beside = ({ filter, of }: TriggeredAbility): string => {
  if (filter === undefined) return '';
  return ` junto con ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

const byWhat = ({ filter }: TriggeredAbility): string =>
  filter === undefined ? '' : ` ${ofWhom(aFilter(filter, 'permanent'))}`;

/** `con al menos dos Trasgos`, where it says how many or which */
const withAtLeast = (ability: TriggeredAbility): string => {
  const { filter, n } = ability;
  if (filter === undefined && n === undefined) return '';
  return ` con ${n === undefined || n === 1 ? `al menos ${aFilter(filter ?? {})}` : atLeast(ability, {})}`;
};

/** `siempre que te ataque una criatura con fuerza de 3 o más` */
function attackedBy({ of, filter }: TriggeredAbility): string {
  if (!isYou(of))
    return `siempre que ${filter === undefined ? 'alguien' : aFilter(filter)} ataque ${toWhom(who(of))}`;
  return filter === undefined
    ? 'siempre que te ataquen'
    : `siempre que te ataque ${aFilter(filter)}`;
}

/** `una criatura`, `dos o más criaturas` */
const orMore = ({ filter = {}, n = 1 }: TriggeredAbility): string =>
  n === 1 ? aFilter(filter) : `${numeral(n)} o más ${filterWords(filter, 'many')}`;

/** `otra criatura con mayor fuerza`, `al menos otras dos criaturas` */
function atLeast({ filter, n = 1 }: TriggeredAbility, more: { readonly other?: true }): string {
  const { other, ...rest } = { ...filter, ...more };
  if (n === 1) return aFilter({ ...filter, ...more });
  const others = agree('otro', { gender: genderOf(rest), number: 'many' });
  return `al menos ${other ? `${others} ` : ''}${numeral(n)} ${filterWords(rest, 'many')}`;
}

function stepWords({ step, whose }: TriggeredAbility): string {
  const name = step === undefined ? 'paso' : uncapital(steps[step]);
  if (whose === 'you') return `al comienzo de tu ${name}`;
  if (whose === 'each') return `al comienzo de cada ${name}`;
  return `al comienzo ${ofWhom(name.startsWith('fase') ? `la ${name}` : `el ${name}`)}`;
}
