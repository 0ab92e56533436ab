import { describe, expect, test } from 'vitest';
import { readCard } from './readCard.ts';
import { readIndexedCard } from './readIndexedCard.ts';

const read = (text: string) =>
  readIndexedCard({ file: 'scenarios/cardIndex/g.jsonl', line: 7, text });

describe('a line of the index of all cards', () => {
  test('says of a card what its file would say', () => {
    const line = read(
      '{"id":"grizzly-bears","names":{"en":"Grizzly Bears","it":"Orsi Grizzly"},"cost":"{1}{G}","subtypes":["bear"],"creature":"2/2","abilities":["trample"]}',
    );
    const file = readCard(
      'names: { en: Grizzly Bears, it: Orsi Grizzly }\ncost: "{1}{G}"\nsubtypes: [bear]\ncreature: 2/2\nabilities: [trample]\nchecked: 2026-11-21\n',
      'scenarios/cards/grizzly-bears.yaml',
    );
    if (!line.ok || !file.ok) throw new Error(JSON.stringify([line, file]));
    const { checked, ...card } = file.value;
    expect(checked).toBe('2026-11-21');
    expect(line.value).toEqual(card);
  });

  test('says how many abilities of either face are not read', () => {
    const line = read(
      '{"id":"a","names":{"en":"A"},"creature":"1/1","unread":2,"elsewhere":1,"back":{"names":{"en":"B"},"creature":"2/2","unread":1}}',
    );
    if (!line.ok) throw new Error(JSON.stringify(line));
    expect(line.value.characteristics).toMatchObject({ unread: 2, back: { unread: 1 } });
    expect(line.value.back).toMatchObject({ id: 'a-back', names: { en: 'B' } });
  });

  test.each([
    ['{"id":', 'notJson', ''],
    ['{"id":"a","names":{"en":"A"},"creature":"1/1","text":"x"}', 'unknownKey', 'text'],
    ['{"id":"a","names":{"en":"A"},"creature":"1/1","abilities":["fly"]}', 'unknownWord', 'fly'],
    ['{"id":"a","names":{"en":"A"}}', 'missingKey', ''],
    ['{"id":"a","names":{"en":"A"},"types":["planeswalker"]}', 'impossibleBoard', 'planeswalker'],
    ['{"id":"a","names":{"en":"A"},"creature":"1/1","unread":0}', 'outOfRange', '0'],
  ])('is told with its place where it does not hold: %s', (text, code, found) => {
    const line = read(text);
    expect(line.ok ? undefined : line.error[0]).toMatchObject({
      file: 'scenarios/cardIndex/g.jsonl',
      line: 7,
      code,
      found,
    });
  });
});
