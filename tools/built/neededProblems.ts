import type { Page } from './page.ts';

/**
 * Pages that come abridged and don't say what their questions are marked by, which would not be kept along with them;
 * `wholes` are the same pages as a script makes them whole.
 */
export function neededProblems(sent: readonly Page[], wholes: readonly Page[]): readonly string[] {
  const sentAt = new Map(sent.map(({ file, html }) => [file, html]));
  return wholes.flatMap(({ file, html }) =>
    [...new Set(html.match(GAMES))]
      .filter((games) => sentAt.get(file)?.includes(games) !== true)
      .map((games) => `dist${file}: does not say that it needs ${games}`),
  );
}

const GAMES = /\/questions\/[\w.-]+\/[\w.-]+\.json/g;
