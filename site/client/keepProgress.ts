// A scenario's page keeps what was answered on it.
import { remember } from './progress.ts';

addEventListener('answered', (event) => {
  if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
  const slug = /\/scenarios\/([^/]+)\//.exec(location.pathname)?.[1];
  const question = event.target.closest('li.q')?.id.replace(/^q-/, '');
  if (slug === undefined || question === undefined) return;
  remember(slug, question, event.detail?.right === true);
});
