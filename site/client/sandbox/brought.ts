// What was read of a text that another program wrote, told in place.
import type { SandboxView } from './protocol.ts';

/** Beside the field that has the focus, or where things are put in; what was told of before is gone with its board. */
export function tellBrought(page: Element, { brought }: Pick<SandboxView, 'brought'>): void {
  page.querySelector('.brought')?.remove();
  if (brought === undefined) return;
  const said = document.createElement('div');
  said.className = 'brought';
  const whole = document.createElement('div');
  whole.append(brought.says);
  said.append(whole);
  if (brought.pieces.length > 0) said.append(listOf(brought));
  const place =
    page.querySelector('.line:focus-within .slips') ?? page.querySelector('.entry .slips');
  place?.append(said);
}

function listOf({ unread, pieces }: NonNullable<SandboxView['brought']>): HTMLElement {
  const list = document.createElement('ul');
  list.append(
    ...pieces.map((piece) => {
      const item = document.createElement('li');
      item.append(piece);
      return item;
    }),
  );
  if (pieces.length > MOST_OPEN) list.tabIndex = 0;
  const summary = document.createElement('summary');
  summary.append(unread);
  const fold = document.createElement('details');
  fold.open = pieces.length <= MOST_OPEN;
  fold.append(summary, list);
  return fold;
}

/** More would push the board out of sight, and scroll in their place. */
const MOST_OPEN = 2;
