import type { MakeBrowserWords } from '../../i18n/makeWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';

/** A board that is found: whether it is chosen, what it is called, what it is about, and the board small. */
export function foundLine(
  item: CatalogueItem,
  isChosen: boolean,
  small: HTMLElement,
  { words, root }: LineTelling,
): HTMLElement {
  const button = buttonFor('add', isChosen ? '✓' : '+', words.add.replace('{title}', item.title));
  button.dataset.item = item.at;
  button.setAttribute('aria-pressed', `${isChosen}`);
  const link = document.createElement('a');
  link.href = `${root}${item.at.slice(1)}`;
  link.textContent = item.title;
  return lineOf(button, link, aboutOf(item, words), small);
}

export interface LineTelling {
  readonly words: MakeBrowserWords;
  /** The address of the site in the language of the page. */
  readonly root: string;
}

/** A board that is chosen, with the ways to move and to remove it, and the board small. */
export function chosenLine(
  item: CatalogueItem,
  { at, all }: { readonly at: number; readonly all: number },
  small: HTMLElement,
  words: MakeBrowserWords,
): HTMLElement {
  const buttons = [
    buttonFor('up', '↑', words.up.replace('{title}', item.title)),
    buttonFor('down', '↓', words.down.replace('{title}', item.title)),
    buttonFor('remove', '×', words.remove.replace('{title}', item.title)),
  ];
  for (const button of buttons) button.dataset.at = `${at}`;
  buttons[0]?.toggleAttribute('disabled', at === 0);
  buttons[1]?.toggleAttribute('disabled', at + 1 === all);
  const title = document.createElement('span');
  title.textContent = item.title;
  return lineOf(title, ...buttons, small);
}

function aboutOf({ rules, level }: CatalogueItem, words: MakeBrowserWords): HTMLElement {
  const about = document.createElement('small');
  about.textContent = [...rules.slice(0, 2), words.level.replace('{k}', `${level}`)].join(' · ');
  return about;
}

function buttonFor(act: string, sign: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.do = act;
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  return button;
}

function lineOf(...parts: readonly HTMLElement[]): HTMLElement {
  const line = document.createElement('li');
  line.append(...parts);
  return line;
}

/** A sentence of its own. */
export function lineSaying(text: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}
