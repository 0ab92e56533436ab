import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toFragment } from '#engine/sandbox';
import { loadCards } from '../../library/cards.ts';
import { hand } from '../sandbox/answering.ts';
import type { EnginePort } from '../sandbox/port.ts';
import type { KnownCards, WorkerRequest } from '../sandbox/protocol.ts';
import { ownBoardsIn } from './ownBoards.ts';

interface Message {
  readonly id: number;
  readonly asked: WorkerRequest;
}

/** The engine, without a worker: one thing after the other, as it is asked. */
class Seat extends EventTarget implements EnginePort {
  #turn: Promise<unknown> = Promise.resolve();

  postMessage(message: object): void {
    const { id, asked }: Message = JSON.parse(JSON.stringify(message));
    this.#turn = this.#turn
      .then(() => hand(asked))
      .then((told) => this.dispatchEvent(new MessageEvent('message', { data: { id, told } })));
  }

  terminate(): void {}
}

vi.mock('../sandbox/port.ts', () => ({ inWorker: () => new Seat() }));

// What a page has as its script begins.
vi.hoisted(() => {
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' }, addEventListener: () => {} },
  });
});

const LINE = 'Ada: 3/2 menace; Nil: 2x 2/2; A1 -> Nil';

beforeEach(() => {
  const known: KnownCards = {
    cards: [...loadCards(process.cwd()).cards.values()],
    unplayed: [],
    words: [],
  };
  const { DOMParser } = parseHTML('<html></html>');
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('location', new URL('https://site.example/practice/make/'));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(known)));
});

const read = (text: string) => ownBoardsIn(text, '/sandbox/');

describe('of what is pasted', () => {
  test('a line is the same board as its link', async () => {
    const link = `https://elsewhere.example/sandbox/#${toFragment(LINE)}`;
    const ofLink = await read(link);
    expect(ofLink.items).toHaveLength(1);
    expect(await read(LINE)).toEqual(ofLink);
    // As somebody types it, it is written as the page of such boards writes it.
    expect(await read('Ada: 3/2 Menace; Nil: 2/2 + 2/2; A1 → Nil')).toEqual(
      await read('Ada: 3/2 menace; Nil: 2x 2/2; A1 -> Nil'),
    );
  });

  test('a line keeps the rules that it names', async () => {
    const { items } = await read(`Rules 2013-02-01; ${LINE}`);
    expect(items.map(({ at }) => at)).toEqual([expect.stringContaining('2013-02-01')]);
  });

  test('what is no board says why, and the others are there', async () => {
    const { items, problems } = await read(
      [
        'hello',
        'https://elsewhere.example/sandbox/',
        'Ada: 2/2 whatever; Nil: 1/1',
        'Ada: 2/2; Nil: 1/1; A1 -> Nil; no block',
        LINE,
      ].join('\n'),
    );
    expect(items).toHaveLength(1);
    expect(problems).toEqual([
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'unread', says: expect.stringContaining('whatever') },
      { kind: 'nothing', line: expect.stringContaining('no block') },
    ]);
  });
});
