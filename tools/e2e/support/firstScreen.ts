import type { Page } from '@playwright/test';

/**
 * What is wrong with a scenario's page as it was just opened: what tells of its answers before that is wanted, and what of
 * title, board and question is not on the first screen, in this window and in another, in which it is left.
 */
export async function troublesAtFirst(
  page: Page,
  other: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  const { compared, told } = await page.evaluate(tellingWords);
  const unseen = await page.evaluate(unseenAtFirst);
  await page.setViewportSize(other);
  const unseenThen = await page.evaluate(unseenAtFirst);
  return [
    ...(compared > 1 ? [] : ['nothing to be told is there']),
    ...told.map((text) => `tells “${text}” before it is wanted`),
    ...unseen.map((part) => `${part} is not on the first screen`),
    ...unseenThen.map((part) => `${part} is not on the first screen, ${other.width} wide`),
  ];
}

/** In the page. */
function unseenAtFirst(): readonly string[] {
  const bottomOf = (selector: string): number =>
    [...document.querySelectorAll(selector)]
      .find((one) => one.checkVisibility())
      ?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  return ['h1', '#ask .go', '#ask .q-text'].filter((part) => bottomOf(part) > innerHeight);
}

/** In the page: the verdict, and the sentences that answers end with, that stand in what is to be seen of it. */
function tellingWords(): { readonly compared: number; readonly told: readonly string[] } {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const shown = plain([document.title, description, document.body.innerText].join(' '));
  const kept = document.querySelectorAll('#ruling .ruling, .q-answer :is(.q-reason, .q-turn)');
  const told = [...kept].map(({ textContent }) => plain(textContent)).filter((text) => text !== '');
  return { compared: told.length, told: told.filter((text) => shown.includes(text)) };
}
