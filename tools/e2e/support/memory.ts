import type { Page } from '@playwright/test';
import type { Answer } from '../../../site/client/memory/answer.ts';

/** What the browser's base is called. */
const BASE = 'rule-509';
const DAY = 86_400_000;

/** An answer at the first try, some days ago. */
export const daysAgo = (days: number, more: Partial<Answer> = {}): Answer => ({
  id: `some-${days}-${more.item?.replaceAll(/\W+/g, '-').slice(-40) ?? 'item'}`,
  when: Date.now() - days * DAY,
  item: '/scenarios/menace-forced-block/#q-block',
  right: true,
  try: 1,
  mistakes: [],
  ...more,
});

/** All answers in the base, which is not made by looking at it; those that can't be read as well. */
export const logIn = (page: Page): Promise<readonly Answer[]> =>
  page.evaluate(async (name) => {
    const bases = await indexedDB.databases();
    if (!bases.some((base) => base.name === name)) return [];
    return new Promise<readonly Answer[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result);
        };
      };
    });
  }, BASE);

/** Puts answers, or what is none, into the base, as if they had been given. */
export const putIn = (page: Page, answers: readonly unknown[]): Promise<void> =>
  page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () =>
          void opening.result.createObjectStore('answers', { keyPath: 'id' });
        opening.onsuccess = () => {
          const base = opening.result;
          const writing = base.transaction('answers', 'readwrite');
          for (const one of all) writing.objectStore('answers').put(one);
          writing.oncomplete = () => {
            base.close();
            resolve();
          };
        };
      }),
    [BASE, answers] as const,
  );

/** Makes a base of another version or form. */
export const makeBase = (page: Page, version: number, store: string): Promise<void> =>
  page.evaluate(
    ([name, number, made]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, number);
        opening.onerror = () => reject(opening.error);
        opening.onblocked = () => reject(new Error('another tab stands in the way'));
        opening.onupgradeneeded = () => {
          const { objectStoreNames } = opening.result;
          if (!objectStoreNames.contains(made)) opening.result.createObjectStore(made);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [BASE, version, store] as const,
  );

/** What waits in the plain store until it can be added. */
export const waitingIn = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer ')).length);

/** The question that is asked says that it was answered, as it does after a mark. */
export const tellAnswered = (page: Page, right: boolean, times = 1): Promise<void> =>
  page
    .locator('.q.now r509-question')
    .first()
    .evaluate(
      (question, [isRight, count]) => {
        const detail = { right: isRight };
        for (let k = 0; k < count; k += 1)
          question.dispatchEvent(new CustomEvent('answered', { bubbles: true, detail }));
      },
      [right, times] as const,
    );
