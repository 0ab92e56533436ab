import { type Call, lastingIn, slowIn } from './timing.ts';

/** A way by which a board, or a question on one, comes in as text. */
export interface Door {
  /** What may come in: as somebody wrote it, with slips, or without any sense. The same seed gives the same text. */
  readonly textFrom: (seed: number) => string;
  /**
   * What comes of a text that should not; nothing where the door is honest. May throw, which is a fault as well. Each answer
   * that somebody waits for is given in a call, whose time is taken.
   */
  readonly faultsOf: (text: string, call: Call) => Promise<readonly string[]>;
}

/**
 * What goes wrong at a door, a throw or too long a time among it; each begins with its sort, and a colon. `longest`: how many
 * milliseconds one answer may take.
 */
export async function faultsAt(
  { faultsOf }: Pick<Door, 'faultsOf'>,
  text: string,
  begins: (what: string) => void = () => {},
  longest?: number,
): Promise<readonly string[]> {
  try {
    let faults: readonly string[] = [];
    const lasting = await lastingIn(begins, async (call) => {
      faults = await faultsOf(text, call);
    });
    // What a machine does besides can make one slow, and not each time.
    const again = () =>
      lastingIn(begins, async (call) => {
        await faultsOf(text, call);
      });
    const slow = await slowIn(lasting, again, longest);
    return [...faults, ...slow];
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
