import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { ExportedSet } from '../exportedSet.ts';
import { laidOut } from './laidOut.ts';

/**
 * Prints a set instead of its page, and leaves the page as it was. On a screen its style hides it; that it is there before
 * the browser asks for the size of paper lets the reader choose it.
 */
export function printed(set: ExportedSet, words: ExportingWords): void {
  for (const left of document.querySelectorAll('body > .paper')) left.remove();
  const paper = laidOut(set, words);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  document.body.append(paper);
  print();
}
