import type { ToldParseIssue } from './protocol.ts';

/** What was not understood, each with what is wrong with it. */
export const showParseIssues = (place: Element, slips: readonly ToldParseIssue[]): void =>
  place.replaceChildren(
    ...slips.map(({ says }) => {
      const item = document.createElement('p');
      item.textContent = says;
      return item;
    }),
  );
