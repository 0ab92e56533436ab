import type { Marking } from '../../view/quiz/marking.ts';

/** What a reader entered, by the kind of the question. */
export type Given =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'legality'; readonly legal: boolean; readonly rule: string }
  | { readonly kind: 'pick'; readonly picked: readonly number[] }
  | { readonly kind: 'order'; readonly places: readonly number[] }
  /** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
  | {
      readonly kind: 'attack' | 'block' | 'division';
      readonly entries: readonly (readonly [name: string, value: string])[];
    };

/** What is still to be entered; `none`: that nothing is picked may be meant. */
export type Missing = 'choice' | 'number' | 'rule' | 'none';

/** The answer, or what of it is missing; `warned` of what that was said last time. */
export function answerIn(
  form: HTMLFormElement,
  kind: Marking['kind'],
  warned: string | undefined,
): Given | Missing {
  const data = new FormData(form);
  const truth = data.get('truth');
  switch (kind) {
    case 'number': {
      const text = `${data.get('number') ?? ''}`;
      const value = Number(text);
      return text !== '' && Number.isInteger(value) ? { kind, value } : 'number';
    }
    case 'yesNo':
      return truth === null ? 'choice' : { kind, value: truth === 'true' };
    case 'legality':
      return truth === null ? 'choice' : rulingIn(form, data);
    case 'pick': {
      const picked = data.getAll('pick').map(Number);
      return picked.length > 0 || warned === 'none' ? { kind, picked } : 'none';
    }
    case 'order':
      return {
        kind,
        places: [...form.querySelectorAll<HTMLElement>('[data-value]')].map((item) =>
          Number(item.dataset.value),
        ),
      };
    case 'attack':
    case 'block':
    case 'division':
      return {
        kind,
        entries: [...data].flatMap(([name, value]): [string, string][] =>
          value === '' ? [] : [[name, `${value}`]],
        ),
      };
  }
}

/** Where no rules are offered, none is asked for. */
function rulingIn(form: HTMLFormElement, data: FormData): Given | Missing {
  const legal = data.get('truth') === 'true';
  const rule = data.get('rule');
  return legal || rule !== null || form.querySelector('[name=rule]') === null
    ? { kind: 'legality', legal, rule: `${rule}` }
    : 'rule';
}
