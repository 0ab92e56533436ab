import type { CardLookup } from '#engine';
import { linkIn, toFragment } from '#engine/sandbox';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import type { Door } from './door.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';
import { spoiledLink } from './spoiledLink.ts';

/** Links to boards as mails, chats and people leave them, wherever a board is looked for in one. */
export async function linkDoor(root: string, cards: CardLookup): Promise<Door> {
  const page = await pageDoor('en', { cards, unplayed: loadNotYet(root) });
  const written = linesIn(root, 'en');
  return {
    textFrom: (seed) => {
      const random = randomFrom(seed);
      const line = lineFrom(seed, written);
      return JSON.stringify({ line, text: spoiledLink(random, `#${toFragment(line)}`) });
    },
    // What a link says is the line that it was made of, or nothing.
    faultsOf: async (text, call) => {
      const { line, text: link }: { readonly line: string; readonly text: string } =
        JSON.parse(text);
      const read = await call('reading a link', () => linkIn(link));
      const shown = await page.shown(link, 'play', call);
      const isOther = read?.ok === true && read.value !== line.toWellFormed();
      return [
        ...(isOther ? [`leads to another line: ${read.value}`] : []),
        ...(shown.isBroken === (read?.ok === false) ? [] : ['page takes it: or not, a link']),
        ...(shown.isBroken ? [] : faultsOfView(shown, `${line} ${link}`)),
      ];
    },
  };
}
