import type { Ability, Change, Effect, Subject } from '../../engine.ts';
import { uncapital } from '../grammar.ts';
import { agree, numeral, of as ofWhom, to as toWhom } from './agreement.ts';
import { aFilter, filterWords, genderOf } from './filters.ts';
import { genderOfSubject, isSelf, isYou, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' hasta el final del turno',
  endOfCombat: ' hasta el final del combate',
  nextUntapStep: ' hasta que pase el próximo paso de enderezar de su controlador',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' durante el próximo paso de enderezar de su controlador'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'al final del combate',
  endStep: 'al comienzo del próximo paso final',
} as const;

/** When an ability triggers. */
export function whenWords(ability: Triggered): string {
  const { event, of, filter, n = 1 } = ability;
  const agreement = { gender: genderOfSubject(of), number: 'one' } as const;
  const alone = agree('solo', agreement);
  const blocked = agree('bloqueado', agreement);
  switch (event) {
    case 'attacks':
      return `${whenever(of, 'ataque')}${onPlayer(ability)}${beside(ability)}`;
    case 'attacksWithAtLeast':
      return `${whenever(of, 'ataque')}${onPlayer(ability)} junto con ${atLeast(ability)}`;
    case 'attacksAlone':
      return `${whenever(of, 'ataque')} ${alone}`;
    case 'attacksPlayerAlone':
      return `${whenever(of, 'ataque')} ${alone} ${toWhom(PLAYERS[ability.to ?? 'player'])}`;
    case 'attacksUnblocked':
      return `${whenever(of, 'ataque')} y no sea ${blocked}`;
    case 'blocks':
      return `${whenever(of, 'bloquee')}${filter === undefined ? '' : ` ${toWhom(aFilter(filter))}`}`;
    case 'blocksAlone':
      return `${whenever(of, 'bloquee')} ${alone}`;
    case 'blocksCreature':
      return `por cada ${filterWords(filter ?? {}, 'one')} ${toWhich(filter)} bloquee${byWhom(of)}`;
    case 'becomesBlocked':
      return `${whenever(of, 'sea')} ${blocked}${filter === undefined ? '' : ` por ${aFilter(filter)}`}`;
    case 'becomesBlockedByCreature':
      return `por cada ${filterWords(filter ?? {}, 'one')} que ${blocking(of, 'bloquee')}`;
    case 'becomesBlockedByAtLeast':
      return `siempre que ${numeral(n)} o más ${filterWords(filter ?? {}, 'many')} ${blocking(of, 'bloqueen')}`;
    case 'beginningOfStep':
      return stepWords(ability);
    default:
      return plainWhen(ability, event);
  }
}

type PlainEvent = Exclude<
  Triggered['event'],
  `attacks${string}` | `blocks${string}` | `becomesBlocked${string}` | 'beginningOfStep'
>;

function plainWhen(ability: Triggered, event: PlainEvent): string {
  const { of, filter } = ability;
  switch (event) {
    case 'dealsCombatDamage':
      return `${whenever(of, 'haga')} daño de combate${damaged(ability)}`;
    case 'dealsDamage':
      return `${whenever(of, 'haga')} daño${damaged(ability)}`;
    case 'isDealtDamage':
      return `${whenever(of, 'reciba')} daño`;
    case 'dies':
      return happens('cuando', of, 'muera');
    case 'leavesBattlefield':
      return `${happens('cuando', of, 'deje')} el campo de batalla`;
    case 'enters':
      return happens('cuando', of, 'entre');
    case 'castsSpell':
      return `${whenever(of, 'lance')} ${aFilter(filter ?? {}, 'spell')}`;
    case 'becomesUntapped':
      return `${whenever(of, 'se enderece')}`;
    case 'discards':
      return `${whenever(of, 'descarte')} una carta`;
  }
}

const whenever = (of: Subject, verb: string): string => happens('siempre que', of, verb);

// What the ability is on, and "you", are not named: the verb says who.
const happens = (when: string, of: Subject, verb: string): string => {
  if (isYou(of)) return `${when} ${verb}s`;
  return isSelf(of) ? `${when} ${verb}` : `${when} ${who(of)} ${verb}`;
};

const who = (subject: Subject): string =>
  subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject);

const byWhom = (of: Subject): string => (isSelf(of) ? '' : ` ${who(of)}`);

/** `la bloquee`, `bloquee a un Muro` */
const blocking = (of: Subject, verb: string): string =>
  isSelf(of) ? `la ${verb}` : `${verb} ${toWhom(who(of))}`;

/** `por cada criatura a la que`, `por cada Muro al que` */
const toWhich = (filter: Triggered['filter']): string =>
  genderOf(filter ?? {}) === 'f' ? 'a la que' : 'al que';

const PLAYERS: { readonly [P in NonNullable<Triggered['to']>]: string } = {
  player: 'un jugador',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};

const onPlayer = ({ to }: Triggered): string => (to === undefined ? '' : ` ${toWhom(PLAYERS[to])}`);

const beside = ({ filter, of }: Triggered): string => {
  if (filter === undefined) return '';
  return ` junto con ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

/** `otra criatura con mayor fuerza`, `al menos otras dos criaturas` */
function atLeast({ filter, n = 1 }: Triggered): string {
  if (n === 1) return aFilter({ ...filter, other: true });
  const others = agree('otro', { gender: genderOf(filter ?? {}), number: 'many' });
  return `al menos ${others} ${numeral(n)} ${filterWords(filter ?? {}, 'many')}`;
}

const damaged = ({ to, filter }: Triggered): string => {
  if (to !== undefined) return ` ${toWhom(PLAYERS[to])}`;
  return filter === undefined ? '' : ` ${toWhom(aFilter(filter))}`;
};

function stepWords({ step, whose }: Triggered): string {
  const name = step === undefined ? 'paso' : uncapital(steps[step]);
  if (whose === 'you') return `al comienzo de tu ${name}`;
  if (whose === 'each') return `al comienzo de cada ${name}`;
  return `al comienzo ${ofWhom(name.startsWith('fase') ? `la ${name}` : `el ${name}`)}`;
}
