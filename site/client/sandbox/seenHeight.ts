// How much of the window is seen over a phone's keyboard. Some browsers make the window smaller for it, others only what is
// seen of it.

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
