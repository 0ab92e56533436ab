import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBoard } from './readBoard.ts';

beforeEach(() => {
  vi.stubGlobal('Element', parseHTML('<html></html>').Element);
});

const tile = (tag: string, state: string, notes = ''): string =>
  `<div class="c ${state}"><b class="tag">${tag}</b><b class="nm">Bear</b><span class="pt">2/2</span>${notes}</div>`;

/** Two attackers and two who may block, with these lines between them. */
function boardWith(lines: string, notes: readonly [string, string] = ['', '']) {
  const { document } = parseHTML(`<div class="board">
    <p class="pl"><b>Ada</b> attacks <span class="num">20 life</span></p>
    <div class="field">
      <div class="row near" aria-label="Ada’s">${tile('A1', 'atk')}${tile('A2', 'atk')}</div>
      <svg class="combat-lines">${lines}</svg>
      <div class="row away" aria-label="Nil’s">${tile('N1', 'idle', notes[0])}${tile('N2', 'blk', notes[1])}</div>
    </div>
    <p class="pl"><b>Nil</b> defends <span class="num">20 life</span></p>
  </div>`);
  const board = document.querySelector('.board');
  if (board === null) throw new Error('there is a board');
  return readBoard(board);
}

test('what its page has crossed out, and what was only tried, is read as that', () => {
  const { lines } = boardWith(
    '<line class="no" x1="25%" x2="25%"></line><line class="tried" x1="25%" x2="75%"></line>' +
      '<line class="at tried" x1="75%" x2="75%"></line><line x1="75%" x2="25%"></line>',
  );
  expect(lines).toEqual([
    { kind: 'block', attacker: 'A1', blocker: 'N1', refused: 'atFault' },
    { kind: 'block', attacker: 'A1', blocker: 'N2', refused: 'tried' },
    { kind: 'attack', attacker: 'A2', target: 'Nil', refused: 'tried' },
    { kind: 'block', attacker: 'A2', blocker: 'N1', refused: undefined },
  ]);
});

test('an attack that a reader’s block hides is not read, nor what would be legal in its place', () => {
  const hidden = '<line class="at" x1="25%" x2="25%" hidden></line>';
  const own = '<g class="own"><line x1="25%" x2="75%"></line></g>';
  const offered = '<g class="own"><line class="legal" x1="75%" x2="25%"></line></g>';
  expect(boardWith(hidden + own + offered).lines).toEqual([
    { kind: 'block', attacker: 'A1', blocker: 'N2', refused: undefined },
  ]);
});

test('what a reader has declared is a creature’s state, and that they have declared nothing is none', () => {
  const { away } = boardWith('', [
    '<span class="st q-says">no block</span>',
    '<span class="st">1 damage</span><span class="st how">untapped</span><span class="st q-says">blocks A1</span>',
  ]);
  expect(away.creatures.map(({ damage, state }) => [damage, state])).toEqual([
    [undefined, undefined],
    ['1 damage', 'untapped, blocks A1'],
  ]);
});
