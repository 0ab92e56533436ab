import { describe, expect, test } from 'vitest';
import { messagesIn } from '../index.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { CONCEPTS, type Concept } from './concepts.ts';

type ConceptName = keyof typeof CONCEPTS;

/** Words of a concept that a language says alike, and why it may. */
interface Alike {
  readonly words: readonly [string, string];
  readonly in: readonly Language[];
  readonly because: string;
}

const ALIKE: { readonly [C in ConceptName]?: readonly Alike[] } = {
  references: [
    {
      words: ['eventCreature', 'each'],
      in: ['it', 'es'],
      because: 'inside “for each of them” it is one of them, and nothing else is spoken of',
    },
  ],
  conditions: [
    {
      words: ['sourceUntapped', 'not'],
      in: ['es'],
      because: 'the example denies that it is tapped, which is to be untapped',
    },
  ],
  triggers: [
    {
      words: ['playerAttacks', 'playerAttacksPlayer'],
      in: LANGUAGES,
      because: 'the player who is attacked is named, where the ability has one',
    },
  ],
};

const concepts: readonly (readonly [string, Concept])[] = Object.entries(CONCEPTS);

describe.each(LANGUAGES)('in %s', (language) => {
  const { ability } = messagesIn(language);

  test.each(concepts)('each word of %s makes a difference', (_, { words, without = [] }) => {
    const bare = new Set(without.map((one) => ability(one)));
    const unsaid = Object.entries(words).filter(([, abilities]) =>
      abilities.some((one) => bare.has(ability(one))),
    );
    expect(unsaid.map(([word]) => word)).toEqual([]);
  });

  test.each(concepts)('no two words of %s are said alike', (name, { words }) => {
    const said = Object.entries(words).map(([word, abilities]) => ({
      word,
      sentences: new Set(abilities.map((one) => ability(one))),
    }));
    const alike = said.flatMap((one, index) =>
      said
        .slice(index + 1)
        .filter(({ sentences }) => !one.sentences.isDisjointFrom(sentences))
        .map(({ word }) => `${one.word}, ${word}`),
    );
    const listed = Object.entries(ALIKE)
      .filter(([concept]) => concept === name)
      .flatMap(([, all]) => all)
      .filter((one) => one.in.includes(language));
    expect(alike).toEqual(listed.map((one) => one.words.join(', ')));
  });
});
