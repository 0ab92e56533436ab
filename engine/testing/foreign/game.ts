import type { Card } from '../../scenario/card.ts';
import type { Random } from '../../vocabulary/random.ts';
import { slugOf } from '../../vocabulary/slug.ts';
import { projectCards } from '../boards/cards.ts';

/** For tests: a game as any program could tell of it, each creature called by a name of its own. */
export interface ToldGame {
  readonly players: readonly [active: string, other: string];
  readonly life: readonly [number, number];
  readonly creatures: readonly [readonly ToldCreature[], readonly ToldCreature[]];
  /** By their place among those of the active player. */
  readonly attackers: readonly number[];
  /** By places among those of the other, and of the active player. */
  readonly blocks: readonly (readonly [blocker: number, attacker: number])[];
}

export interface ToldCreature {
  readonly name: string;
  /** Of its own in the game. */
  readonly id: number;
}

const NAMES = ['Bob', 'd-train', 'Zoë', 'Nil', 'Ai(1)-Red', 'UnbuckledPie', 'Kozak_Al'];

const isCreature = ({ characteristics, names }: Card): boolean =>
  characteristics.types.includes('creature') && slugOf(names.en) !== '';

const CREATURES = [...projectCards.values()].filter(isCreature).map(({ names }) => names.en);

export function toldGame(random: Random): ToldGame {
  const active = random.pick(NAMES);
  const other = random.pick(NAMES.filter((name) => name.charAt(0) !== active.charAt(0)));
  const names = distinct(random, random.between(2, 9));
  const creatures = names.map((name, at): ToldCreature => ({ name, id: 301 + at * 7 }));
  const split = random.between(1, names.length - 1);
  const own = creatures.slice(0, split);
  const others = creatures.slice(split);
  const attackers = [...new Set([0, ...random.some([...own.keys()], 0.5)])];
  const blockers = random.some([...others.keys()], 0.5);
  return {
    players: [active, other],
    life: [random.between(1, 40), random.between(-3, 40)],
    creatures: [own, others],
    attackers,
    blocks: blockers.map((blocker) => [blocker, random.pick(attackers)] as const),
  };
}

function distinct(random: Random, n: number): readonly string[] {
  const names = new Set<string>();
  while (names.size < n) names.add(random.pick(CREATURES));
  return [...names];
}

/** What a program tells besides combat. */
interface Telling {
  readonly life: boolean;
  /** Creatures that neither attack nor block, too. */
  readonly all: boolean;
  /** Those of the active player came this turn. */
  readonly isNew?: boolean;
}

/** The line of such a game, written by the description of lines. */
export function lineOfGame(game: ToldGame, telling: Telling): string {
  const { players, creatures, attackers, blocks, life } = game;
  const blockers = [...new Set(inAttackOrder(game).map(([blocker]) => blocker))];
  const shown = telling.all
    ? [[...creatures[0].keys()], [...creatures[1].keys()]]
    : [attackers, blockers];
  const names = players.map(lettersOf);
  const side = (at: 0 | 1): string => {
    const items = (shown[at] ?? []).map((place) => {
      const { name = '' } = creatures[at][place] ?? {};
      return at === 0 && telling.isNew === true ? `${slugOf(name)}, new` : slugOf(name);
    });
    const head = telling.life ? `${names[at]}, ${life[at]} life` : names[at];
    return `${head}: ${items.join(' + ')}`;
  };
  const tag = (at: 0 | 1, place: number): string =>
    `${names[at]?.charAt(0)}${(shown[at] ?? []).indexOf(place) + 1}`;
  return [
    side(0),
    side(1),
    ...attackers.map((one) => `${tag(0, one)} -> ${names[1]}`),
    ...(blocks.length === 0 ? ['no block'] : []),
    ...inAttackOrder(game).map(
      ([blocker, attacker]) => `${tag(1, blocker)} -| ${tag(0, attacker)}`,
    ),
  ].join('; ');
}

/** As programs tell of blocks: one attacker after the other. */
const inAttackOrder = ({ attackers, blocks }: ToldGame): ToldGame['blocks'] =>
  attackers.flatMap((attacker) => blocks.filter(([, of]) => of === attacker));

function lettersOf(player: string): string {
  const letters = player.replace(/[^\p{L}]/gu, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
