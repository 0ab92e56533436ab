import type { Check } from '../project/check.ts';
import { capture } from '../project/command.ts';

/** So much of a subject is shown where commits are listed. */
const MOST = 72;

/** Older ones stand as they are. */
const SINCE = '2026-11-28T11:30:00Z';

/** Commits of the repository at `root` whose subject is too long; where there is no history to look at, none. */
export async function longSubjects(root: string): Promise<readonly string[]> {
  const asked = ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'];
  const { code, output } = await capture('git', asked, { folder: root });
  if (code !== 0) return [];
  return output.split('\n').flatMap((line) => {
    const [commit = '', ...words] = line.split(' ');
    const { length } = [...words.join(' ')];
    return length > MOST ? [`${commit}: its subject has ${length} letters, at most ${MOST}`] : [];
  });
}

export const check: Check = { name: 'subjects', run: () => longSubjects(process.cwd()) };
