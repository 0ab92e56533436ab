// The list of stops says how far this reader is; it comes on demand, and again whenever something was answered elsewhere.
import { mayHaveAnswers } from './course/mayHaveAnswers.ts';

async function look(): Promise<void> {
  if (!(await mayHaveAnswers())) return;
  const { showCourse } = await import('./course/coursePage.ts');
  await showCourse();
}

function show(): void {
  look().catch(() => {
    const place = document.querySelector<HTMLElement>('r509-course');
    const words = JSON.parse(place?.dataset.words ?? '{}');
    place?.querySelector('.course-sum')?.replaceChildren(words.unread ?? '');
  });
}

show();
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
  if (persisted) show();
});
