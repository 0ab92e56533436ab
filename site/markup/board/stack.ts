import type { StackView } from '../../engine.ts';
import type { BoardTelling } from '../../view/tile.ts';
import { type Html, html } from '../html.ts';

export function stackHtml(
  stack: readonly StackView[],
  { m, n }: Pick<BoardTelling, 'm' | 'n'>,
): Html {
  const words = m.chrome.board;
  const nameOf = ({ kind, id, source }: StackView): string | undefined =>
    kind === 'combatDamage' ? undefined : n.label(kind === 'spell' ? id : source);
  const itemHtml = (item: StackView): Html => html`
    <li>
      <b>${nameOf(item)}</b>
      <span>${words.stackKinds[item.kind]}</span>
      ${item.targets.length > 0 && html`<span>${words.onTarget(n.list(item.targets.map(n.target)))}</span>`}
    </li>
  `;
  return html`<div class="stack"><p>${words.stack}</p><ol>${stack.map(itemHtml)}</ol></div>`;
}
