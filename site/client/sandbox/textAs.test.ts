import { unified } from '@astrojs/markdown-remark';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFragment, toFragment } from '#engine/sandbox';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { RulingTold } from './protocol.ts';
import { textAs } from './textAs.ts';
import { inSentences, type ToldInWords } from './toldInWords.ts';

const AT = 'https://judges.example/sandbox/#';
/** What stands in lines, with every sign that may mean something where it is pasted. */
const SECTIONS = [
  'rules 2024-07-30',
  'Ada, 13 life, 2 poison: boggart-brute + 4x 1/1 spirit flying, tapped, 2 +1/+1, 1 -1/-1',
  "Nil: 3/3 can't block + */2 type urza's + land taps for [G], ability_one, ability_two",
  'Nil hand: shock',
  'A1 A2 -> Nil',
  'N1 N2 -| A1',
  'A1: 2 N1, 1 N2',
] as const;
const lines = fc
  .shuffledSubarray([...SECTIONS], { minLength: 1 })
  .map((sections) => sections.join('; '));

const copiesOf = (line: string, said?: ToldInWords) =>
  textAs({
    line,
    link: AT + toFragment(line),
    citation: 'Ruled',
    cited: 'From “us” & others',
    title: 'Your board',
    drawn: '<svg xmlns="http://www.w3.org/2000/svg">\n<text>A1 &amp; N1</text>\n</svg>',
    said,
    outcome: 'Nobody dies.',
    still: 'As it was copied.',
    answer: 'Answer it here',
  });

const renderer = await unified({ smartypants: false }).createRenderer({ syntaxHighlight: false });
const rendered = async (markdown: string): Promise<string> =>
  (await renderer.render(markdown, {})).code;

/** The links of a piece of HTML, each with what it says. */
const linksIn = (code: string): readonly { readonly href: string; readonly says: string }[] =>
  [...code.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', says = '']) => ({
    href: plain(href),
    says: plain(says.replaceAll(/<[^>]*>/g, '')),
  }));

const plain = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Where people put what they have copied. */
const PLACES: Readonly<Record<string, (copied: string) => string>> = {
  'a paragraph': (copied) => `Look at ${copied}.`,
  'a list': (copied) => `- one\n- ${copied}\n`,
  'a quotation': (copied) => `> ${copied}\n`,
  'a table': (copied) => `| board | ruling |\n| --- | --- |\n| ${copied} | legal |\n`,
  'bold letters': (copied) => `**${copied}**`,
  brackets: (copied) => `(${copied})`,
};

test.each(Object.entries(PLACES))(
  'Markdown in %s leads to the board and says its line',
  async (_, place) => {
    await fc.assert(
      fc.asyncProperty(lines, async (line) => {
        const { markdown, link } = copiesOf(line);
        expect(linksIn(await rendered(place(markdown)))).toEqual([{ href: link, says: line }]);
      }),
      { numRuns: 40 },
    );
  },
);

test.each(['a paragraph', 'a list', 'a quotation', 'a table'])(
  'a bare link in %s of Markdown leads to the board',
  async (place) => {
    await fc.assert(
      fc.asyncProperty(lines, async (line) => {
        const { link } = copiesOf(line);
        const [found] = linksIn(await rendered(PLACES[place]?.(link) ?? ''));
        expect(fromFragment(new URL(found?.href ?? '').hash)).toEqual({ ok: true, value: line });
      }),
      { numRuns: 40 },
    );
  },
);

test('a forum takes its code as one link', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { forum, link } = copiesOf(line);
      const [, address, says] = /^\[url=([^\]\s]+)\](.*)\[\/url\]$/.exec(forum) ?? [];
      expect([address, says]).toEqual([link, line]);
    }),
  );
});

test('HTML is one link that says the line', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { html, link } = copiesOf(line);
      expect(linksIn(html)).toEqual([{ href: link, says: line }]);
    }),
  );
});

/** The frame of a code, and what is said below it. */
function framedIn(code: string) {
  const [, srcdoc = '', src = ''] = /^<iframe srcdoc="([^"]*)" src="([^"]*)"/.exec(code) ?? [];
  return { src: plain(src), still: plain(srcdoc), below: code.split('</script>').at(-1) ?? '' };
}

test('the code to embed is one line, whose frame has the same board', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { embed, link } = copiesOf(line);
      expect(framedIn(embed).src).toBe(link.replace('/sandbox/', '/embed/board/'));
      expect(embed).not.toContain('\n');
    }),
  );
});

test('the code to embed brings the board as it was drawn, and what leads to it where frames are taken out', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { embed, link } = copiesOf(line);
      const { src, still, below } = framedIn(embed);
      expect(still).toContain('<text>A1 &amp; N1</text></svg>');
      expect(still).toContain('<body bgcolor="#ffffff"');
      expect(linksIn(still)).toEqual([{ href: src, says: 'Answer it here' }]);
      expect(linksIn(below)).toEqual([{ href: link, says: 'From “us” & others' }]);
      expect(plain(below)).toContain(`<p>${line}. Nobody dies.`);
    }),
  );
});

const TOLD: RulingTold = {
  verdict: 'illegal',
  says: 'Illegal: N1 blocks A1.',
  why: [
    { text: 'A1 <Boggart_Brute> has menace.', rule: '702.111b' },
    { text: 'One creature [N1] blocks it.', rule: '509.1b' },
  ],
  tried: [{ from: 'N1', to: 'A1' }],
  nearest: 'N1 N2 -| A1',
};

for (const language of LANGUAGES) {
  const { handing } = messagesIn(language).chrome.sandbox;
  const words = { rule: handing.rule('{number}'), nearest: handing.nearest('{line}') };
  const VERDICT =
    'Illegal: N1 blocks A1. A1 <Boggart_Brute> has menace (CR 702.111b). ' +
    `One creature [N1] blocks it (CR 509.1b). ${handing.nearest('N1 N2 -| A1')}`;

  test(`in ${language} each text has first the verdict, then why with its rules, and what would be legal`, async () => {
    const line = 'Ada: boggart-brute; Nil: 2/2; A1 -> Nil; N1 -| A1?';
    const copies = copiesOf(line, inSentences(TOLD, words));
    expect(copies.citation).toBe(`${VERDICT}\n${line}\nRuled: ${copies.link}`);
    expect(copies.text).toBe(`${VERDICT}\n${line}`);
    expect(copies.forum).toBe(`${VERDICT} [url=${copies.link}]${line}[/url]`);
    expect(plain(copies.html.replaceAll(/<\/?a[^>]*>/g, ''))).toBe(`${VERDICT} ${line}`);
    const shown = (await rendered(copies.markdown)).replaceAll(/<[^>]*>/g, '');
    expect(plain(shown).trim()).toBe(`${VERDICT} ${line}`);
    const { still, below } = framedIn(copies.embed);
    expect(plain(still.replaceAll(/<[^>]*>/g, ''))).toMatch(/^Illegal: N1 blocks A1\. A1/);
    expect(plain(below)).toContain(`<p>${VERDICT} ${line}.`);
    // The link and the line hold what was tried by themselves.
    expect(fromFragment(new URL(copies.link).hash)).toEqual({ ok: true, value: line });
  });
}

test('with a verdict before it, Markdown still leads to the board wherever it is put', async () => {
  const words = { rule: 'CR {number}', nearest: 'Legal would be: {line}.' };
  for (const place of Object.values(PLACES))
    for (const line of SECTIONS) {
      const { markdown, link } = copiesOf(line, inSentences(TOLD, words));
      expect(linksIn(await rendered(place(markdown)))).toEqual([{ href: link, says: line }]);
    }
});

test('beside what is legal stands nothing else that would be', () => {
  const words = { rule: 'CR {number}', nearest: 'Legal would be: {line}.' };
  const { why } = inSentences({ ...TOLD, verdict: 'legal', why: [] }, words);
  expect(why).toEqual([]);
});

test('a reason without a rule, or that ends otherwise than with a full stop, is told whole', () => {
  const why = [
    { text: 'It is so.', rule: '' },
    { text: 'Why “A$1”', rule: '509.1b' },
  ];
  const words = { rule: 'CR {number}', nearest: '{line}' };
  expect(inSentences({ ...TOLD, why, nearest: '' }, words).why).toEqual([
    'It is so.',
    'Why “A$1” (CR 509.1b)',
  ]);
});
