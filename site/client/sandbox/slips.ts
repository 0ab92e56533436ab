import type { SlipTold } from './talk.ts';

/** What was not understood, each with what is wrong with it. */
export const showSlips = (place: Element, slips: readonly SlipTold[]): void =>
  place.replaceChildren(
    ...slips.map(({ says }) => {
      const item = document.createElement('p');
      item.textContent = says;
      return item;
    }),
  );
