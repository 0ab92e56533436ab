import type { ControlPart } from '../../script/mark.ts';
import { slipsInPick } from '../../script/slips.ts';

export const pick: ControlPart<'pick'> = {
  mark: (form, { right, all, missing }, warned) => {
    const picked = pickedIn(form);
    if (picked.length === 0 && !warned) return { kind: 'missing', hint: missing };
    // An option is right that is rightly picked or rightly left.
    const options = Array.from({ length: all }, (_, index) => index);
    const good = options.filter((index) => right.includes(index) === picked.includes(index));
    return { kind: 'counted', right: good.length, all };
  },
  isNear: (form, { right }) => slipsInPick(pickedIn(form), right) === 1,
};

const pickedIn = (form: HTMLFormElement): readonly number[] =>
  new FormData(form).getAll('pick').map(Number);
