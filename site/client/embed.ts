// In a frame of somebody else’s page: what the other scripts make keeps to the frame, too.

// A sandbox that allows no forms drops their submission before anything hears of it.
addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button?.form || button.type !== 'submit') return;
  event.preventDefault();
  const dialog = button.form.closest('dialog');
  if (dialog) dialog.close();
  else button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
});

/** Another page opens beside the one that is read. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.getAttribute('href')?.startsWith('#')) return;
    link.target = '_blank';
    link.rel = 'noopener';
  },
  { capture: true },
);

export {};
