import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Card, CardLookup } from '#engine';

/** A short name for a content: the same for the same texts in the same order. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

/** A shorter one for what a YAML file says, however it is laid out and commented. */
export const fingerprintOf = (text: string): string =>
  digestOf(JSON.stringify(parse(text))).slice(0, 6);

/** The project's folder: this room is part of what judges, wherever the content lies. */
const PROJECT = join(import.meta.dirname, '../../..');

/** All that decides how a text is judged: the engine, this room, and the packages that they use. */
const JUDGING = ['engine/**/*.ts', 'site/library/**/*.ts', 'package-lock.json'];
const IS_TEST = /\.(test|bench)\.ts$|[/\\]testing[/\\]/;

/** All that decides what a line of the index of cards is read as. */
const READING = ['engine/{language,scenario,vocabulary}/**/*.ts', 'package-lock.json'];

/** Changes whenever the code that reads and judges scenarios does. */
export const judgeDigest = (): string => codeDigest(JUDGING);

/** Changes whenever the code that reads cards does. */
export const readingDigest = (): string => codeDigest(READING);

function codeDigest(patterns: readonly string[]): string {
  const files = globSync(patterns, { cwd: PROJECT })
    .filter((file) => !IS_TEST.test(file))
    .toSorted();
  return digestOf(...files.flatMap((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]));
}

/** Names what comes of a scenario file: another judge, another text, or another card that it names, another name. */
export type KeyMaker = (file: string, text: string) => string;

export function keyMaker(judge: string, cards: CardLookup): KeyMaker {
  const digests = new Map<string, string>();
  const digestOfCard = (card: Card): string => {
    const known = digests.get(card.id) ?? digestOf(JSON.stringify(card));
    digests.set(card.id, known);
    return known;
  };
  return (file, text) => digestOf(judge, file, text, ...cardsBehind(text, cards).map(digestOfCard));
}

/** The line of a board has cards by any of their names, so that another card may make another board of it. */
const cardsBehind = (text: string, cards: CardLookup): readonly Card[] =>
  /^["']?line\b/m.test(text) ? [...cards.values()] : cardsNamedIn(text, cards);

/** Cards whose id stands anywhere in a text: at least those that it uses. */
export function cardsNamedIn(text: string, cards: CardLookup): readonly Card[] {
  const words = new Set(text.match(/[a-z0-9][a-z0-9-]*/g));
  return [...words].toSorted().flatMap((word) => cards.get(word) ?? []);
}
