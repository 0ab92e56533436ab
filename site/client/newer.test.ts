import { expect, test } from 'vitest';
import { whenWaiting } from './newer.ts';

class Worker extends EventTarget {}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;

  /** A newer version is found, and fetched. */
  find(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** It is all there, and waits. */
  install(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }

  /** It takes over. */
  activate(worker: Worker): void {
    this.waiting = null;
    worker.dispatchEvent(new Event('statechange'));
  }
}

function heard(registration: Registration): () => number {
  let times = 0;
  whenWaiting(registration, () => {
    times += 1;
  });
  return () => times;
}

test.each(['found', 'on its way', 'waiting'] as const)(
  'a version that is %s as somebody begins to listen is told once it waits',
  (when) => {
    const registration = new Registration();
    const before = when === 'found' ? undefined : registration.find();
    if (before && when === 'waiting') registration.install(before);
    const times = heard(registration);
    const worker = before ?? registration.find();
    if (when !== 'waiting') registration.install(worker);
    expect(times()).toBe(1);
    registration.activate(worker);
    expect(times()).toBe(1);
  },
);

test('nothing is told where there is nothing newer', () => {
  expect(heard(new Registration())()).toBe(0);
});
