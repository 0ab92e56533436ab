import { describe, expect, it } from 'vitest';
import { subtypeCalled } from './subtypeCalled.ts';
import { SUBTYPES } from './subtypeLists.ts';

describe('a subtype by the word for several', () => {
  it.each([
    ['bears', 'bear'],
    ['elves', 'elf'],
    ['mice', 'mouse'],
    ['allies', 'ally'],
    ['phoenixes', 'phoenix'],
    ['cyclopes', 'cyclops'],
    ['fungi', 'fungus'],
    ['oxen', 'ox'],
    ['cybermen', 'cyberman'],
  ])('is found: %s', (many, one) => {
    expect(subtypeCalled(many)).toBe(one);
  });

  it('is itself where it is one', () => {
    for (const subtype of SUBTYPES) expect(subtypeCalled(subtype)).toBe(subtype);
  });

  it('is nothing where no subtype has it', () => {
    expect(subtypeCalled('unplayeds')).toBeUndefined();
    expect(subtypeCalled('undying')).toBeUndefined();
  });
});
