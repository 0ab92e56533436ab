// The last board of a stop, as this reader has not seen it.
import type { StopSketch } from '../../view/course/stopSketch.ts';
import { shuffledBy } from '../deal/chance.ts';
import { nameAt, seedAfter, textAt } from '../deal/made.ts';
import type { Answer } from '../memory/answer.ts';

/** Where it is asked, in English. `own`: the seed of this browser. Rejects where no board can be made. */
export async function lastBoard(
  { id, last }: StopSketch,
  answers: readonly Answer[],
  own: string,
  root: string,
): Promise<string> {
  const seen = new Set(answers.map(({ item }) => item));
  if (last.kind === 'among') {
    const dealt = shuffledBy(`${own} ${id}`, last.boards, ({ at }) => at).map(({ at }) => at);
    // Once all were seen, it is the one that was seen longest ago.
    const oldest = dealt.toSorted((a, b) => lastSeen(a, answers) - lastSeen(b, answers));
    return dealt.find((at) => !seen.has(at)) ?? oldest[0] ?? '';
  }
  const name = nameAt(last.at);
  if (name === undefined) throw new Error(`${last.at} makes no board`);
  const known = [...seen].filter((at) => nameAt(at)?.aim === name.aim);
  const { seedsApart } = await import('../boards/madePage.ts');
  const [seed] = await seedsApart(
    `${root}practice/boards/`,
    name,
    [seedAfter(`${own} ${id}`, known.length)],
    known.flatMap((at) => textAt(at) ?? []),
  );
  if (seed === undefined) throw new Error(`no board is left for ${name.aim}`);
  return `${last.at}-s${seed}`;
}

const lastSeen = (at: string, answers: readonly Answer[]): number =>
  answers.reduce((last, { item, when }) => (item === at ? Math.max(last, when) : last), 0);
