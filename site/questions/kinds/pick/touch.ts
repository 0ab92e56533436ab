import { element } from '../../script/dom.ts';
import type { BoardControls } from '../../touch/boardControls.ts';
import { BorrowedNodes } from '../../touch/borrowedNodes.ts';
import { placeCalled } from '../../touch/tiles.ts';

/** What lies on the board is picked there. */
export function layPick(form: HTMLFormElement, stage: HTMLElement): BoardControls | undefined {
  const plan = form.querySelector<HTMLFieldSetElement>('.q-pick[data-hint]');
  if (plan === null) return undefined;
  const lent = new BorrowedNodes(form);
  lent.add(element('div', 'q-tray', element('p', '', plan.dataset.hint ?? '')), stage);
  const options = [...plan.querySelectorAll<HTMLElement>('.opt')];
  for (const option of options) {
    const tile = placeCalled(stage, option.dataset.tag);
    if (tile === undefined) continue;
    lent.lend(option, tile);
    tile.classList.add('can');
  }
  plan.hidden = plan.querySelector('.opt') === null;
  stage.classList.add('asks');
  return {
    notation: () => {
      const picked = options.filter((option) => option.querySelector('input')?.checked);
      const names = picked.map((one) => one.dataset.tag || one.textContent?.trim());
      return [[names.length === 0 ? (plan.dataset.nothing ?? '') : names.join(', ')]];
    },
    update: () => undefined,
    play: () => undefined,
    suggest: () => undefined,
    choose: () => undefined,
    away: () => {
      for (const tile of stage.querySelectorAll('.can')) tile.classList.remove('can');
      stage.classList.remove('asks');
      lent.takeBack();
    },
  };
}
