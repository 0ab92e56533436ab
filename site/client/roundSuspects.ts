// Of which mistakes the answers of a round may come, and the board that tells them apart.
import { traitsIn } from './boardTraits.ts';
import { underRoot } from './roundAddresses.ts';
import { kinAmong, withLater } from './roundLater.ts';
import { cleared, nextFor, type Separating, suspectsAfter } from './suspects.ts';

export class RoundSuspects {
  /** Says where the boards are on which a mistake shows; nothing where somebody chose what is asked. */
  readonly #round: HTMLElement;
  #suspects: readonly string[] = [];

  constructor(round: HTMLElement) {
    this.#round = round;
  }

  /**
   * After a wrong answer to the board at `href`: where to ask one that tells the suspects apart, or on which the one that is
   * left shows again; where nothing explains it, another of the set that is of the same kind.
   */
  async after(
    explaining: readonly string[],
    href: string,
    isSeen: (href: string) => boolean,
  ): Promise<string | undefined> {
    if (explaining.length === 0) return this.#kinOf(href, isSeen);
    this.#suspects = suspectsAfter(this.#suspects, explaining);
    const pool = await this.#pool();
    const found = nextFor(
      this.#suspects,
      pool.filter((board) => !isSeen(underRoot(this.#round, board.at))),
    );
    return found && underRoot(this.#round, found.at);
  }

  /** After a right answer to this board. */
  async clear(isIt: (board: Separating) => boolean): Promise<void> {
    if (this.#suspects.length === 0) return;
    this.#suspects = cleared(this.#suspects, (await this.#pool()).find(isIt));
  }

  /** With the board at that place asked three later than the one at `at`. */
  later(asked: readonly number[], at: number, place: number): readonly number[] {
    return withLater(asked, at, place);
  }

  async #kinOf(href: string, isSeen: (href: string) => boolean): Promise<string | undefined> {
    const traits = traitsIn(this.#round);
    const pool = new Map(
      (await this.#pool()).map(({ at, alike }) => [underRoot(this.#round, at), alike.flat()]),
    );
    const boards: readonly string[] = JSON.parse(this.#round.dataset.boards ?? '[]');
    const all = boards.map((one, place) => ({
      href: one,
      topic: traits[place]?.topic ?? '',
      mistakes: pool.get(one) ?? [],
    }));
    const board = all.find((one) => one.href === href);
    const others = all.filter((one) => one !== board && !isSeen(one.href));
    return board && kinAmong(board, others)?.href;
  }

  /** None where they can't be had. */
  async #pool(): Promise<readonly Separating[]> {
    const { apart } = this.#round.dataset;
    return apart === undefined ? [] : poolAt(apart).catch(() => []);
  }
}

/** Loads a pool of boards; after the first time the browser has it in its own store. */
async function poolAt(address: string): Promise<readonly Separating[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}
