import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesIn, type PastedCode } from './pasted.ts';
import { codeFor } from './resultCode.ts';

const codeOf = (name: string, written = 'guard=brute&bear=brute'): Promise<string> =>
  codeFor({
    name,
    day: '2026-11-25',
    set: 'Tuesday',
    answers: [{ item: 'two-must-one-menace~0f3a1c', written }],
    exam: {
      mark: '1f0c2kd',
      variant: 7,
      began: 1_795_000_000,
      ended: 1_795_001_200,
      minutes: 40,
      end: 'handedIn',
    },
  });
const NAMES = ['Ada', 'Nil 🐉', '李小龍', 'ألف', 'Ωmega'];
const CODES = await Promise.all(NAMES.map((name) => codeOf(name)));
const [ADA = '', NIL = ''] = CODES;
const FIRST =
  'R509-1-0yed5z6-i1Y63JCSqPBh_oROJR0lIwMjM11DQ10jEyUdJc8chdzEopLUlMNrlHSio5VKyvN1c0uLS3Tz81J1c1PzEpNTrZJy8pOz6wzSjBMNk5V0lNJLE4tSbJOKSktS1ZJSE4sgTKVYnWilnNKiVN2SjNQ83fT8vFQlHSWl2NhYAA.';

const namesIn = (found: readonly PastedCode[]): readonly string[] =>
  found.map((one) => (one.kind === 'sent' ? one.sent.name : `${one.kind} in line ${one.line}`));

/** The ways in which a class sends its codes. */
const WAYS: readonly (readonly [what: string, way: (codes: readonly string[]) => string])[] = [
  ['a line each', (codes) => codes.join('\n')],
  ['one behind the other', (codes) => codes.join('')],
  [
    'a chat’s log',
    (codes) => codes.map((code, nth) => `[10:0${nth}, 25/11/2026] Ada: ${code}`).join('\r\n'),
  ],
  ['a column of a spreadsheet', (codes) => codes.map((code) => `"${code}"\t`).join('\n')],
  [
    'mails that break lines and quote them',
    (codes) =>
      codes
        .map(
          (code) => `Dear teacher,\nhere it is:\n> ${code.replaceAll(/(.{60})/g, '$1\n> ')}\nBye`,
        )
        .join('\n\n'),
  ],
  [
    'mails that were encoded',
    (codes) => codes.map((code) => code.replaceAll(/(.{70})/g, '$1=\r\n')).join('\r\n'),
  ],
  [
    'with letters that nobody sees',
    (codes) => codes.map((code) => code.replaceAll(/(.{9})/g, '$1\u{200B}')).join('\u{FEFF}\n'),
  ],
  ['without their full stops', (codes) => codes.map((code) => code.slice(0, -1)).join('\n')],
  [
    'without their full stops, words behind',
    (codes) => codes.map((code) => `${code.slice(0, -1)}\nThanks and bye\nAda`).join('\n'),
  ],
  ['in marks of a chat', (codes) => codes.map((code) => `*${code}* (mine)`).join(' ')],
];

describe('codes are found, in whatever way they come:', () => {
  test.each(WAYS)('%s', async (_, way) => {
    expect(namesIn(await codesIn(way(CODES)))).toEqual(NAMES);
    expect(namesIn(await codesIn(way([FIRST])))).toEqual(['Àda 🐉']);
  });

  test('in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...CODES.keys()]),
        fc.constantFrom(...WAYS.map(([, way]) => way)),
        async (order, way) => {
          const found = await codesIn(way(order.map((nth) => CODES[nth] ?? '')));
          expect(namesIn(found)).toEqual(order.map((nth) => NAMES[nth]));
        },
      ),
    );
  });
});

describe('what is wrong with one is named, with its line, and costs no other:', () => {
  const around = async (spoiled: string) =>
    namesIn(await codesIn(`${NIL}\nAda: ${spoiled}\nCarl: ${CODES[2]}`));

  test('cut anywhere, as long as there is something to see', async () => {
    for (let length = 5; length < ADA.length - 1; length += 1)
      for (const code of [ADA, FIRST].map((one) => one.slice(0, Math.min(length, one.length - 2))))
        expect(await around(code), code).toEqual([
          'Nil 🐉',
          expect.stringMatching(/^(cut|broken) in line 2$/),
          '李小龍',
        ]);
  });

  test('its beginning cut off', async () => {
    for (let from = 1; from < ADA.length - 40; from += 1)
      expect(await around(ADA.slice(from)), ADA.slice(from)).toEqual([
        'Nil 🐉',
        'headless in line 2',
        '李小龍',
      ]);
  });

  test('any letter changed', async () => {
    for (const at of [...ADA.slice(0, -1)].keys())
      for (const put of ['A', 'b', '7', '-', 'é']) {
        const changed = `${ADA.slice(0, at)}${put}${ADA.slice(at + 1)}`;
        if (changed === ADA) continue;
        const [first, ...others] = await around(changed);
        expect([first, others.at(-1)], changed).toEqual(['Nil 🐉', '李小龍']);
        expect(others.slice(0, -1).length, changed).toBeGreaterThan(0);
        for (const one of others.slice(0, -1)) expect(one).toMatch(/in line 2$/);
      }
  });

  test('all of it in small letters', async () => {
    expect(await around(ADA.toLowerCase())).toEqual(['Nil 🐉', 'broken in line 2', '李小龍']);
  });

  test('there twice, also where one of both lost its full stop', async () => {
    const found = await codesIn(`${ADA}\n${NIL}\n\n${ADA.slice(0, -1)}`);
    expect(namesIn(found)).toEqual(['Ada', 'Nil 🐉', 'twice in line 4']);
    expect(found[2]).toMatchObject({ first: 1 });
  });

  test('and what was written before it tells whose it is', async () => {
    const found = await codesIn(`Ada:\n${ADA.slice(0, 60)}\n[10:02] Nil: ${NIL}`);
    expect(found.map(({ line, before }) => [line, before])).toEqual([
      [2, 'Ada:'],
      [3, '[10:02] Nil:'],
    ]);
  });
});

test('other texts hold no code', async () => {
  const texts = [
    '',
    'Dear all, the exam R509 is on Tuesday. See you at https://judges.example/practice/sit/#v=1&t=AB12abcdefghijklmnopqrst',
    'two-must-one-menace-and-a-very-long-name-of-a-board',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ];
  for (const text of texts) expect(await codesIn(text)).toEqual([]);
});

test('no text breaks it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('R509-', 'R509-2-', ADA))),
      async (parts) => {
        const text = parts.join('');
        for (const { line } of await codesIn(text))
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      },
    ),
  );
});
