/** A page's element in which boards are brought, asked and told of, with the words that it carries. */
export abstract class StagedElement<Words> extends HTMLElement {
  /** Itself where the page has no such part. */
  protected one(part: string): HTMLElement {
    return this.querySelector<HTMLElement>(part) ?? this;
  }

  protected on(part: string, act: (press: MouseEvent) => void): void {
    this.one(part).addEventListener('click', act);
  }

  protected say(text: string): void {
    this.one('.exam-says').textContent = text;
  }

  /** The address here of what stands at one in English and without the site's base. */
  protected hrefOf(at: string): string {
    return `${this.dataset.root}${at.slice(1)}`;
  }

  protected get stage(): HTMLElement {
    return this.one('.asking');
  }

  protected get words(): Words {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}
