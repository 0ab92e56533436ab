import type { ToldParseIssue } from './protocol.ts';

/** What was not understood, each with what is wrong with it; `put` takes what is offered for some words instead of them. */
export const showParseIssues = (
  place: Element,
  slips: readonly ToldParseIssue[],
  put?: (text: string, offer: string) => void,
): void =>
  place.replaceChildren(
    ...slips.map(({ says, text, offered }) => {
      const item = document.createElement('p');
      item.append(says);
      for (const offer of put === undefined ? [] : offered) {
        const button = document.createElement('button');
        button.type = 'button';
        button.append(offer);
        button.addEventListener('click', () => put?.(text, offer));
        item.append(' ', button);
      }
      return item;
    }),
  );
