import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { KnownCards, SandboxView, WorkerRequest } from '../../site/client/sandbox/protocol.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { loadCards } from '../../site/library/cards.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import { understandGlobs } from '../bench/globs.ts';

// What people type on the command line, as the page of their own board and its frame show it.

const LINES: Readonly<Record<'asked' | 'open' | 'hostile', readonly string[]>> = parse(
  readFileSync('tools/judge/lines.yaml', 'utf8'),
);
const known: KnownCards = {
  cards: [...loadCards(process.cwd()).cards.values()],
  unplayed: loadNotYet(process.cwd()),
};

type Shown = Extract<WorkerRequest, { readonly kind: 'show' | 'edit' | 'describe' }>;

let ask: (asked: Shown) => Promise<SandboxView>;

/** All that tells of a ruling, or of what one would be. */
const RULINGS =
  /class="(asking|outcome|q-result)|id="(ruling|deeds|choices)"|data-does="prospects"/;

async function expectHonest(line: string): Promise<SandboxView> {
  const looks = await Promise.all(
    (['setup', 'play', 'end'] as const).map((look) => ask({ kind: 'show', line, look })),
  );
  for (const { html, below, slips, isWithheld } of looks) {
    expect([line, slips.length > 0]).toEqual([line, isWithheld]);
    expect([line, html.includes('class="withheld"')]).toEqual([line, isWithheld]);
    if (isWithheld)
      expect([line, `${html}${below}`]).toEqual([line, expect.not.stringMatching(RULINGS)]);
  }
  const [, play] = looks;
  if (play === undefined) throw new Error(line);
  return play;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { terms, chrome } = messagesIn(language);
  const { sandbox, board } = chrome;
  const words = sandbox.withheld;

  beforeAll(async () => {
    understandGlobs();
    const { hand } = await import('../../site/client/sandbox/answering.ts');
    const address = `data:application/json,${encodeURIComponent(JSON.stringify(known))}`;
    await hand({ kind: 'begin', language, cards: address });
    ask = async (asked) => {
      const told = await hand(asked);
      if (typeof told !== 'object' || !('isWithheld' in told)) throw new Error(asked.line);
      return told;
    };
  });

  test('whatever is typed, what is not understood stands on top, and nothing is ruled on that could depend on it', async () => {
    for (const line of [...LINES.asked, ...LINES.open]) await expectHonest(line);
    for (const line of LINES.hostile)
      expect([line, (await expectHonest(line)).isWithheld]).toEqual([line, true]);
  });

  test('it holds its place on the board, and is described there or left out', async () => {
    const line = 'Ada: 2/2 + frobnicator of doom, tapped + 3/3; Nil: 2/2; A3 -> Nil; no block';
    const { html } = await ask({ kind: 'show', line, look: 'play' });
    expect(html).toContain(words.nothing);
    expect(html).toMatch(
      new RegExp(`class="unknown">\\s*<b class="tag">A2</b>[\\s\\S]*${board.notUnderstood}`),
    );
    const [, objects = ''] = /data-objects="([^"]+)"/.exec(html) ?? [];
    const described = await ask({
      kind: 'describe',
      line,
      objects: objects.split(' '),
      text: '4/5',
      look: 'play',
    });
    expect(described).toMatchObject({
      isWithheld: false,
      line: 'Ada: 2/2 + 4/5, tapped + 3/3; Nil: 2/2; A3 -> Nil; no block',
    });
    expect(described.html).toContain(sandbox.lifeOf('Nil', 17));
  });

  test('what is known and not played says why, on top and on its tile', async () => {
    const line = 'Ada: White Plume Adventurer + commander 3/3; Nil: 2/2';
    const { html } = await ask({ kind: 'show', line, look: 'setup' });
    for (const why of [sandbox.faults.dungeons, sandbox.faults.commanders])
      expect(html.split(why)).toHaveLength(3);
  });

  test('what is offered is put in its place by a button, each of them', async () => {
    const line = 'Ada: 2/2 trampel + goblin, tapped; Nil: 2/2; A1 -> Nil; N9 -| A1';
    const { html } = await ask({ kind: 'show', line, look: 'setup' });
    const offered = [...html.matchAll(/data-instead="([^"]+)">([^<]+)</g)];
    const text = `2/2 ${terms.keywords.trample}`;
    expect(offered.map(([, instead]) => instead)).toEqual([
      text,
      `2/2 ${sandbox.phrases.type} trampel`,
      ...['Cadets', 'Grappler', 'Heelcutter', 'Piker'].map((word) => `Goblin ${word}`),
    ]);
    const [, objects = ''] = /data-objects="([^"]+)"/.exec(html) ?? [];
    const next = await ask({
      kind: 'describe',
      line,
      objects: objects.split(' '),
      text,
      look: 'setup',
    });
    expect(next.line).toBe('Ada: 2/2 trample + goblin, tapped; Nil: 2/2; A1 -> Nil; N9 -| A1');
  });

  test('of a declaration that is not understood it is told what may be declared, and it is written otherwise in place', async () => {
    const line = 'Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1';
    const { html } = await ask({ kind: 'show', line, look: 'play' });
    expect(html).toContain(`${sandbox.declarables.block.alone} A1`);
    const edit = { kind: 'unsay', unread: 0, instead: 'N1 -| A1' } as const;
    const next = await ask({ kind: 'edit', line, edit, look: 'play' });
    expect(next).toMatchObject({
      isWithheld: false,
      line: 'Ada: 2/2; Nil: 3/3; A1 -> Nil; N1 -| A1',
    });
    // Of what is done with priority it is not known what comes of it.
    const deed = 'Ada: 2/2; Nil: 3/3; A1 -> Nil; Nil casts what it has; N1 -| A1';
    const shown = await ask({ kind: 'show', line: deed, look: 'play' });
    expect(shown.html).not.toContain(sandbox.declarables.block.alone);
  });

  test('after combat it is said what is left to trigger', async () => {
    const line = 'Ada: norin-the-wary + 2/2; Nil:; A2 -> Nil; no block';
    const { html } = await ask({ kind: 'show', line, look: 'end' });
    const [before = ''] = sandbox.choices.later('|').split('|');
    expect(html).toContain(before);
  });

  test('of what is done, all before it is ruled on, and nothing from there on', async () => {
    const line = 'Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1';
    const { html, below } = await ask({ kind: 'show', line, look: 'play' });
    expect(html).toContain(words.acts('N9 -| A1').replaceAll('>', '&gt;'));
    expect(below).toContain('508.1a');
    const { isWithheld, html: left } = await ask({
      kind: 'edit',
      line,
      look: 'play',
      edit: { kind: 'unsay', unread: 0 },
    });
    expect(isWithheld).toBe(false);
    expect(left).toContain('class="asking"');
  });
});
