import { expect, test } from 'vitest';
import { fromFragment, readLine, tableOf } from '#engine/sandbox';
import { loadCards } from '../library/cards.ts';
import { allScenarios, playingOf } from '../library/collections.ts';
import { ownBoards } from './ownBoards.ts';

const lexicon = { cards: loadCards(process.cwd()).cards, words: new Map<string, string>() };

const boardAt = (fragment: string) => {
  const line = fromFragment(fragment);
  if (!line.ok) throw new Error(fragment);
  return readLine(line.value, lexicon).board;
};

// Every board of every scenario is ruled on, which a machine that is shared may take minutes for.
test('a link that leaves nothing out leads to a board on which the same is done, and legal', async () => {
  let [whole, cast] = [0, 0];
  for (const { slug, editions } of await allScenarios()) {
    const edition = editions.at(-1);
    if (edition === undefined) continue;
    const playing = await playingOf(slug, edition);
    const own = await ownBoards(playing, playing.main);
    for (const [at, { fragment, leftOut }] of own.entries()) {
      if (leftOut.length > 0) continue;
      const board = boardAt(fragment);
      const { stopped } = tableOf(board, 'decision');
      expect({ slug, at, stopped }).toEqual({ slug, at, stopped: undefined });
      whole += 1;
      cast += board.acts.filter(({ kind }) => kind === 'cast' || kind === 'activate').length;
    }
  }
  expect(whole).toBeGreaterThan(100);
  expect(cast).toBeGreaterThan(0);
}, 300_000);
