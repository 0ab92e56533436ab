/** A way by which a board, or a question on one, comes in as text. */
export interface Door {
  /** How often a text is read and played there, by one program and another. */
  readonly runs: number;
  /** What may come in: as somebody wrote it, with slips, or without any sense. The same seed gives the same text. */
  readonly textFrom: (seed: number) => string;
  /** What comes of a text that should not; nothing where the door is honest. May throw, which is a fault as well. */
  readonly faultsOf: (text: string) => Promise<readonly string[]>;
}

/** So long may a program think of what somebody typed, in milliseconds of a processor, each time. */
const LONGEST = 2000;

/** What goes wrong at a door, a throw or too long a time among it; each begins with its sort, and a colon. */
export async function faultsAt(
  { faultsOf, runs }: Pick<Door, 'faultsOf' | 'runs'>,
  text: string,
): Promise<readonly string[]> {
  const before = process.threadCpuUsage();
  try {
    const faults = await faultsOf(text);
    const { user, system } = process.threadCpuUsage(before);
    const took = Math.round((user + system) / 1000);
    return took > LONGEST * runs ? [...faults, `takes too long: ${took} ms`] : faults;
  } catch (error) {
    return [`throws: ${error instanceof Error ? (error.stack ?? error.message) : error}`];
  }
}

/** What only the machine says. */
const MACHINE =
  /\[object|\bundefined\b|\bNaN\b|\bat \S+:\d+:\d+|invariant broken|unreachable:|the project fails/g;

/** The words of the machine in what is told of a text, but for those that stand in the text, or in what is quoted of it. */
export const machineIn = (told: string, text: string): readonly string[] =>
  (told.replace(/“[^”]*”/g, '').match(MACHINE) ?? [])
    .filter((word) => !text.includes(word))
    .slice(0, 1)
    .map((word) => `speaks of the machine: ${word}`);
