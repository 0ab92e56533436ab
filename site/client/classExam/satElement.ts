// What a page of a class's exam knows of a sitting, and what it tells once that is handed in: the code first, then the marks
// where the exam shows any.
import type { ClassBrowserWords } from '../../i18n/classExamWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { catalogueAt } from '../catalogue.ts';
import { markWaiting } from '../exam/marking.ts';
import { review } from '../exam/review.ts';
import { waitingIn } from '../exam/sitting.ts';
import { Retry } from '../retry.ts';
import { StagedElement } from '../stagedElement.ts';
import type { ClassExam } from './examLink.ts';
import { showHandedIn } from './handIn.ts';
import type { ClassSitting } from './sat.ts';
import { SatHere } from './satHere.ts';
import { tellMarks } from './tellMarks.ts';

export abstract class SatElement extends StagedElement<ClassBrowserWords> {
  protected exam: ClassExam | undefined;
  protected catalogue: readonly CatalogueItem[] = [];
  #here: SatHere | undefined;
  protected readonly retry = new Retry(() => this.tryAgain());

  /** Tries once more what could not be had. */
  protected abstract tryAgain(): void;

  protected get sitting(): ClassSitting | undefined {
    return this.#here?.now;
  }

  protected takeUp(sitting: ClassSitting): void {
    this.#here = new SatHere(sitting);
  }

  protected keep(change: Partial<ClassSitting>): void {
    this.#here?.note(change);
    this.one('.exam-unkept').textContent = this.#here?.isKept === false ? this.words.unkept : '';
  }

  /** Takes on what another tab has noted; says whether it has. */
  protected hear(key: string | null): boolean {
    return this.#here?.hear(key) === true;
  }

  protected async load(): Promise<boolean> {
    if (this.catalogue.length === 0)
      this.catalogue = await catalogueAt(this.dataset.items ?? '').catch(() => []);
    return this.catalogue.length > 0;
  }

  /** The code first: whatever becomes of the marks, it is there. */
  protected async tell(): Promise<void> {
    const { sitting, exam } = this;
    const template = this.querySelector('template')?.content.cloneNode(true);
    if (!sitting || !exam || !(template instanceof DocumentFragment)) return;
    delete this.stage.dataset.at;
    this.one('.exam-results').hidden = true;
    this.querySelector('.round-ruling')?.remove();
    this.stage.replaceChildren(template);
    this.say('');
    await showHandedIn(this.stage, sitting, exam.set.title, this.words);
    if (exam.marks === 'after') await this.markAll();
  }

  protected async markAll(): Promise<void> {
    const { sitting } = this;
    if (sitting === undefined) return;
    await this.load();
    const { marking } = this.words.asking;
    await markWaiting(sitting, {
      stage: this.one('.exam-marking'),
      hrefOf: (at) => this.hrefOf(at),
      isGone: () => false,
      tell: (k, n) => this.say(marking.replace('{k}', `${k}`).replace('{n}', `${n}`)),
      keep: (place, judgement) => this.keep({ judged: { [place]: judgement } }),
    });
    if (this.stage.dataset.at === undefined) this.#tellMarks();
    await this.#log();
  }

  #tellMarks(): void {
    const { sitting, catalogue, words } = this;
    if (sitting === undefined) return;
    this.say('');
    tellMarks(this.stage, { sitting, catalogue }, words, this.dataset);
    const isWaiting = waitingIn(sitting).length > 0;
    this.one('.exam-retry').hidden = !isWaiting;
    if (isWaiting) this.retry.later();
    else this.retry.done();
  }

  /** Once a student may see what was right, it is remembered beside all other answers. */
  async #log(): Promise<void> {
    const { sitting } = this;
    const logged = Object.keys(sitting?.judged ?? {}).length;
    if (sitting === undefined || logged <= sitting.logged) return;
    const isLogged = await import('../exam/remember.ts')
      .then(({ rememberExam }) => rememberExam(sitting, Date.now()))
      .catch(() => false);
    if (isLogged) this.keep({ logged });
  }

  /** Shows a question with what was answered. */
  protected async review(place: number): Promise<void> {
    const { sitting } = this;
    if (sitting === undefined) return;
    this.one('.exam-results').hidden = false;
    const looked = await review(this.stage, sitting, place, (at) => this.hrefOf(at));
    // By then one may be back at the results.
    if (this.one('.exam-results').hidden) return;
    const { asking } = this.words;
    this.say({ seen: '', failed: asking.failed, changed: asking.results.changed }[looked]);
    this.scrollIntoView({ block: 'start' });
  }
}
