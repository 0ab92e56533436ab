import { NEWEST_EDITION } from '../citation/editions.ts';
import { STARTING_LIFE } from '../scenario/newcomer.ts';
import { cardsOf, type PlayerSetup } from '../scenario/scenario.ts';
import { givenName, type ObjectId } from '../vocabulary/ids.ts';
import type { Board, Unread } from './board.ts';
import { usableIn } from './namesOnBoard.ts';
import { tagsOf } from './tags.ts';
import { trialOn } from './tried.ts';
import { writeActs } from './writeActs.ts';
import { writeCard, writeItems, writePermanent } from './writeItem.ts';
import { ZONES } from './zones.ts';

/**
 * A board as one line of text, by ids and codes: the same board, the same line. What a line can’t say of it is left
 * out; `sayable` tells what that is.
 */
export const writeLine = (board: Board): string =>
  `${writeSections(board).join('; ')}${trialOn(board) === undefined ? '' : '?'}`;

/** The same, what stands between its semicolons apart. */
export function writeSections({ setup, acts, unread = [], ...rules }: Board): readonly string[] {
  const { players, permanents } = setup;
  const tags = tagsOf(permanents);
  const items = (player: PlayerSetup): readonly string[] =>
    permanents
      .filter(({ controller }) => controller === player.id)
      .map((permanent) => writePermanent(permanent, tags));
  const unreadOf = (about: Unread['about']): readonly string[] =>
    unread.flatMap((one) => (one.about === about && one.text !== '' ? [one.text] : []));
  return [
    ...rulesOf(rules),
    ...players.flatMap((player) => [
      section(headOf(player), items(player)),
      ...ZONES.flatMap((zone) =>
        player[zone].length === 0
          ? []
          : [section(`${player.id} ${zone}`, player[zone].map(writeCard))],
      ),
    ]),
    ...unreadOf('board'),
    ...writeActs(acts, {
      tag: (id) => tags.get(id) ?? tags.get(givenName(id)) ?? givenName(id),
      controller: (id) => permanents.find((one) => one.id === id)?.controller,
      usable: (id) => usableIn(id, { permanents, cards: players.flatMap(cardsOf) }),
      cast: (id, player) =>
        hasNamesake(
          id,
          players.find((one) => one.id === player),
        )
          ? `${id}-1`
          : id,
    }),
    ...unreadOf('acts'),
  ];
}

/** What names the newest stays with it: another will be. */
const rulesOf = ({ edition, namesEdition }: Pick<Board, 'edition' | 'namesEdition'>) =>
  edition === NEWEST_EDITION && !namesEdition ? [] : [`rules ${edition}`];

/** Another’s card would be taken for the player’s own of the same name, but for its number. */
const hasNamesake = (id: ObjectId, player: PlayerSetup | undefined): boolean =>
  ZONES.flatMap((zone) => player?.[zone] ?? []).some(
    (own) => own.id.startsWith(`${id}-`) && /^\d+$/.test(own.id.slice(id.length + 1)),
  ) && !ZONES.some((zone) => player?.[zone].some((own) => own.id === id));

const section = (head: string, items: readonly string[]): string =>
  items.length === 0 ? `${head}:` : `${head}: ${writeItems(items)}`;

function headOf({ id, life, poison, mana, handSize, hand, ...player }: PlayerSetup): string {
  const { graveyardSize, graveyard, monarch } = player;
  return [
    id,
    ...(life === STARTING_LIFE ? [] : [`${life} life`]),
    ...(poison === 0 ? [] : [`${poison} poison`]),
    ...(mana === undefined ? [] : [mana === '' ? 'no mana' : `mana ${mana}`]),
    ...(handSize === hand.length ? [] : [`hand ${handSize}`]),
    ...(graveyardSize === graveyard.length ? [] : [`graveyard ${graveyardSize}`]),
    ...(monarch === true ? ['monarch'] : []),
  ].join(', ');
}
