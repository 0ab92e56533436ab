import { type ControlPart, whole } from '../../script/mark.ts';
import { isBeside } from '../../script/slips.ts';

export const number: ControlPart<'number'> = {
  mark: (form, { value, missing }) => {
    const text = entered(form);
    return text !== '' && Number.isInteger(Number(text))
      ? whole(Number(text) === value)
      : { kind: 'missing', hint: missing };
  },
  isNear: (form, { value }) => isBeside(Number(entered(form)), value),
};

const entered = (form: HTMLFormElement): string => `${new FormData(form).get('number') ?? ''}`;
