/** Between what stands in a text by itself, the largest parts first. */
const BETWEEN = ['\n', '; ', ' + ', ', ', ' ', ''];

/** So often is it tried whether a text without one of its parts is still of the sort. */
const TRIES = 400;

/** A text of the same sort from which no part can be taken, as far as so many tries tell. */
export async function smallest(
  text: string,
  isStill: (text: string) => Promise<boolean>,
  tries = TRIES,
): Promise<string> {
  let small = text;
  let left = tries;
  for (const between of BETWEEN)
    for (let size = small.split(between).length; size >= 1; size = Math.floor(size / 2)) {
      let at = 0;
      while (at < small.split(between).length && left > 0) {
        const less = small.split(between).toSpliced(at, size).join(between);
        left -= 1;
        if (less !== small && (await isStill(less))) small = less;
        else at += size;
      }
    }
  return small;
}
