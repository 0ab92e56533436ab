// A part of the page as its markup says it. What is said as before stays the nodes that it is: they need not be laid out again.
import { type Aligned, aligned } from './aligned.ts';

export function renew(place: Element, markup: string): void {
  const said = document.createElement('template');
  said.innerHTML = markup;
  // What has a script of its own begins anew with it.
  if (said.content.querySelector(':not(:defined)')) {
    place.replaceChildren(said.content);
    return;
  }
  renewWithin(place, said.content);
  // What was typed is no part of the nodes.
  for (const form of place.querySelectorAll('form')) form.reset();
}

function renewWithin(place: Element, said: ParentNode & Node): void {
  let last: ChildNode | undefined;
  for (const pair of aligned([...place.childNodes], [...said.childNodes], isSame))
    last = renewOne(place, pair, last) ?? last;
}

/** Behind the last that is as it is said; gives the next such, if it is said at all. */
function renewOne(
  place: Element,
  { before, after }: Aligned<ChildNode>,
  last: ChildNode | undefined,
): ChildNode | undefined {
  if (before && after && isSame(before, after)) return before;
  if (
    before instanceof Element &&
    after instanceof Element &&
    isSame(alone(before), alone(after))
  ) {
    renewWithin(before, after);
    return before;
  }
  if (after) place.insertBefore(after, last ? last.nextSibling : place.firstChild);
  before?.remove();
  return after;
}

const isSame = (one: Node, other: Node): boolean => one.isEqualNode(other);

/** Without what is in it. */
const alone = (one: Element): Node => one.cloneNode(false);
