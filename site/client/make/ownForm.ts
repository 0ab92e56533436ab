// The form in which boards of one's own are pasted, as links or lines.
import type { LinkProblem } from '#engine/sandbox';
import type { MakeBrowserWords } from '../../i18n/makeWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { lineSaying } from './lines.ts';
import type { OwnProblem } from './ownBoards.ts';

interface OwnWords
  extends Pick<MakeBrowserWords, 'ownAdded' | 'ownNone' | 'ownNothing' | 'ownFailed'> {
  readonly links: { readonly [K in LinkProblem['kind']]: string };
}

/** The boards that can be asked. Of what can't it is said why, and it stays in its field. */
export async function ownFrom(
  form: HTMLFormElement,
  sandbox: string,
  words: OwnWords,
): Promise<readonly CatalogueItem[]> {
  const field = form.querySelector('textarea');
  const status = form.querySelector('[role=status]');
  if (field === null || status === null) return [];
  status.replaceChildren();
  const { items, problems } = await import('./ownBoards.ts')
    .then(({ ownBoardsIn }) => ownBoardsIn(field.value, sandbox))
    .catch(() => ({ items: [], problems: [{ kind: 'failed' } as const] }));
  const said = [
    ...(items.length > 0 ? [words.ownAdded.replace('{n}', `${items.length}`)] : []),
    ...problems.map((one) => problemSaid(one, words)),
  ];
  status.replaceChildren(...said.map(lineSaying));
  if (problems.length === 0) field.value = '';
  return items;
}

function problemSaid(problem: OwnProblem, words: OwnWords): string {
  switch (problem.kind) {
    case 'link':
      return words.links[problem.why];
    case 'none':
      return words.ownNone;
    case 'unread':
      return problem.says;
    case 'nothing':
      return words.ownNothing.replace('{line}', problem.line);
    case 'failed':
      return words.ownFailed;
    default:
      return problem satisfies never;
  }
}
