import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { onTrouble } from '../library/trouble.ts';

/** A Vite plugin that lays what does not hold of the library over every page that is open while it is written. */
export const troubleOnPage = (root: string): Plugin => ({
  name: 'rule-509:trouble-on-page',
  apply: 'serve',
  configureServer: ({ ws }) => {
    let shown: ErrorPayload | undefined;
    onTrouble((problems) => {
      const [first] = problems;
      const isMended = shown !== undefined && first === undefined;
      shown = first === undefined ? undefined : payloadOf(root, first, problems);
      if (shown !== undefined) ws.send(shown);
      if (isMended) ws.send({ type: 'full-reload' });
    });
    // A page that is opened, or loaded anew, while something is wrong.
    ws.on('connection', () => {
      if (shown !== undefined) ws.send(shown);
    });
  },
});

/** `scenarios/…/scenario.yaml:3:5: …` */
const PLACED = /^(\S+?):(\d+):(\d+): /;

/** As Astro's overlay takes it: the message is HTML, and below it stands the file with its line marked. */
function payloadOf(root: string, first: string, problems: readonly string[]): ErrorPayload {
  const [, path = '', line = '1', column = '1'] = PLACED.exec(first) ?? [];
  const file = join(root, path);
  const place = { file, line: Number(line), column: Number(column) };
  const err = {
    name: 'Scenario',
    title: 'A scenario does not hold',
    message: problems.map(escaped).join('<br>'),
    stack: problems.join('\n'),
    plugin: 'scenarios',
  };
  return path === '' || !existsSync(file)
    ? { type: 'error', err }
    : { type: 'error', err: { ...err, id: file, loc: place, highlightedCode: marked(place) } };
}

function marked({ file, line }: { readonly file: string; readonly line: number }): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => {
      const isWrong = at + 1 === line;
      return `<span class="line${isWrong ? ' error-line' : ''}">${escaped(text)}</span>`;
    });
  return `<pre><code>${lines.join('\n')}</code></pre>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
