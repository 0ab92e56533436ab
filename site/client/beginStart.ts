// The one button begins with the course for whoever is new here; what says otherwise comes once the page is at rest.
import { mayHaveAnswers } from './course/mayHaveAnswers.ts';

function look(): void {
  void mayHaveAnswers().then((may) => {
    if (may)
      import('./course/beginButton.ts')
        .then(({ showBeginnings }) => showBeginnings())
        .catch(() => {});
  });
}

// (`questions/script/atRest` does the like; a module that this script had too would cost every page with questions a request.)
if (document.readyState === 'complete') look();
else addEventListener('load', () => setTimeout(look), { once: true });
// A page that comes back out of the browser's memory has not run again.
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
  if (persisted) look();
});
