import type { PermanentSetup } from '../scenario/scenario.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import type { Board } from './board.ts';
import { itemsIn } from './itemsIn.ts';
import type { Lexicon } from './lexicon.ts';
import { MOST } from './mostOfOne.ts';
import { namesOn } from './namesOnBoard.ts';
import { normalized } from './normalized.ts';
import { type Slip, slipIn } from './parseIssue.ts';
import { type Entry, readItem } from './readItem.ts';
import { standingOf, withNamed } from './standingOf.ts';
import { writeThing } from './writeThing.ts';

/** A permanent that is not on a board yet: nobody controls it, and it has no id. */
export type Item = Omit<PermanentSetup, 'id' | 'controller'>;

/** What a piece of the text was taken for. */
export interface Understood {
  readonly at: number;
  readonly text: string;
  readonly times: number;
  /** In the line’s own words, without how it stands: `1/1 spirit flying`, or a card’s id. */
  readonly thing: string;
  readonly card?: CardId;
}

export interface ItemsRead {
  readonly items: readonly Item[];
  readonly slips: readonly Slip[];
  readonly understood: readonly Understood[];
}

/**
 * Items for one side as typed into a field: `4x 1/1 spirit flying`, several by ` + ` or by lines, or a list of cards.
 * What they name by tags (`on A1`) is looked for on the board, if there is one. What is not wholly understood is among
 * them, with the words that were typed for its name.
 */
export function readItems(pasted: string, lexicon: Lexicon, board?: Board): ItemsRead {
  const text = normalized(pasted);
  const { players = [], permanents = [] } = board?.setup ?? {};
  const names = namesOn(
    players.map(({ id }) => id),
    permanents,
  );
  const entries = itemsIn({ text, at: 0 }, lexicon).map((span) =>
    withNamed(readItem(span, lexicon), names),
  );
  const items = entries.flatMap((entry): readonly Item[] =>
    timesOver(entry.times, standingOf(entry, names)),
  );
  const many = { at: 0, text: String(items.length) };
  return {
    items: items.slice(0, MOST),
    slips: [
      ...entries.flatMap(({ slips }) => slips),
      ...(items.length > MOST ? [slipIn('tooMany', many)] : []),
    ],
    understood: entries.map(understood),
  };
}

function understood({ span, times, characteristics }: Entry): Understood {
  const { name } = characteristics;
  return {
    at: span.at,
    text: span.text,
    times,
    thing: writeThing(characteristics),
    ...(name.kind === 'card' ? { card: name.card } : {}),
  };
}
