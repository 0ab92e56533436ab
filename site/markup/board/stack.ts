import type { StackView } from '../../engine.ts';
import { stackItemOf } from '../../view/boardWords.ts';
import type { BoardTelling } from '../../view/tile.ts';
import { type Html, html } from '../html.ts';

export function stackHtml(
  stack: readonly StackView[],
  telling: Pick<BoardTelling, 'm' | 'n'>,
): Html {
  const itemHtml = (item: StackView): Html => {
    const { name, kind, on } = stackItemOf(item, telling);
    return html`
      <li>
        <b>${name}</b>
        <span>${kind}</span>
        ${on && html`<span>${on}</span>`}
      </li>
    `;
  };
  const { stack: title } = telling.m.chrome.board;
  return html`<div class="stack"><p>${title}</p><ol>${stack.map(itemHtml)}</ol></div>`;
}
