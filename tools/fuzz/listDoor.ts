import type { CardLookup } from '#engine';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import type { Door } from './door.ts';
import { machineIn } from './door.ts';
import { linesIn } from './lineFrom.ts';
import { listFrom } from './listFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';

/** Lists of cards and decks, as they are put into the page's field for one side. */
export async function listDoor(root: string, cards: CardLookup): Promise<Door> {
  const page = await pageDoor('en', { cards, unplayed: loadNotYet(root) });
  const names = [...cards.values()].flatMap((card) => Object.values(card.names));
  const items = linesIn(root, 'en').flatMap((line) => line.split(/; | \+ |: /));
  return {
    textFrom: (seed) => listFrom(randomFrom(seed), names, items),
    // What is added is on the board, whole.
    faultsOf: async (text, call) => {
      const told = await page.added(text, call);
      if (told.kind === 'slips')
        return told.slips.flatMap(({ says }) => machineIn(says, text)).slice(0, 1);
      const left = told.shown.slips.map(({ says }) => `is refused once it is added: ${says}`);
      return [...left.slice(0, 1), ...faultsOfView(told.shown, text)];
    },
  };
}
