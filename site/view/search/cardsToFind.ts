import { cardId } from '../../engine.ts';
import type { Messages } from '../../i18n/messages.ts';
import { printedName } from '../naming.ts';
import { boardsToFind } from './boardsToFind.ts';
import type { PageToFind } from './pageToFind.ts';

/** Each card on our boards: it leads to the first board that has it, and its name finds all others. */
export async function cardsToFind(m: Messages): Promise<readonly PageToFind[]> {
  const uses = (await boardsToFind()).flatMap(({ page, cards }) =>
    Object.entries(cards).map(([card, names]) => ({ card, names, page })),
  );
  return [...Map.groupBy(uses, ({ card }) => card)].flatMap(([card, all]) => {
    const [first] = all;
    if (first === undefined) return [];
    const name = printedName(cardId(card), first.names, m.language);
    return [
      {
        kind: 'card' as const,
        page: first.page,
        name,
        line: m.chrome.search.cardOnBoards.replace('{n}', `${all.length}`),
        also: name === first.names.en ? '' : first.names.en,
        text: '',
      },
    ];
  });
}
