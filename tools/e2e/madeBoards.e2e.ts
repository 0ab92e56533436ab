// What makes boards beside a page has less of the engine than there is: it makes the same boards all the same, and marks them
// the same.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AIMS, generatorFor } from '#engine/boards';
import { generatePlayed } from '#engine/played';
import { loadPieces } from '../../site/library/pieces.ts';
import { expect, test } from './support/test.ts';

const worker = readdirSync('dist/_astro').find((file) => /^boardWorker\.[\w-]+\.js$/.test(file));
const { patterns } = loadPieces(process.cwd());
const SEED = '1';

test('each aim gives the board, and what is right, that it gives anywhere', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const aims = [...AIMS].map(([name, aim]) => ({
    name: `${generatorFor(aim)}-${name}-s${SEED}`,
    right:
      aim.on === 'play' ? rightIn(generatePlayed(patterns, name, aim, SEED)) : expect.anything(),
  }));
  await page.goto('/words/');
  const made = await madeBeside(
    page,
    `${baseURL}/practice/boards/`,
    aims.map(({ name }) => name),
  );
  expect(made.map(markedIn)).toEqual(aims.map(({ right }) => right));
});

/** What marks an answer: the places of the options that are right, from 0, or what is so. */
function rightIn(board: ReturnType<typeof generatePlayed>): unknown {
  const { answer } = board ?? {};
  switch (answer?.kind) {
    case 'pick':
      return { right: answer.options.flatMap((one, at) => (one.right ? [at] : [])) };
    case 'number':
    case 'yesNo':
      return { value: answer.value };
    default:
      return answer === undefined ? 'no board' : expect.anything();
  }
}

function markedIn(told: unknown): unknown {
  const markup =
    typeof told === 'object' && told !== null && 'markup' in told ? `${told.markup}` : '';
  const [, text] = /data-marking="([^"]*)"/.exec(markup) ?? [];
  if (text === undefined) return told;
  const marking = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  if (marking.kind === 'pick') return { right: marking.right };
  return 'value' in marking ? { value: marking.value } : marking;
}

/** The boards of these names, as the worker of the page draws them, or why it can’t. */
const madeBeside = (
  page: Page,
  from: string,
  names: readonly string[],
): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([script, at, wanted]) => {
      const maker = new Worker(script, { type: 'module' });
      const told = new Map<number, unknown>();
      const isHere = Promise.withResolvers<void>();
      const areMade = Promise.withResolvers<void>();
      maker.addEventListener('message', ({ data }) => {
        if (data.kind === 'here') return isHere.resolve();
        told.set(data.id, data.kind === 'told' ? data.told : data.why);
        if (told.size === wanted.length) areMade.resolve();
      });
      await isHere.promise;
      for (const [id, name] of wanted.entries())
        maker.postMessage({ id, asked: { kind: 'draw', page: at, language: 'en', name } });
      await areMade.promise;
      return wanted.map((_, id) => told.get(id));
    },
    [`/_astro/${worker}`, from, names] as const,
  );
