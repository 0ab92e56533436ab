import { type ControlPart, whole } from '../../script/mark.ts';

export const number: ControlPart<'number'> = {
  mark: (form, { value, missing }) => {
    const text = `${new FormData(form).get('number') ?? ''}`;
    return text !== '' && Number.isInteger(Number(text))
      ? whole(Number(text) === value)
      : { kind: 'missing', hint: missing };
  },
};
