import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AIMS, type Aim, generate, type Made } from '#engine/boards';
import { messagesIn } from '../../i18n/index.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import { loadPieces } from '../../library/pieces.ts';
import { piecesInWords } from '../../questions/made/pieces.ts';
import type { Marking, RuledMarking } from '../../questions/marking.ts';
import { isBesideMistaken } from '../../questions/rulings/beside.ts';
import { RULINGS } from '../../questions/rulings/index.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import { bentBy } from '../../questions/rulings/near.ts';
import { isRight } from '../../questions/script/mark.ts';
import { drawnBoard } from './drawn.ts';

const page = 'https://a.test/practice/boards/';
const stock = loadPieces(process.cwd());

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(await piecesInWords(messagesIn('en'))));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const rule = <K extends RuledKind>(marking: RuledMarking<K>, entries: Entries) =>
  RULINGS[marking.kind](marking, entries);

type Ruled = Extract<Marking, { readonly kind: RuledKind }>;

/** A board on which a mistake declares or divides otherwise: what is meant by it. */
interface Meant {
  readonly choices: Entries;
  readonly truth: Ruled;
  readonly bent: Ruled;
  readonly meant: Entries;
}

/** All of them, of two boards for each aim. */
async function meantByMistakes(): Promise<readonly Meant[]> {
  const found = [...AIMS].flatMap(([name, aim]) =>
    ['1', '2'].map((seed) => onBoard(name, aim, seed)),
  );
  return (await Promise.all(found)).flat();
}

async function onBoard(name: string, aim: Aim, seed: string): Promise<readonly Meant[]> {
  const made = aim.on === 'play' ? undefined : generate(stock.pieces, name, aim, seed);
  if (made === undefined || !['attack', 'block', 'division'].includes(made.answer.kind)) return [];
  const drawn = await drawnBoard({
    kind: 'draw',
    page,
    language: 'en',
    name: `2-${name}-s${seed}`,
  });
  const truth = markingIn(drawn.markup);
  return made.misreadings.flatMap(({ mistake, answer }) => {
    const mistaken = drawn.mistaken.find((one) => one.mistake === mistake);
    if (mistaken === undefined) return [];
    const meant = entriesOf(answer);
    return [{ choices: choicesIn(drawn.markup), truth, bent: bentBy(truth, mistaken), meant }];
  });
}

/** What the controls of a declaration offer; a division has numbers. */
const choicesIn = (markup: string): Entries =>
  [...markup.matchAll(/<input type="(?:checkbox|radio)" name="([^"]+)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );

const markingIn = (markup: string): Ruled => {
  const [, marking = ''] = /data-marking="([^"]*)"/.exec(markup) ?? [];
  return JSON.parse(marking.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
};

function entriesOf(answer: Made['answer']): Entries {
  switch (answer.kind) {
    case 'attack':
      return answer.example.attacks.map(({ attacker, target }) => [
        attacker,
        target.kind === 'player' ? target.player : target.permanent,
      ]);
    case 'block':
      return answer.example.blocks.map(({ blocker, attacker }) => [blocker, attacker]);
    case 'division':
      return answer.example.map(({ to, amount }) => [
        to.kind === 'player' ? to.player : to.object,
        `${amount}`,
      ]);
    default:
      return [];
  }
}

/** With one creature left out, and with a point that went elsewhere. */
const slipsFrom = ({ meant, truth }: Meant): readonly Entries[] =>
  meant.map(([slipped], at) =>
    truth.kind === 'division'
      ? meant.map(([to, n], place) => [
          to,
          `${Number(n) + Number(place === (at + 1) % meant.length) - Number(to === slipped)}`,
        ])
      : meant.filter(([name]) => name !== slipped),
  );

const wrongTo = async (marking: Ruled, entries: Entries): Promise<boolean> =>
  !isRight(await rule(marking, entries));

test('what is a slip away from what a mistake declares or divides is likely that mistake', async () => {
  const missed: string[] = [];
  let slips = 0;
  for (const one of await meantByMistakes()) {
    const { truth, bent, meant, choices } = one;
    if (!(await wrongTo(truth, meant)) || (await wrongTo(bent, meant))) continue;
    for (const given of slipsFrom(one)) {
      if (!(await wrongTo(truth, given)) || !(await wrongTo(bent, given))) continue;
      slips += 1;
      if (!(await isBesideMistaken(rule, { given, choices, truth, bent })))
        missed.push(`${truth.games} ${JSON.stringify(given)} for ${JSON.stringify(meant)}`);
    }
  }
  expect(slips).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});
