import type { Choice } from '../state/choice.ts';
import type { TargetChoice } from '../state/stack.ts';
import { keysOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { SaidChoice } from './board.ts';
import type { Called } from './writeActs.ts';

/** As `readChoice` reads it. */
export function writeChoice({ player, choice }: SaidChoice, called: Called): string {
  const { source, ...said } = choice;
  const parts = keysOf(said).map((part) => writePart(part, said, called));
  const about = source === undefined ? '' : ` for ${called.tag(source)}`;
  return `${player} chooses${about}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}

type Part = Exclude<keyof Choice, 'source'>;

const writePart = <P extends Part>(part: P, said: Choice, called: Called): string => {
  const value = said[part];
  return value === undefined ? '' : WORDS[part](value, called);
};

const WORDS: {
  readonly [P in Part]: (value: NonNullable<Choice[P]>, called: Called) => string;
} = {
  trigger: (nth) => `trigger ${nth + 1}`,
  modes: (modes) => (modes.length === 0 ? 'no mode' : `mode ${modes.map(fromOne).join(' ')}`),
  targets: (targets, called) => `on ${targets.length === 0 ? 'nothing' : those(targets, called)}`,
  may: (may) => may,
  sacrificed: (given, called) => `giving ${things(given, called)}`,
  payment: ({ life, spend }) =>
    [
      'paying',
      ...(life === undefined ? [] : [`${life} life`]),
      ...(spend === undefined ? [] : [`mana ${spend}`]),
    ].join(' '),
  attacking: (what, { tag }) =>
    `attacking ${what.kind === 'player' ? what.player : tag(what.permanent)}`,
  option: (option) => `option ${fromOne(option)}`,
  place: (place) => `place ${fromOne(place)}`,
  named: (named, called) => `naming ${those(named, called)}`,
  prevented: (prevented, called) => `preventing ${things(prevented, called)}`,
  replacement: (which) => (which === 'counter' ? 'first counter' : 'first'),
  legend: () => 'stays',
  protector: (player) => `protector ${player}`,
  discarded: (cards, called) =>
    `discarding ${cards.length === 0 ? 'nothing' : things(cards, called)}`,
};

const fromOne = (nth: number): number => nth + 1;

const things = (ids: readonly ObjectId[], { tag }: Called): string => ids.map(tag).join(' ');

const those = (all: readonly TargetChoice[], { tag }: Called): string =>
  all.map((one) => (one.kind === 'player' ? one.player : tag(one.object))).join(' ');
