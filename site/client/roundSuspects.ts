// Of which mistakes the answers of a round may come, and the board that tells them apart.
import { cleared, nextFor, type Separating, suspectsAfter } from './suspects.ts';

export class RoundSuspects {
  readonly #apart: string | undefined;
  #suspects: readonly string[] = [];

  /** `apart`: where the boards are on which a mistake shows; nothing where somebody chose what is asked. */
  constructor(apart: string | undefined) {
    this.#apart = apart;
  }

  /** After a wrong answer: a board that tells the suspects apart, or on which the one that is left shows again. */
  async after(
    explaining: readonly string[],
    isSeen: (board: Separating) => boolean,
  ): Promise<Separating | undefined> {
    this.#suspects = suspectsAfter(this.#suspects, explaining);
    const pool = await this.#pool();
    return nextFor(
      this.#suspects,
      pool.filter((board) => !isSeen(board)),
    );
  }

  /** After a right answer to this board. */
  async clear(isIt: (board: Separating) => boolean): Promise<void> {
    if (this.#suspects.length === 0) return;
    this.#suspects = cleared(this.#suspects, (await this.#pool()).find(isIt));
  }

  /** None where they can't be had. */
  async #pool(): Promise<readonly Separating[]> {
    return this.#apart === undefined ? [] : poolAt(this.#apart).catch(() => []);
  }
}

/** Loads a pool of boards; after the first time the browser has it in its own store. */
async function poolAt(address: string): Promise<readonly Separating[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}
