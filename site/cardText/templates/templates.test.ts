import { describe, expect, it } from 'vitest';
import { readAs } from '../grammar/grammar.ts';
import { tokensOf } from '../tokens.ts';
import { GRAMMAR, TEMPLATES } from './index.ts';

describe('every template', () => {
  const readings = TEMPLATES.map((template) => ({
    template,
    reading: readAs(template.kind, tokensOf(template.example), GRAMMAR),
  }));

  it('has an example that it reads', () => {
    const unread = readings.filter(
      ({ template, reading }) =>
        reading.kind === 'unread' || !reading.reads.some(({ by }) => by.includes(template)),
    );
    expect(unread.map(({ template: { says, example } }) => `${says}: ${example}`)).toEqual([]);
  });

  it('has an example with one meaning', () => {
    const ambiguous = readings.filter(
      ({ reading }) => reading.kind === 'read' && reading.reads.length > 1,
    );
    expect(ambiguous.map(({ template: { says, example } }) => `${says}: ${example}`)).toEqual([]);
  });

  it('stands there once', () => {
    const said = TEMPLATES.map(({ kind, says }) => `${kind}: ${says}`);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });
});
