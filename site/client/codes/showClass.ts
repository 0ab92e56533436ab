// What the class got wrong together.
import type { CodeBrowserWords } from '../../i18n/codeWords.ts';
import type { BoardResult, ClassResult } from './classResult.ts';
import type { NamesInCodes } from './csvRows.ts';
import { made } from './parts.ts';

/** `root`: where the pages of the language begin. */
export function classSection(
  { students, boards, topics, mistakes }: ClassResult,
  { together }: CodeBrowserWords,
  names: NamesInCodes,
  root: string,
): HTMLElement {
  const linked = (href: string, text: string): HTMLElement => {
    const link = made('a', text);
    link.setAttribute('href', `${root}${href}`);
    return link;
  };
  const section = made(
    'section',
    made('h2', together.title.replace('{n}', `${students}`)),
    ...(boards.length === 0 ? [made('p', together.allRight)] : []),
    ...listed(
      together.boards,
      boards.map((board) => [`${board.title}: `, ...boardParts(board, together)]),
    ),
    ...listed(
      together.mistakes,
      mistakes.map(({ slug, answers, students: k }) => [
        linked(`mistakes/${slug}/`, names.mistakes[slug] ?? slug),
        `: ${together.explains.replace('{n}', `${answers}`).replace('{k}', `${k}`)}`,
      ]),
    ),
    ...listed(
      together.topics,
      topics.map(({ name, right, all }) => [
        linked(`practice/${name}/`, names.topics[name] ?? name),
        `: ${right}/${all}`,
      ]),
    ),
  );
  section.className = 'codes-together';
  return section;
}

function boardParts(
  { wrong, all, commonest }: BoardResult,
  { wrong: said, commonest: most }: CodeBrowserWords['together'],
): readonly (string | Node)[] {
  const count = made('b', said.replace('{k}', `${wrong}`).replace('{n}', `${all}`));
  if (commonest === undefined) return [count];
  const text = most.replace('{n}', `${commonest.n}`).replace('{said}', () => commonest.said);
  return [count, `. ${text}`];
}

const listed = (
  title: string,
  lines: readonly (readonly (string | Node)[])[],
): readonly HTMLElement[] =>
  lines.length === 0
    ? []
    : [made('h3', title), made('ol', ...lines.map((parts) => made('li', ...parts)))];
