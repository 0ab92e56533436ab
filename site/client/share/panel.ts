// What a page is shared by: what is pressed is copied, and stands there to be read.
import { citedAs } from '../../view/citedAs.ts';
import { FITTING, frameHtml } from '../../view/frameCode.ts';
import type { SharedPage, SharedWay } from '../../view/sharedPage.ts';
import { copyFrom } from './copyFrom.ts';

/** Begins to share the page, or the step of it that has this id. */
export function shareIn(panel: HTMLElement, step: string | undefined): void {
  if (panel.dataset.ready === undefined)
    panel.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.dataset.as) hand(panel, button.dataset.as);
    });
  panel.dataset.ready = '';
  if (step === undefined) delete panel.dataset.step;
  else panel.dataset.step = step;
  const heading = panel.querySelector('h2');
  const { page = '', step: ofStep = '' } = heading?.dataset ?? {};
  if (heading)
    heading.textContent = step === undefined ? page : ofStep.replace('{step}', kOf(step));
  const frame = sharedIn(panel).fixed.frame ?? '';
  const embed = panel.querySelector<HTMLElement>('[data-as=embed]');
  if (embed) embed.hidden = step !== undefined && frame.includes('#');
  panel.querySelector('.copied')?.replaceChildren();
}

/** Copies it; where the browser does not let us, it stands selected, for the reader to copy. */
function hand(panel: HTMLElement, as: string): void {
  const { step } = panel.dataset;
  const place = panel.querySelector<HTMLElement>('.copied');
  const shared = sharedIn(panel);
  const by = panel.querySelector<HTMLInputElement>('[name=by]:checked')?.value;
  const way = (by === 'ofDay' && shared.ofDay) || shared.fixed;
  // Where nobody has said where the site is published, it is where it is served.
  const origin = panel.dataset.origin ?? location.origin;
  const text = textOf(as, { called: shared.called, origin, way, step });
  if (place === null || text === undefined) return;
  const code = document.createElement('code');
  code.textContent = text;
  place.replaceChildren(code);
  void copyFrom(code).then((isDone) => {
    if (isDone) code.before(place.dataset.copied ?? '', ' ');
  });
}

interface Meant {
  readonly called: string;
  readonly origin: string;
  readonly way: SharedWay;
  readonly step: string | undefined;
}

function textOf(as: string, { called, origin, way, step }: Meant): string | undefined {
  const at = step === undefined ? '' : `#${step}`;
  const says = step === undefined ? way.says : way.saysAtStep.replace('{step}', kOf(step));
  const texts = citedAs({ address: `${origin}${way.address}${at}`, says });
  if (as !== 'embed') return new Map(Object.entries(texts)).get(as);
  if (way.frame === undefined) return undefined;
  const code = `${frameHtml(`${origin}${way.frame}${at}`, called)}${FITTING}`;
  // A board that an address holds is seen nowhere but where scripts run: its page is led to beside it.
  return way.frame.includes('#') ? `${code}<p>${texts.html}</p>` : code;
}

const kOf = (step: string): string => step.split('-').at(-1) ?? '';

const sharedIn = (panel: HTMLElement): SharedPage => JSON.parse(panel.dataset.shared ?? '{}');
