// A board that was made is called by what lies there, as any other. Nobody but what makes it knows that, so that it is made
// anew, in the page's language: only where its name comes into view, and one after the other.
import { textAt } from '../../deal/made.ts';
import { addressOf, type View } from './view.ts';

/** Names a link to a board by the board, where it was made; where that can't be, it stays as it is. */
export function callInView(link: HTMLElement, item: string, view: Pick<View, 'root'>): HTMLElement {
  const name = textAt(item);
  if (name === undefined) return link;
  const known = names.get(name);
  if (known !== undefined) link.textContent = known;
  else {
    waiting.set(link, { name, page: addressOf('/practice/boards/', view) });
    inView().observe(link);
  }
  return link;
}

/** What boards are called, so that lists which are shown once more have it at once. */
const names = new Map<string, string>();

const waiting = new WeakMap<Element, { readonly name: string; readonly page: string }>();

/** A little ahead, so that most have their names by the time that they are seen. */
const AHEAD = '300px';

let observer: IntersectionObserver | undefined;

function inView(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void call(target);
    },
    { rootMargin: AHEAD },
  );
  return observer;
}

async function call(link: Element): Promise<void> {
  observer?.unobserve(link);
  const asked = waiting.get(link);
  if (asked === undefined) return;
  const { name, page } = asked;
  try {
    const { boardCalled } = await import('../../boards/madePage.ts');
    const called = await boardCalled(page, name);
    names.set(name, called);
    link.textContent = called;
  } catch {
    // Its name says nothing that is known here, or what makes it can't be had.
  }
}
