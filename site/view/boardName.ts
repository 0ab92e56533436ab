import type { BoardSide, ObjectId } from '../engine.ts';
import type { CalledWords } from '../i18n/chrome.ts';
import type { Naming } from '../i18n/naming.ts';

/** What a board is called with. */
export interface BoardCalling {
  readonly n: Pick<Naming, 'plain' | 'list'>;
  readonly called: CalledWords;
}

/** How much of a board its name tells: of each side the first few, or all. */
export type NameLength = 'short' | 'whole';

/**
 * What a board is called: what lies there, side against side, and nothing that comes of it. So many of each side are named
 * as a title can hold.
 */
export function boardName(
  sides: readonly BoardSide[],
  calling: BoardCalling,
  length: NameLength = 'short',
): string {
  const said = sides
    .filter(({ objects }) => objects.length > 0)
    .map((side) => sideName(side, calling, length));
  const [first = '', ...others] = said;
  return others.length === 0 ? first : calling.called.against(first, others.join(' / '));
}

const NAMED = 3;

function sideName({ objects }: BoardSide, calling: BoardCalling, length: NameLength): string {
  const { n, called } = calling;
  const names = [
    ...Map.groupBy(
      objects.map((one) => objectName(one, calling)),
      (name) => name,
    ),
  ].map(([name, { length: times }]) => ({
    text: times === 1 ? name : called.times(name, times),
    times,
  }));
  const most = length === 'whole' || names.length === NAMED + 1 ? names.length : NAMED;
  const more = names.slice(most).reduce((sum, { times }) => sum + times, 0);
  return n.list([
    ...names.slice(0, most).map(({ text }) => text),
    ...(more > 0 ? [called.more(more)] : []),
  ]);
}

const objectName = (
  { id, attached }: BoardSide['objects'][number],
  { n, called }: BoardCalling,
): string => {
  const name = bare(n, id);
  return attached.length === 0
    ? name
    : called.with(name, n.list(attached.map((one) => bare(n, one))));
};

/** Without the title behind a proper name, whose comma would part the list. */
const bare = (n: BoardCalling['n'], id: ObjectId): string => n.plain(id).split(', ')[0] ?? '';
