import { describe, expect, test } from 'vitest';
import { readTextLine } from './readTextLine.ts';

const abilitiesIn = (line: string) => {
  const read = readTextLine(line, 'line');
  return read.kind === 'read' ? read.abilities : read.kind;
};

describe('a line of a permanent', () => {
  test('makes mana of one kind or another by an ability for each', () => {
    expect(abilitiesIn('{T}: Add {G} or {W}.')).toEqual([
      { activated: [{ 'add-mana': 'G' }], costs: ['tap-self'] },
      { activated: [{ 'add-mana': 'W' }], costs: ['tap-self'] },
    ]);
  });

  test('is not read where it asks of a combat that its source has left', () => {
    expect(abilitiesIn('When ~ dies, destroy all creatures blocking it.')).toBe('unread');
    expect(abilitiesIn('Whenever ~ attacks, destroy all creatures blocking it.')).toHaveLength(1);
  });

  test('that makes others cost more, or changes where something goes, is not elsewhere', () => {
    expect(abilitiesIn('Spells your opponents cast cost {1} more to cast.')).toBe('unread');
    expect(abilitiesIn('If a creature would be put into a graveyard, exile it instead.')).toBe(
      'unread',
    );
    expect(abilitiesIn('Scry 2.')).toBe('elsewhere');
  });
});
