/** Gives one answer that somebody waits for, such as a run of the command or a board shown, and takes its time. */
export type Call = <T>(what: string, answer: () => T | Promise<T>) => Promise<T>;

/** So long may somebody wait for one answer: milliseconds of a processor that does nothing else. */
export const LONGEST = 2000;

/** So often in all does a call take too long before it is called slow. */
const TIMES = 3;

/** How long each call lasted at most, in milliseconds that a processor was busy for its thread. */
type Lasting = ReadonlyMap<string, number>;

/**
 * How long each of the calls lasts that are made in some work. `begins` is told of each before it is made, so that somebody
 * else can see what is going on.
 */
export async function lastingIn(
  begins: (what: string) => void,
  work: (call: Call) => Promise<void>,
): Promise<Lasting> {
  const lasting = new Map<string, number>();
  await work(async (what, answer) => {
    begins(what);
    const before = process.threadCpuUsage();
    const answered = await answer();
    const { user, system } = process.threadCpuUsage(before);
    const took = Math.round((user + system) / 1000);
    lasting.set(what, Math.max(took, lasting.get(what) ?? 0));
    return answered;
  });
  return lasting;
}

/** The calls that take too long whenever they are made, as faults; those that do not at once are made again. */
export async function slowIn(
  first: Lasting,
  again: () => Promise<Lasting>,
  longest = LONGEST,
): Promise<readonly string[]> {
  let slow = over(first, longest);
  for (let time = 1; time < TIMES && slow.size > 0; time += 1)
    slow = least(slow, over(await again(), longest));
  return [...slow].map(([what, took]) => `takes too long: ${what}, ${took} ms`);
}

const over = (lasting: Lasting, longest: number): Lasting =>
  new Map([...lasting].filter(([, took]) => took > longest));

/** Of the slow ones those that were so this time too, each as long as it lasts at least. */
const least = (slow: Lasting, next: Lasting): Lasting =>
  new Map(
    [...next].flatMap(([what, took]) => {
      const before = slow.get(what);
      return before === undefined ? [] : [[what, Math.min(took, before)]];
    }),
  );
