// What somebody answers who knows no rule, read off what lies on the board and not by the generator’s own filter.
import type { Generated } from '../../generation/generate.ts';
import { assertNever, known } from '../../vocabulary/result.ts';

/** Ways to answer without a thought; the last two are of damage that is divided. */
export const LAZY_WAYS = ['nothing', 'everything', 'theFirst', 'toPlayer', 'evenly'] as const;
export type LazyWay = (typeof LAZY_WAYS)[number];

type Asked = Pick<Generated, 'asked' | 'board' | 'game' | 'answer'>;

/** The answer as the literal reading would say it; nothing where the question can't be answered in that way. */
export function lazilySaid(way: LazyWay, asked: Asked): string | undefined {
  switch (asked.asked.kind) {
    case 'declare':
      return declared(way, asked, asked.asked.which === 'attackers');
    case 'pickCreatures':
      return picked(
        way,
        creaturesOf(asked, asked.asked.which === 'mayAttack').map(({ id }) => id),
      );
    case 'pickActs':
      return picked(
        way,
        asked.asked.acts.map((_, at) => `${at}`),
      );
    case 'number':
      return counted(way, asked, asked.asked.of.kind === 'legalAttacks');
    case 'divide':
      return divided(way, asked);
    default:
      return assertNever(asked.asked);
  }
}

const creaturesOf = ({ board, game }: Asked, isAttack: boolean) =>
  board.permanents.filter(
    ({ types, controller }) =>
      types.includes('creature') && (controller === game.turn.activePlayer) === isAttack,
  );

function declared(way: LazyWay, asked: Asked, isAttack: boolean): string | undefined {
  const able = creaturesOf(asked, isAttack).filter(({ tapped }) => !tapped);
  const onto = isAttack ? 'Nil' : known(asked.board.attacks[0], 'attack').attacker;
  const all = able.map(({ id }) => `${id}>${onto}`);
  return taken(way, all)?.toSorted().join(' ');
}

const picked = (way: LazyWay, all: readonly string[]): string | undefined =>
  taken(way, all)?.toSorted().join('|');

function taken(way: LazyWay, all: readonly string[]): readonly string[] | undefined {
  switch (way) {
    case 'nothing':
      return [];
    case 'everything':
      return all;
    case 'theFirst':
      return all.slice(0, 1);
    case 'toPlayer':
    case 'evenly':
      return undefined;
    default:
      return assertNever(way);
  }
}

/** None, one, or each of all that is untapped doing any of what it can. */
function counted(way: LazyWay, asked: Asked, isAttack: boolean): string | undefined {
  const able = creaturesOf(asked, isAttack).filter(({ tapped }) => !tapped).length;
  const each = isAttack ? 2 : asked.board.attacks.length + 1;
  const numbers: { readonly [W in LazyWay]: number | undefined } = {
    nothing: 0,
    everything: each ** able,
    theFirst: 1,
    toPlayer: undefined,
    evenly: undefined,
  };
  return numbers[way]?.toString();
}

/** All to whatever stands first, all past the creatures where there is such a thing, or as evenly as can be. */
function divided(way: LazyWay, { answer }: Asked): string | undefined {
  if (answer.kind !== 'division') throw new Error('no division');
  const { amount, recipients, among } = answer.choice;
  const names = recipients.map((to) => (to.kind === 'player' ? to.player : to.object));
  const [first] = names;
  const [past] = names.slice(among.length);
  const ways: { readonly [W in LazyWay]: string | undefined } = {
    nothing: '',
    everything: undefined,
    theFirst: first && `${first}=${amount}`,
    toPlayer: past && `${past}=${amount}`,
    evenly: names
      .map((name, at) => [name, Math.ceil((amount - at) / names.length)] as const)
      .filter(([, share]) => share > 0)
      .map(([name, share]) => `${name}=${share}`)
      .toSorted()
      .join(' '),
  };
  return ways[way];
}
