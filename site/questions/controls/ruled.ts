// What is declared or divided is ruled on by the engine, which comes only when it is asked.
import type { ControlPart } from './mark.ts';

export const attack: ControlPart<'attack'> = {
  mark: async (form, marking) => {
    const { RULINGS } = await import('../rulings/index.ts');
    return RULINGS.attack(marking, entriesIn(form));
  },
};

export const block: ControlPart<'block'> = {
  mark: async (form, marking) => {
    const { RULINGS } = await import('../rulings/index.ts');
    return RULINGS.block(marking, entriesIn(form));
  },
};

export const division: ControlPart<'division'> = {
  begin: (form) => {
    const divide = form.querySelector<HTMLFieldSetElement>('.q-divide');
    const output = divide?.querySelector('output');
    if (!divide || !output) return;
    const update = (): void => {
      const numbers = [...divide.querySelectorAll('input')].map(({ value }) => Number(value) || 0);
      const sum = numbers.reduce((all, one) => all + one, 0);
      output.textContent = (divide.dataset.sum ?? '')
        .replace('{k}', `${sum}`)
        .replace('{n}', divide.dataset.total ?? '');
    };
    form.addEventListener('input', update);
    update();
  },
  mark: async (form, marking) => {
    const { RULINGS } = await import('../rulings/index.ts');
    return RULINGS.division(marking, entriesIn(form));
  },
};

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
const entriesIn = (form: HTMLFormElement): readonly (readonly [name: string, value: string])[] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, `${value}`]],
  );
