import type { CardSetup, PermanentSetup } from '../scenario/scenario.ts';
import type { Board } from './board.ts';
import { deepEqual } from './deepEqual.ts';
import type { Lexicon } from './lexicon.ts';
import { readLine } from './readLine.ts';
import { tagsOf } from './tags.ts';
import { withIds } from './withIds.ts';
import { writeLine } from './writeLine.ts';
import { ZONES } from './zones.ts';

/** Something of a game that a line does not say. */
export interface Lost {
  readonly kind: LostKind;
  /** The tag of the permanent that it is about. */
  readonly permanent?: string;
}

export type LostKind =
  /** It is not what its card says, or has an ability for which a line has no words. */
  | 'characteristics'
  /** How it stands, or whom it names. */
  | 'standing'
  | 'player'
  | 'cards'
  | 'acts'
  | 'playerGone'
  | 'owner'
  | 'otherFace'
  | 'effect'
  | 'attackingUndeclared'
  | 'stack'
  | 'triggers'
  | 'shields'
  | 'phasedOut'
  | 'laterStep'
  | 'skips';

/** The board as a line says it, which is what whoever reads the line has, and what of it is lost so. */
export function sayable(
  board: Board,
  lexicon: Lexicon,
): { readonly board: Board; readonly lost: readonly Lost[] } {
  const meant = withIds(board);
  const { board: said } = readLine(writeLine(meant), lexicon);
  const tags = tagsOf(meant.setup.permanents);
  const permanents = meant.setup.permanents.flatMap((permanent, index) =>
    lostOf(permanent, said.setup.permanents[index]).map(
      (kind): Lost => ({ kind, permanent: tags.get(permanent.id) ?? permanent.id }),
    ),
  );
  return {
    board: said,
    lost: [...permanents, ...lostOfPlayers(meant, said), ...lostOfActs(meant, said)],
  };
}

function lostOf(meant: PermanentSetup, said: PermanentSetup | undefined): readonly LostKind[] {
  const { characteristics, id: _, ...standing } = meant;
  const { characteristics: saidToBe, id: __, ...stands } = said ?? {};
  return [
    ...(deepEqual(characteristics, saidToBe) ? [] : (['characteristics'] as const)),
    ...(deepEqual(standing, stands) ? [] : (['standing'] as const)),
  ];
}

const lostOfPlayers = ({ setup }: Board, said: Board): readonly Lost[] =>
  setup.players.flatMap((player, index): readonly Lost[] => {
    const { hand, graveyard, exile, ...numbers } = player;
    const other = said.setup.players[index];
    if (other === undefined) return [{ kind: 'player' }];
    const { hand: _, graveyard: __, exile: ___, ...saidNumbers } = other;
    const isWhole = ZONES.every((zone) => deepEqual(asTold(player[zone]), asTold(other[zone])));
    return [
      ...(deepEqual(numbers, saidNumbers) ? [] : [{ kind: 'player' } as const]),
      ...(isWhole ? [] : [{ kind: 'cards' } as const]),
    ];
  });

const asTold = (cards: readonly CardSetup[]) => cards.map(({ id: _, ...card }) => card);

const lostOfActs = ({ acts }: Board, said: Board): readonly Lost[] =>
  deepEqual(acts, said.acts) ? [] : [{ kind: 'acts' }];
