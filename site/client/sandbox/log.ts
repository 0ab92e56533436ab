// What has happened on a board, as a scoresheet.
import type { EditionId, Replay } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import { boardHtml } from '../../markup/board/board.ts';
import { attributes, type Html, html } from '../../markup/html.ts';
import { sheetHtml } from '../../markup/sheet/sheet.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { entriesOf } from '../../view/entries.ts';
import type { Words } from './wordsIn.ts';

interface Telling extends Words {
  readonly n: Naming;
  readonly edition: EditionId;
}

/** Folded away as long as there is something to decide. */
export function logHtml(
  replay: Replay,
  { m, n, edition, words }: Telling,
  state: 'open' | 'folded',
): Html | undefined {
  if (replay.frames.length === 0) return undefined;
  const telling = { m, n, edition };
  const abilitiesOf = abilityLinesIn(m);
  const sheet = sheetHtml(
    {
      entries: entriesOf(replay, telling),
      label: words.log,
      boardOf: (entry) => boardHtml(entry.board, { m, n, abilitiesOf }, entry),
    },
    telling,
  );
  return html`
    <details${attributes({ class: 'row-fold', id: 'log', open: state === 'open' })}>
      <summary><h2>${words.log}</h2></summary>
      <div class="fold">${sheet}</div>
    </details>
  `;
}
