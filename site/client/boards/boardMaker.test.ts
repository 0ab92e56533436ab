import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnginePort } from '../sandbox/port.ts';
import { BoardMaker } from './boardMaker.ts';
import type { BoardMessage } from './boardRequests.ts';

/** Stands in for a worker: what it says is up to the test. */
class Seat extends EventTarget implements EnginePort {
  readonly asked: number[] = [];
  isEnded = false;

  postMessage(message: object): void {
    if ('id' in message) this.asked.push(Number(message.id));
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: BoardMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let seats: Seat[] = [];
const maker = (): BoardMaker =>
  new BoardMaker(() => {
    const seat = new Seat();
    seats.push(seat);
    return seat;
  });
const begin = { kind: 'begin', page: '/practice/boards/', language: 'en' } as const;
const seatAt = (at: number): Seat => {
  const seat = seats[at];
  if (seat === undefined) throw new Error('no worker has begun');
  return seat;
};

beforeEach(() => {
  seats = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one worker answers whatever is asked, in whatever order', async () => {
  const one = maker();
  const [first, second] = [one.ask(begin), one.ask(begin)];
  const seat = seatAt(0);
  const [a = 0, b = 0] = seat.asked;
  seat.say({ kind: 'here' });
  seat.say({ kind: 'told', id: b, told: 'second' });
  seat.say({ kind: 'told', id: a, told: 'first' });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(seats).toHaveLength(1);
});

test('a worker that can’t be loaded, or dies, fails whoever waits, and another begins when it is asked again', async () => {
  const one = maker();
  const waiting = [one.ask(begin), one.ask(begin)];
  seatAt(0).dispatchEvent(new Event('error', { cancelable: true }));
  for (const one of waiting) await expect(one).rejects.toThrow('not loaded');
  expect(seatAt(0).isEnded).toBe(true);
  const again = one.ask(begin);
  const [asked = 0] = seatAt(1).asked;
  seatAt(1).say({ kind: 'told', id: asked, told: undefined });
  await again;
});

test.each([
  ['is never there', () => {}],
  ['never answers', () => seatAt(0).say({ kind: 'here' })],
])('a worker that %s has failed after a while', async (_, act) => {
  const waiting = maker().ask(begin);
  const failed = expect(waiting).rejects.toThrow();
  act();
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(seatAt(0).isEnded).toBe(true);
});

test('what a worker could not load is asked of another, once nobody waits for the first', async () => {
  const one = maker();
  const [fails, waits] = [one.ask(begin), one.ask(begin)];
  const failed = expect(fails).rejects.toThrow('no pieces');
  const [first = 0] = seatAt(0).asked;
  seatAt(0).say({ kind: 'failed', id: first, why: 'no pieces' });
  await failed;
  const still = one.ask(begin);
  expect(seats).toHaveLength(1);
  for (const id of seatAt(0).asked.slice(1)) seatAt(0).say({ kind: 'told', id, told: undefined });
  await Promise.all([waits, still]);
  void one.ask(begin).catch(() => {});
  expect(seats).toHaveLength(2);
  expect(seatAt(0).isEnded).toBe(true);
});

test('a page without workers is told so as any that fails', async () => {
  const refused = new BoardMaker(() => {
    throw new DOMException('no origin', 'SecurityError');
  });
  await expect(refused.ask(begin)).rejects.toThrow('no origin');
});
