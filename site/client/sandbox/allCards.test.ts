import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Card, readIndexedCard } from '#engine';
import { objectId } from '../../engine.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadCards } from '../../library/cards.ts';
import { packCards } from '../../view/cardParts/cardPart.ts';
import { markOf, partOf } from '../../view/cardParts/places.ts';
import { packWords } from '../../view/cardParts/wordPart.ts';
import { hand } from './answering.ts';
import type { KnownCards, SandboxView, WorkerRequest } from './protocol.ts';

const cardIn = (line: object): Card => {
  const read = readIndexedCard({ file: 'x.jsonl', line: 1, text: JSON.stringify(line) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const indexed: readonly Card[] = [
  {
    id: 'late-bear',
    names: { en: 'Late Bear', it: 'Orso Tardivo', es: 'Oso tardío' },
    subtypes: ['bear'],
    creature: '2/2',
  },
  {
    id: 'half-griffin',
    names: { en: 'Half Griffin', it: 'Mezzo Grifone', es: 'Medio grifo' },
    subtypes: ['griffin'],
    creature: '2/2',
    abilities: ['flying'],
    unread: 1,
  },
].map(cardIn);
const words = packWords(indexed);
const known: KnownCards = {
  cards: [...loadCards(process.cwd()).cards.values()],
  unplayed: [],
  words: [...words.keys()],
};

/** What the site sends, file by file; what is cut does not come. */
class Host {
  readonly asked: string[] = [];
  readonly cut = new Set<string>();

  readonly fetch = async (address: string | URL): Promise<Response> => {
    const path = new URL(address).pathname;
    this.asked.push(path);
    if ([...this.cut].some((begins) => path.startsWith(begins))) throw new TypeError('cut');
    return new Response(JSON.stringify(this.#at(path)));
  };

  #at(path: string): object {
    if (path === '/sandbox/cards.json') return known;
    const part = path.split('/').at(-1)?.replace('.json', '') ?? '';
    if (path.startsWith('/cards/names/')) return words.get(part) ?? {};
    return packCards(indexed.filter(({ id }) => partOf(markOf(id)) === part));
  }

  get parts(): readonly string[] {
    return this.asked.filter((path) => path.startsWith('/cards/'));
  }
}

let host = new Host();
beforeEach(() => {
  host = new Host();
  vi.stubGlobal('fetch', host.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const begin = (language: string) =>
  hand({ kind: 'begin', language, cards: 'https://site.example/sandbox/cards.json' });
const view = async (asked: WorkerRequest): Promise<SandboxView> => {
  const told = await hand(asked);
  if (typeof told !== 'object' || !('stage' in told)) throw new Error(JSON.stringify(told));
  return told;
};
const show = (line: string): Promise<SandboxView> => view({ kind: 'show', line, look: 'play' });

describe.each(LANGUAGES)('a card that has no file (%s)', (language) => {
  beforeEach(() => begin(language));

  test.each(['late-bear', 'Late Bear', 'Orso Tardivo', 'Oso tardío', '2x Late Bear', 'OSO TARDIO'])(
    'is known by its id and its names in all languages: %s',
    async (typed) => {
      const shown = await show(`Ada: ${typed}, tapped; Nil: 3/3`);
      expect(shown).toMatchObject({ slips: [], isWithheld: false, isPartial: false });
      expect(shown.line).toContain('late-bear, tapped');
      expect(await show(`#${shown.fragment}`)).toMatchObject({ line: shown.line, slips: [] });
    },
  );

  test('is added to a side, and ruled on as any other', async () => {
    const added = await hand({
      kind: 'add',
      line: 'Ada: 3/3; Nil:',
      side: 'Nil',
      to: 'battlefield',
      text: 'Orso Tardivo',
      look: 'setup',
    });
    expect(added).toMatchObject({ kind: 'added', shown: { line: 'Ada: 3/3; Nil: late-bear' } });
    const played = await show('Ada: 3/3; Nil: late-bear; A1 -> Nil; N1 -| A1');
    expect(played).toMatchObject({ stage: 'over', slips: [] });
  });

  test('is withheld where its text is half read, until somebody says that the rest does not matter', async () => {
    const withheld = await show('Ada: Half Griffin; Nil: 2/2; A1 -> Nil; no block');
    expect(withheld.isWithheld).toBe(true);
    expect(withheld.html).toContain('data-does="as-read"');
    const ruled = await view({
      kind: 'edit',
      line: withheld.line,
      edit: { kind: 'asRead', objects: [objectId('half-griffin')] },
      look: 'play',
    });
    expect(ruled).toMatchObject({
      line: 'Ada: half-griffin, as read; Nil: 2/2; A1 -> Nil; no block',
      isWithheld: false,
      slips: [],
    });
    expect(ruled.html.match(/left-out/g)).toHaveLength(1);
  });

  test('is said as read in the words of the language, too', async () => {
    const typed = { en: 'as read', it: 'come letta', es: 'como leída' }[language];
    const shown = await show(`Ada: half-griffin, ${typed}; Nil: 2/2`);
    expect(shown).toMatchObject({ line: 'Ada: half-griffin, as read; Nil: 2/2', slips: [] });
  });

  test('is found by any word of its name', async () => {
    for (const typed of ['tard', 'late b', 'bear la', 'orso', 'oso ta']) {
      const found = await hand({ kind: 'find', text: typed });
      expect([typed, JSON.stringify(found)]).toEqual([
        typed,
        expect.stringMatching(/Late Bear|Orso Tardivo|Oso tardío/),
      ]);
    }
  });

  test('that does not come is told, loses nothing, and is read once it comes', async () => {
    host.cut.add('/cards/');
    const line = 'Ada: late-bear, tapped + 2/2; Nil: half-griffin, as read; A2 -> Nil';
    const without = await show(line);
    expect(without).toMatchObject({ isPartial: true, isWithheld: true });
    for (const said of ['late-bear', 'tapped', 'half-griffin', 'as read', 'A2 -> Nil'])
      expect(without.line).toContain(said);
    host.cut.clear();
    expect(await show(without.line)).toMatchObject({ line, slips: [], isPartial: false });
  });
});

describe('parts are fetched', () => {
  beforeEach(() => begin('en'));

  test('for no board of what is described, or of cards that have files', async () => {
    await show(
      'Ada: 2/2 flying + 4x 1/1 red goblin, tapped; Nil: Grizzly Bears, as read; A1 -> Nil',
    );
    await hand({
      kind: 'add',
      line: 'Ada:; Nil:',
      side: 'Ada',
      to: 'hand',
      text: 'fog',
      look: 'setup',
    });
    expect(host.parts).toEqual([]);
  });

  test('once, and few of them', async () => {
    const { line } = await show('Ada: Late Bear; Nil: 2/2');
    expect(host.parts.length).toBeLessThanOrEqual(3);
    const before = host.parts.length;
    await show(line);
    await show('Ada: late-bear + 2/2; Nil: 2/2');
    expect(host.parts.length).toBe(before);
  });

  test('of no words that stand in no name', async () => {
    const shown = await show('Ada: xyzzy plugh; Nil: 2/2');
    expect(shown).toMatchObject({ isWithheld: true, isPartial: false });
    expect(host.parts).toEqual([]);
  });
});
