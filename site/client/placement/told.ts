// What is said of a placement test that is over.
import { kebab } from '../../engine.ts';
import type { PlacementBrowserWords } from '../../i18n/placementWords.ts';
import type { PlacementFinding } from '../../placement/finding.ts';
import type { PlacementTable } from '../../placement/item.ts';
import { explaining, type ReadAnswer } from './replies.ts';

/** Where things have their pages, and what mistakes are called there, by how they stand in addresses. */
export interface PlacementNames {
  readonly root: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** Fills in what was found, where somebody stands, and the way on. */
export function fillFinding(
  place: Element,
  finding: PlacementFinding,
  table: PlacementTable,
  names: PlacementNames,
  words: PlacementBrowserWords,
): void {
  const slugs = (all: readonly number[]): readonly string[] =>
    all.map((one) => kebab(table.mistakes[one] ?? ''));
  const [sure, likely] = [slugs(finding.sure), slugs(finding.likely)];
  const spoken = new Set([...finding.sure, ...finding.likely]);
  const cleared = finding.asked.filter((one) => !spoken.has(one));
  const unasked = [...table.mistakes.keys()].filter((one) => !finding.asked.includes(one));
  put(place, '.ruling', words.found.heads[headOf(finding)]);
  list(place, '.placement-sure', sure, names);
  list(place, '.placement-likely', likely, names);
  fold(place, '.placement-cleared', words.found.cleared, slugs(cleared), names);
  const placed = new Set(slugs([...table.mistakes.keys()]));
  const left = Object.keys(names.titles).filter((slug) => !placed.has(slug));
  fold(place, '.placement-unasked', words.found.unasked, [...slugs(unasked), ...left], names);
  const { level } = finding;
  const said = words.found.level
    .replace('{level}', words.found.levels[level])
    .replace('{k}', `${level}`);
  put(place, '.placement-level', finding.asked.length === 0 ? '' : said);
  const practice = [...sure, ...likely].map((slug) =>
    lineWith(
      linkTo(
        `${names.root}practice/${slug}/`,
        words.found.practice.replace('{title}', titleOf(slug, names)),
      ),
    ),
  );
  place.querySelector('.placement-practice')?.replaceChildren(...practice);
}

function headOf({
  sure,
  likely,
  asked,
}: PlacementFinding): keyof PlacementBrowserWords['found']['heads'] {
  if (asked.length === 0) return 'unknown';
  if (sure.length > 0) return 'some';
  return likely.length > 0 ? 'perhaps' : 'none';
}

/** What an answer told. */
export function toldOf(
  read: ReadAnswer,
  table: PlacementTable,
  { titles }: Pick<PlacementNames, 'titles'>,
  { rests: { told } }: PlacementBrowserWords,
): string {
  if (read.kind === 'changed') return told.changed;
  const { item, reply } = read.replied;
  if (reply === undefined) return told.unknown;
  if (reply === item.right) return told.right.replace('{n}', `${item.believed.length}`);
  const named = explaining(read.replied, table).map((mistake) => titles[kebab(mistake)] ?? mistake);
  return named.length === 0 ? told.wrong : told.explained.replace('{title}', named.join('; '));
}

const titleOf = (slug: string, { titles }: PlacementNames): string => titles[slug] ?? slug;

function put(place: Element, part: string, text: string): void {
  const found = place.querySelector(part);
  if (found) found.textContent = text;
}

/** What is empty is not shown, nor what heads it. */
function list(place: Element, part: string, slugs: readonly string[], names: PlacementNames): void {
  const found = place.querySelector<HTMLElement>(part);
  found?.querySelector('ul')?.replaceChildren(...linesOf(slugs, names));
  found?.toggleAttribute('hidden', slugs.length === 0);
}

function fold(
  place: Element,
  part: string,
  head: string,
  slugs: readonly string[],
  names: PlacementNames,
): void {
  list(place, part, slugs, names);
  put(place, `${part} summary`, head.replace('{n}', `${slugs.length}`));
}

const linesOf = (slugs: readonly string[], names: PlacementNames): readonly HTMLElement[] =>
  slugs.map((slug) => lineWith(linkTo(`${names.root}mistakes/${slug}/`, titleOf(slug, names))));

function linkTo(href: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

export function lineWith(...parts: readonly (Node | string)[]): HTMLElement {
  const line = document.createElement('li');
  line.append(...parts);
  return line;
}
