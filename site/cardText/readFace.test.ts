import { describe, expect, it } from 'vitest';
import { cardForm } from '#engine';
import type { PrintedFace } from './card.ts';
import { entryOf, type PrintedCard } from './entryOf.ts';
import { readCardFace } from './readFace.ts';

const face = (text: string, more: Partial<PrintedCard> = {}): PrintedCard => ({
  name: 'A Made-Up Card',
  cost: '{1}{R}',
  type: 'Instant',
  text,
  ...more,
});

const kinds = (of: PrintedFace): readonly string[] =>
  readCardFace(of).lines.map(({ read }) => read.kind);

describe('an instant or sorcery', () => {
  it('is one ability of all its lines', () => {
    const read = readCardFace(face('Destroy target creature.\nYou gain 3 life.'));
    expect(read.abilities).toEqual([
      { spell: [{ destroy: 'target' }, { 'gain-life': 3 }], targets: ['creature'] },
    ]);
  });

  it('says nothing where one of its effects is not read', () => {
    const read = readCardFace(face('Destroy target creature.\nWobble target creature.'));
    expect(read.abilities).toEqual([]);
    expect(read.unread).toBe(2);
  });

  it('points back from one line to another', () => {
    const read = readCardFace(
      face('Target creature gets +1/+1 until end of turn.\nIt gains flying until end of turn.'),
    );
    expect(read.abilities).toMatchObject([{ targets: ['creature'] }]);
  });

  it('keeps its keywords apart, and what is elsewhere aside', () => {
    const read = readCardFace(face('Destroy target creature.\nScry 1.\nFlashback {2}{R}'));
    expect(read.abilities).toEqual([
      { spell: [{ destroy: 'target' }], targets: ['creature'] },
      { flashback: '{2}{R}' },
    ]);
    expect(read.elsewhere).toBe(1);
  });

  it('has one mode or several', () => {
    const read = readCardFace(face('Choose one or both —\n• Draw a card.\n• You gain 3 life.'));
    expect(read.abilities).toEqual([
      {
        spell: {
          choose: 2,
          'at-least': 1,
          of: [{ effects: [{ draw: 1 }] }, { effects: [{ 'gain-life': 3 }] }],
        },
      },
    ]);
  });

  it('may be cast at some times only', () => {
    const read = readCardFace(face('Cast this spell only during combat.\nUntap target creature.'));
    expect(read.abilities).toMatchObject([{ timing: { during: 'combat' } }]);
  });

  it('leaves a cost unread that can’t be said', () => {
    const text =
      'As an additional cost to cast this spell, discard a card.\nUntap target creature.';
    expect(kinds(face(text))).toEqual(['unread', 'read']);
  });

  it('knows X by its cost alone', () => {
    const text = 'A Made-Up Card deals X damage to target creature.';
    expect(kinds(face(text, { cost: '{X}{R}' }))).toEqual(['read']);
    expect(kinds(face(text))).toEqual(['unread']);
  });
});

describe('an entry', () => {
  const creature = { type: 'Creature — Goblin', power: '2', toughness: '1' };

  it.each<[string, PrintedCard]>([
    ['a creature', face('Flying', creature)],
    ['a Vehicle', face('Crew 2', { type: 'Artifact — Vehicle', power: '3', toughness: '3' })],
    ['a planeswalker', face('+1: Draw a card.', { type: 'Planeswalker — Jace', loyalty: '3' })],
    ['a spell', face('Draw a card.')],
    ['a cost that can’t be written down', face('Flying', { ...creature, cost: '{S}{R}' })],
  ])('of %s is a card file', (_, card) => {
    const { unread, elsewhere, ...entry } = entryOf(card) ?? {};
    expect(cardForm.safeParse({ ...entry, checked: '2026-01-01' }).success).toBe(true);
    expect(unread).toBeUndefined();
  });

  it('counts a size as unread that no ability says', () => {
    expect(entryOf(face('Flying', { ...creature, power: '*' }))).toMatchObject({
      creature: '0/1',
      unread: 1,
    });
  });

  it('has a back, of what is a permanent too', () => {
    const other = face('Trample', { ...creature, name: 'Another', cost: '{G}' });
    const card = face('Flying', { ...creature, faces: [other] });
    expect(entryOf(card)).toMatchObject({ back: { abilities: ['trample'] } });
  });

  it('leaves out the half that is a spell, and says so', () => {
    const card = face('Flying', { ...creature, faces: [face('Draw a card.')] });
    expect(entryOf(card)).toMatchObject({ elsewhere: 1 });
    expect(entryOf(card)?.back).toBeUndefined();
  });
});
