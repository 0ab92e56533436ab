import type { ControlPart } from '../../script/mark.ts';

export const pick: ControlPart<'pick'> = {
  mark: (form, { right, all, missing }, warned) => {
    const picked = new FormData(form).getAll('pick').map(Number);
    if (picked.length === 0 && !warned) return { kind: 'missing', hint: missing };
    // An option is right that is rightly picked or rightly left.
    const options = Array.from({ length: all }, (_, index) => index);
    const good = options.filter((index) => right.includes(index) === picked.includes(index));
    return { kind: 'counted', right: good.length, all };
  },
};
