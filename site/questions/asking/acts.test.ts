import { describe, expect, test } from 'vitest';
import { type ObjectId, objectId, playerId, type Tryable } from '../../engine.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { bareName } from '../../i18n/nameInWords.ts';
import { namingOf } from '../../i18n/naming.ts';
import { actText } from './acts.ts';

const [leviathan, giant] = [objectId('leviathan'), objectId('giant')];
const [island, other] = [objectId('island'), objectId('other')];
const Nil = playerId('Nil');

type Attack = Extract<Tryable, { readonly kind: 'attack' }>;

const attackBy = (attackers: readonly ObjectId[]): Attack => ({
  kind: 'attack',
  declaration: {
    attacks: attackers.map((attacker) => ({ attacker, target: { kind: 'player', player: Nil } })),
  },
});

const paid = (attack: Attack): Attack => ({
  ...attack,
  payment: { manaAbilities: [{ source: island, ability: 0 }], named: [other], life: 2 },
});

const NAMES = ['Leviathan', 'Giant', 'First', 'Second'];

const told = (language: Language, act: Tryable): string => {
  const objects = [leviathan, giant, island, other].map((id, index) => ({
    id,
    tag: `A${index + 1}`,
    name: bareName(NAMES[index] ?? id),
  }));
  const n = namingOf({
    language,
    objects,
    nothing: '',
  });
  return actText(act, { m: messagesIn(language), n });
};

describe('a declaration that a question offers', () => {
  test.each(LANGUAGES)('says what is paid for it (%s)', (language) => {
    const free = told(language, attackBy([leviathan]));
    const text = told(language, paid(attackBy([leviathan])));
    expect(text.startsWith(`${free} (`)).toBe(true);
    expect(text).toMatch(/First.*; .*Second; .*2 .+\)$/);
  });

  test('agrees with how many attack', () => {
    expect(told('en', attackBy([leviathan]))).toBe('A1 attacks Nil');
    expect(told('en', attackBy([leviathan, giant]))).toBe('A1 A2 attack Nil');
    expect(told('es', attackBy([leviathan, giant]))).toBe('A1 A2 atacan a Nil');
    expect(told('it', attackBy([leviathan, giant]))).toBe('A1 A2 attaccano Nil');
  });
});

test.each(LANGUAGES)(
  'a division of several creatures is told as one act among others (%s)',
  (language) => {
    const to = { kind: 'player', player: Nil } as const;
    const text = told(language, {
      kind: 'divide',
      assignments: [
        { source: leviathan, to, amount: 4 },
        { source: giant, to, amount: 2 },
      ],
    });
    expect(text).toMatch(/^A1 .*, A2 /);
    expect(text).not.toContain(';');
  },
);
