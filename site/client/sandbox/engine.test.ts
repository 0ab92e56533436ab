import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine } from './engine.ts';
import type { EnginePort } from './port.ts';

/** What stands in for a worker: `reply` tells whether it says anything. */
class Seat extends EventTarget implements EnginePort {
  isOver = false;
  readonly #reply: (id: number) => object | undefined;

  constructor(reply: (id: number) => object | undefined) {
    super();
    this.#reply = reply;
  }

  postMessage(message: object): void {
    const { id } = message as { readonly id: number };
    const data = this.#reply(id);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isOver = true;
  }
}

const answering = (): Seat => new Seat((id) => ({ id, told: `told ${id}` }));
const mute = (): Seat => new Seat(() => undefined);
const broken = (): Seat => {
  const seat = mute();
  queueMicrotask(() => seat.dispatchEvent(new Event('error')));
  return seat;
};

/** An engine that sits in one after the other of these, the last for ever. */
function engineIn(...seats: readonly (() => Seat)[]) {
  const taken: Seat[] = [];
  const engine = new Engine({ kind: 'begin', language: 'en', cards: '' }, () => {
    const seat = (seats[taken.length] ?? seats.at(-1) ?? mute)();
    taken.push(seat);
    return seat;
  });
  const ask = () =>
    engine.ask<'show'>({ kind: 'show', line: '', look: 'setup' }).then(
      () => 'told',
      (error: Error) => error.message,
    );
  return { ask, taken };
}

describe('where the engine can’t begin, whoever asks hears of it, and it begins anew when asked again:', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['its file can’t be had', broken, 0, 'not loaded'],
    ['it never answers', mute, 60_000, 'not begun'],
  ] as const)('%s', async (_, seat, wait, why) => {
    const { ask, taken } = engineIn(seat, answering);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(wait);
    expect(await asked).toBe(why);
    expect(taken.map(({ isOver }) => isOver)).toEqual([true]);
    expect(await ask()).toBe('told');
    expect(taken).toHaveLength(2);
  });

  test('one that has begun may think as long as it needs', async () => {
    let isSlow = false;
    const { ask, taken } = engineIn(
      () => new Seat((id) => (isSlow ? undefined : { id, told: '' })),
    );
    expect(await ask()).toBe('told');
    isSlow = true;
    void ask();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(taken.map(({ isOver }) => isOver)).toEqual([false]);
  });
});
