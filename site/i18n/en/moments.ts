import type { Ability, Change, Effect, Step, Subject } from '../../engine.ts';
import { aFilter, filterWords } from './filters.ts';
import { isSelf, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Triggered = Ability & { readonly kind: 'triggered' };
type Until = Extract<Effect, { readonly kind: 'apply' }>['until'];

const DURATION: { readonly [D in Until]: string } = {
  endOfTurn: ' until end of turn',
  endOfCombat: ' until end of combat',
  nextUntapStep: ' until its next untap step has passed',
  forever: '',
};

export const durationWords = (until: Until, change?: Change): string =>
  until === 'nextUntapStep' && change?.kind === 'doesNotUntap'
    ? ' in its next untap step'
    : DURATION[until];

export const DELAYED = {
  endOfCombat: 'at end of combat',
  endStep: 'at the next end step',
} as const;

/** When an ability triggers. */
export function whenWords(ability: Triggered): string {
  const { event, of, filter, n = 1 } = ability;
  const one = who(of);
  const other = filterWords(filter ?? {}, 'one');
  const s = of.kind === 'reference' && of.reference === 'you' ? '' : 's';
  switch (event) {
    case 'attacks':
      return `when ${one} attacks${onPlayer(ability)}${beside(ability)}`;
    case 'attacksWithAtLeast':
      return `when ${one} attacks${onPlayer(ability)} with ${atLeast(ability, { other: true })}`;
    case 'attacksAlone':
      return `when ${one} attacks alone`;
    case 'attacksPlayerAlone':
      return `when ${one} attacks ${ability.to === undefined ? 'a player' : PLAYERS[ability.to]} alone`;
    case 'attacksUnblocked':
      return `when ${one} attacks and isn't blocked`;
    case 'blocks':
      return `when ${one} blocks${filter === undefined ? '' : ` ${aFilter(filter)}`}`;
    case 'blocksAlone':
      return `when ${one} blocks alone`;
    case 'blocksCreature':
      return `for each ${other} that ${one} blocks`;
    case 'becomesBlocked':
      return `when ${one} becomes blocked${filter === undefined ? '' : ` by ${aFilter(filter)}`}`;
    case 'becomesBlockedByCreature':
      return `for each ${other} that blocks ${one}`;
    case 'becomesBlockedByAtLeast':
      return `when ${n} or more ${filterWords(filter ?? {}, 'many')} block ${one}`;
    case 'dealsCombatDamage':
      return `when ${one} deals combat damage${damaged(ability)}`;
    case 'dealsDamage':
      return `when ${one} deals damage${damaged(ability)}`;
    case 'isDealtDamage':
      return `when ${one} is dealt damage`;
    case 'dies':
      return `when ${one} dies`;
    case 'leavesBattlefield':
      return `when ${one} leaves the battlefield`;
    case 'enters':
      return `when ${one} enters`;
    case 'castsSpell':
      return `when ${one} cast${s} ${aFilter(filter ?? {}, 'spell')}`;
    case 'becomesUntapped':
      return `when ${one} becomes untapped`;
    case 'discards':
      return `when ${one} discard${s} a card`;
    case 'beginningOfStep':
      return stepWords(ability);
  }
}

const who = (subject: Subject): string =>
  subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject);

const PLAYERS: { readonly [P in NonNullable<Triggered['to']>]: string } = {
  player: 'a player',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};

const onPlayer = ({ to }: Triggered): string => (to === undefined ? '' : ` ${PLAYERS[to]}`);

const beside = ({ filter, of }: Triggered): string => {
  if (filter === undefined) return '';
  return ` beside ${aFilter(isSelf(of) ? { ...filter, other: true } : filter)}`;
};

const atLeast = ({ filter, n = 1 }: Triggered, more: { readonly other: true }): string =>
  n === 1
    ? aFilter({ ...filter, ...more })
    : `${n} or more ${filterWords({ ...filter, ...more }, 'many')}`;

const damaged = ({ to, filter }: Triggered): string => {
  if (to !== undefined) return ` to ${PLAYERS[to]}`;
  return filter === undefined ? '' : ` to ${aFilter(filter)}`;
};

// Nobody says "as the beginning begins".
const NAMED: { readonly [S in Step]?: string } = { beginningOfCombat: 'combat' };

function stepWords({ step, whose }: Triggered): string {
  const name = step === undefined ? 'step' : (NAMED[step] ?? steps[step].toLowerCase());
  return `as ${whose === 'you' ? 'your' : whose === 'each' ? 'each' : 'the'} ${name} begins`;
}
