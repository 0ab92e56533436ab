// What of a page for boards of one's own is seen on a phone: over its keyboard, for which some browsers make the window
// smaller and others only what is seen of it, and below the board.

/** Less than this is seen only with a keyboard, in pixels. */
const WITH_KEYBOARD = 480;

/** The frame is as high as what is seen, and says whether that is little. */
export function followSeenHeight(frame: HTMLElement): void {
  const seen = window.visualViewport;
  if (seen === null) return;
  const follow = (): void => {
    // Whoever has zoomed in sees a part of the page, and not less of the window.
    if (seen.scale > 1.01) return;
    frame.style.setProperty('--seen', `${Math.round(seen.height)}px`);
    frame.toggleAttribute('data-low', seen.height < WITH_KEYBOARD);
  };
  follow();
  seen.addEventListener('resize', follow);
}

/** Something behind the board, which stays at the head of what is scrolled on a phone; elsewhere it has only to be seen. */
export function bringIntoView(place: Element): void {
  const view = place.closest('.view');
  const board = view?.querySelector('.q-stage');
  if (!view || !board || getComputedStyle(board).position !== 'sticky') {
    place.scrollIntoView({ block: 'nearest' });
    return;
  }
  const head = board.getBoundingClientRect().height;
  view.scrollTop += place.getBoundingClientRect().top - view.getBoundingClientRect().top - head;
}
