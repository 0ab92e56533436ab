import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** On which day each scenario and each exercise came: what the feed of new boards tells. */
export const ADDED = 'scenarios/added.yaml';

const form = z.record(z.iso.date(), z.array(z.string()));

/** The day of each, by its slug; a file that cannot be read has none, which its check says. */
export function addedDays(root: string): ReadonlyMap<string, string> {
  const read = readAdded(readFileSync(join(root, ADDED), 'utf8'));
  return new Map(read.map(({ slug, day }) => [slug, day]));
}

/** What is wrong with such a file, where these are the boards that there are: each stands in it once. */
export function addedProblems(text: string, slugs: readonly string[]): readonly string[] {
  const read = readAdded(text);
  if (read.length === 0)
    return [`${ADDED}: it is not a list of slugs under each day, such as '2026-11-30'`];
  const known = new Set(slugs);
  const days = Map.groupBy(read, ({ slug }) => slug);
  return [
    ...slugs
      .filter((slug) => !days.has(slug))
      .map((slug) => `${ADDED}: ${slug} is missing; write it under the day on which it is added`),
    ...[...days].flatMap(([slug, all]) => [
      ...(known.has(slug) ? [] : [`${ADDED}: no scenario or exercise is called ${slug}`]),
      ...(all.length > 1 ? [`${ADDED}: ${slug} stands there ${all.length} times`] : []),
    ]),
  ];
}

function readAdded(text: string): readonly { readonly slug: string; readonly day: string }[] {
  const read = form.safeParse(yamlIn(text));
  return Object.entries(read.data ?? {}).flatMap(([day, all]) =>
    all.map((slug) => ({ slug, day })),
  );
}

function yamlIn(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
