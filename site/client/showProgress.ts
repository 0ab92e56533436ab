// The list of scenarios shows what was answered in this browser.
import { waitingAnswers } from './memory/journal.ts';
import { type Progress, recall, withAnswer } from './progress.ts';

/** Marks the lines that are here, again after others have been brought. */
export function showProgress(): void {
  const words = document.querySelector<HTMLElement>('r509-filters')?.dataset;
  // Those that the page before had no time to sum up.
  const progress = waitingAnswers().reduce(withAnswer, recall());
  for (const line of document.querySelectorAll<HTMLElement>('[data-asks]')) {
    const place = line.querySelector('.done');
    place?.replaceChildren(...(words === undefined ? [] : stateOf(line, progress, words)));
  }
}

function stateOf(
  { dataset: { slug = '', asks = '' } }: HTMLElement,
  progress: Progress,
  { answered = '', allRight = '' }: DOMStringMap,
): readonly Node[] {
  const answers = asks.split(' ').map((id) => progress.get(slug)?.get(id));
  const given = answers.filter((one) => one !== undefined).length;
  if (given === 0) return [];
  const count = document.createElement('span');
  count.ariaHidden = 'true';
  count.textContent = `${given}/${answers.length}`;
  const spoken = document.createElement('span');
  spoken.className = 'vh';
  spoken.textContent = answered.replace('{k}', `${given}`).replace('{n}', `${answers.length}`);
  if (!answers.every((one) => one === true)) return [count, spoken];
  spoken.textContent += `, ${allRight}`;
  return [signOfRight(), count, spoken];
}

const SVG = 'http://www.w3.org/2000/svg';

function signOfRight(): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'i');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#i-yes');
  svg.append(use);
  return svg;
}

// A page that comes back out of the browser's memory has not run again.
addEventListener('pageshow', showProgress);
