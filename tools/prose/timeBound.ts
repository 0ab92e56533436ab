import type { z } from 'zod';
import { EDITION_IDS, type EditionId, isWithin, NEWEST_EDITION } from '#engine';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { proofreadingIn } from '../../site/i18n/proofreading.ts';
import { editionsFor, type Saying } from '../../site/library/byEdition.ts';
import type { ProsePart } from '../../site/library/prose/proseParts.ts';
import type { ScenarioNames } from '../../site/library/prose/strayKeys.ts';
import type { proseForm } from '../../site/library/proseForm.ts';

type Prose = z.output<typeof proseForm>;

/** Something that is said, and the editions on whose pages it stands. */
interface Passage {
  readonly path: readonly string[];
  readonly text: string;
  readonly editions: readonly EditionId[];
}

/** A passage that speaks of now on the pages of every edition. */
export interface TimeBound {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Passages that say “today” or the like without saying for which editions that is true. What is said of some editions
 * only may compare them with now; a note on an edition stands under that edition’s name, so it may too.
 */
export const timeBound = (
  front: Prose,
  parts: readonly ProsePart[],
  scenario: ScenarioNames,
): readonly TimeBound[] =>
  [...passagesAbove(front, scenario), ...passagesIn(parts, scenario.editions)].flatMap(
    ({ path, text, editions }) => {
      const [word] = NOW.exec(text) ?? [];
      if (word === undefined || isRun(editions, scenario.editions)) return [];
      return [
        { path, message: `“${word}” on the pages of every edition; say in which it is true` },
      ];
    },
  );

/** “No longer” is of the game as often as of the rules, so only what can be of nothing else stands here. */
const NOW = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.flatMap((language) => proofreadingIn(language).now).join('|')})(?!\\p{L})`,
  'iu',
);

/** Editions but the newest that are told of as those of today. */
export const pastCalledNow = (
  about: (language: Language, edition: EditionId) => string,
): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    EDITION_IDS.filter((edition) => edition !== NEWEST_EDITION).flatMap((edition) => {
      const [word] = NOW.exec(about(language, edition)) ?? [];
      return word === undefined
        ? []
        : [`site/i18n/${language}: “${word}” of the edition ${edition}, which is not the newest`];
    }),
  );

/** Some of all editions, but not all, and one after the other. */
function isRun(some: readonly EditionId[], all: readonly EditionId[]): boolean {
  if (all.length === 1) return true;
  const places = some.map((edition) => all.indexOf(edition)).toSorted((a, b) => a - b);
  const [first = 0] = places;
  return some.length < all.length && places.every((place, at) => place === first + at);
}

function passagesAbove(front: Prose, { editions, questions }: ScenarioNames): readonly Passage[] {
  const rest = (texts: Saying): readonly EditionId[] =>
    editions.filter((edition) => !editionsFor(texts, editions).includes(edition));
  const askedIn = (id: string): readonly EditionId[] =>
    questions.find((one) => one.id === id)?.editions ?? editions;
  return [
    { path: ['title'], text: front.title, editions },
    { path: ['summary'], text: front.summary, editions },
    { path: ['verdict'], text: front.verdict, editions: rest(front.verdicts) },
    { path: ['why'], text: front.why, editions: rest(front.whys) },
    ...(['verdicts', 'whys'] as const).flatMap((field) => sayings([field], front[field], editions)),
    ...(['questions', 'reasons'] as const).flatMap((field) =>
      Object.entries(front[field]).flatMap(([id, said]) => sayings([field, id], said, askedIn(id))),
    ),
  ];
}

const sayings = (
  path: readonly string[],
  said: Saying,
  editions: readonly EditionId[],
): readonly Passage[] =>
  typeof said === 'string'
    ? [{ path, text: said, editions }]
    : Object.entries(said).map(([key, text]) => ({
        path: [...path, key],
        text,
        editions: editionsFor({ [key]: text }, editions),
      }));

function passagesIn(
  parts: readonly ProsePart[],
  editions: readonly EditionId[],
): readonly Passage[] {
  const text = parts.map(textOf).join('');
  const within = parts.flatMap((part) =>
    part.kind === 'In'
      ? passagesIn(
          part.parts,
          editions.filter((edition) => isWithin(part.editions, edition)),
        )
      : [],
  );
  return [{ path: [], text, editions }, ...within];
}

function textOf(part: ProsePart): string {
  if (part.kind === 'html') return part.html;
  return part.kind === 'Term' ? part.words : ' ';
}
