import type { Slip } from '#engine/sandbox';
import { EVERY_KEYWORD } from '#engine/words';
import { kebab } from '../../engine.ts';
import type { Words } from './wordsIn.ts';

/** The slip with keywords offered as the page’s language says them, in which its line reads them; what else is offered stays. */
export const offeredIn = <S extends Slip>(slip: S, { m: { terms } }: Pick<Words, 'm'>): S => ({
  ...slip,
  offered: slip.offered.map((offer) => {
    const found = EVERY_KEYWORD.find(({ keyword }) => kebab(keyword) === offer);
    return found === undefined ? offer : terms.keywords[found.keyword];
  }),
});
