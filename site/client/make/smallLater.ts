// Where boards stand small. What draws them comes with the first that comes into view.

/** Places for the boards of one list, each kept with what stands in it as the list is written anew. */
export class SmallBoards {
  readonly #places = new Map<string, HTMLElement>();
  readonly #failed: string;
  readonly #seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) this.#fill(target);
  });

  /** `failed`: what is said where a board can't be had. */
  constructor(failed: string) {
    this.#failed = failed;
  }

  /** The place of the board at an address. */
  at(href: string): HTMLElement {
    const known = this.#places.get(href);
    if (known !== undefined) return known;
    const place = document.createElement('figure');
    place.className = 'make-small';
    place.dataset.href = href;
    this.#places.set(href, place);
    this.#seen.observe(place);
    return place;
  }

  #fill(place: HTMLElement): void {
    this.#seen.unobserve(place);
    const { href = '' } = place.dataset;
    import('./small.ts')
      .then(({ showSmall }) => showSmall(place, href, this.#failed))
      // It is tried again as it is next shown.
      .catch(() => this.#places.delete(href));
  }
}
