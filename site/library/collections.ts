// The library as Astro's collections hold it: what the pages read.

import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { readFileSync } from 'node:fs';
import type { AnsweredQuestion, EditionId, MisreadQuestion } from '#engine';
import type { Language } from '../i18n/languages.ts';
import type { Genre, ScenarioFacts } from './judged/facts.ts';
import { keptFacts, keptMisreadings, keptOtherwise, keptPlaying } from './judged/judgement.ts';
import { cacheFolder } from './judged/judgementCache.ts';
import type { Playing } from './judged/playing.ts';
import { onceInBuild } from './onceInBuild.ts';
import { frontProblems } from './prose/frontProblems.ts';
import type { ReadProse } from './prose/partsOf.ts';
import { proseIn } from './prose/proseIn.ts';
import type { ProsePart } from './prose/proseParts.ts';
import { type ScenarioNames, strayKeys } from './prose/strayKeys.ts';

export type Prose = CollectionEntry<'prose'>;
type Entry = CollectionEntry<'scenarios'>;

/** Every scenario, in the order of the files; the same list again as long as none of them changes. */
export const allScenarios = onceInBuild(async () => (await whole()).scenario ?? []);

/** Every exercise; the rest is as for scenarios. */
export const allExercises = onceInBuild(async () => (await whole()).exercise ?? []);

type Whole = { readonly [G in Genre]?: readonly ScenarioFacts[] };

const whole = onceInBuild(async (): Promise<Whole> => {
  const entries = (await getCollection('scenarios')).toSorted((a, b) =>
    a.data.file < b.data.file ? -1 : 1,
  );
  const state = entries.map(({ data }) => data.key).join();
  if (last?.state !== state)
    last = { state, all: Object.groupBy(entries.map(factsAt), ({ genre }) => genre) };
  return last.all;
});

let last: { readonly state: string; readonly all: Whole } | undefined;

/** A scenario by the name of its folder. */
export async function scenarioCalled(slug: string): Promise<ScenarioFacts> {
  return factsAt(await entryOf(slug));
}

/** How a scenario goes in an edition that it is shown in. */
export async function playingOf(slug: string, edition: EditionId): Promise<Playing> {
  const entry = await entryOf(slug);
  const name = `${slug} ${entry.data.key} ${edition}`;
  const known = recent.get(name);
  if (known !== undefined) return known;
  const playing = keptPlaying(folderOf(entry), factsAt(entry), edition) ?? gone(entry);
  recent.set(name, playing);
  for (const oldest of [...recent.keys()].slice(0, -RECENT)) recent.delete(oldest);
  return playing;
}

/** Pages are made scenario by scenario, so the last few playings are all that is asked for again. */
const RECENT = 4;
const recent = new Map<string, Playing>();

/** What mistakes answer to its questions, in the edition in which it opens. */
export async function misreadingsOf(slug: string): Promise<readonly MisreadQuestion[]> {
  const entry = await entryOf(slug);
  return keptMisreadings(folderOf(entry)) ?? gone(entry);
}

/** What other editions answer to its questions, where that is not what the one answers in which it opens. */
export async function otherwiseOf(slug: string): Promise<readonly AnsweredQuestion[]> {
  const entry = await entryOf(slug);
  return keptOtherwise(folderOf(entry)) ?? gone(entry);
}

/**
 * A scenario's prose in a language; in English where the language is in progress and has none. That it is missing
 * otherwise stops the build.
 */
export async function proseOf(slug: string, language: Language): Promise<Prose> {
  const find = async (one: Language): Promise<Prose | undefined> =>
    getEntry('prose', `${slug}/${one}`);
  const found = await proseIn(find, language);
  if (found === undefined) throw new Error(`scenarios/…/${slug}/${language}.mdx: no such file`);
  return found;
}

/**
 * What stands below the front matter of a scenario's prose; that it cannot be read, or that a key above it names what
 * the scenario does not have, stops the build.
 */
export function proseParts(
  { filePath = '', data, rendered }: Prose,
  scenario: ScenarioNames,
): readonly ProsePart[] {
  const read = rendered?.metadata?.read as ReadProse | undefined;
  const problems = read?.problems ?? [{ line: 1, column: 1, message: 'it was not read' }];
  const isStray = strayKeys(data, scenario).length > 0;
  if (read !== undefined && problems.length === 0 && !isStray) return read.parts;
  const above = isStray
    ? frontProblems({ path: filePath, text: readFileSync(filePath, 'utf8') }, (front) =>
        strayKeys(front, scenario),
      )
    : [];
  const below = problems.map(
    ({ line, column, message }) => `${filePath}:${line}:${column}: ${message}`,
  );
  throw new Error([...above, ...below].join('\n'));
}

/** Names how a scenario is played in all its editions: another name wherever something of that can differ. */
export const playingState = async (slug: string): Promise<string> => (await entryOf(slug)).data.key;

/** Names a scenario's prose in a language: another name wherever it says something else. */
export const proseState = async (slug: string, language: Language): Promise<string> =>
  `${(await proseOf(slug, language)).digest}`;

async function entryOf(slug: string): Promise<Entry> {
  const entry = await getEntry('scenarios', slug);
  if (entry === undefined) throw new Error(`no scenario is called ${slug}`);
  return entry;
}

function factsAt(entry: Entry): ScenarioFacts {
  const folder = folderOf(entry);
  const known = facts.get(folder) ?? keptFacts(folder) ?? gone(entry);
  facts.set(folder, known);
  return known;
}

const facts = new Map<string, ScenarioFacts>();

const folderOf = ({ data: { slug, key } }: Entry): string => cacheFolder(process.cwd(), slug, key);

function gone({ data: { file } }: Entry): never {
  throw new Error(`${file}: what was judged of it has been deleted meanwhile; start again`);
}
