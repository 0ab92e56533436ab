// Over each board of a review, why it is asked: by what was answered in this browser. Where nothing is known of it, nothing.
import { itemsAt, remembered, wordsIn } from './memory/page/read.ts';
import { whySaid } from './memory/page/reasons.ts';
import { asked } from './memory/page/view.ts';
import { whysOn } from './memory/why.ts';
import { plainIn } from './roundAddresses.ts';

/** `day`: on which its boards were due, `2026-11-24`. Rejects where the words can't be loaded. */
export async function tellWhy(round: HTMLElement, day: string): Promise<void> {
  const stage = round.querySelector<HTMLElement>('.asking');
  const place = round.querySelector<HTMLElement>('.round-why');
  const { items: address = '', mistakes = '{}' } = round.dataset;
  const { lang } = document.documentElement;
  const [words, items, { answers }] = await Promise.all([
    wordsIn(lang),
    itemsAt(address),
    remembered(),
  ]);
  if (stage === null || place === null || items === undefined) return;
  const whys = whysOn(day, asked(answers, items), items);
  const view = { words, lang, now: Date.now(), mistakes: JSON.parse(mistakes), items };
  const tell = (): void => {
    const { at } = stage.dataset;
    const why = at === undefined ? undefined : whys.get(plainIn(round, at));
    place.textContent = why === undefined ? '' : whySaid(why, view);
  };
  const next = new MutationObserver(() => {
    // In the end no board is there.
    place.hidden = stage.dataset.at === undefined;
    tell();
  });
  next.observe(stage, { attributeFilter: ['data-at'] });
  tell();
}
