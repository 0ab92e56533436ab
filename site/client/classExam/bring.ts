import { boardAt } from '../roundBoard.ts';

/** Brings boards ahead of being asked, a few at once, and says how many can't be had; `tell` hears how many were tried. */
export async function bringBoards(
  hrefs: readonly string[],
  tell: (tried: number, all: number) => void,
): Promise<number> {
  let missing = 0;
  for (let at = 0; at < hrefs.length; at += A_FEW) {
    tell(at, hrefs.length);
    const some = await Promise.allSettled(hrefs.slice(at, at + A_FEW).map(boardAt));
    missing += some.filter(({ status }) => status === 'rejected').length;
  }
  return missing;
}

const A_FEW = 6;
