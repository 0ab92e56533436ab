import type { Marking } from '../../view/quiz/marking.ts';

/** What a reader entered, by the kind of the question. */
export type Given =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'legality'; readonly legal: boolean; readonly rule: string | undefined }
  | { readonly kind: 'pick'; readonly picked: readonly number[] }
  | { readonly kind: 'order'; readonly places: readonly number[] }
  /** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
  | {
      readonly kind: 'attack' | 'block' | 'division';
      readonly entries: readonly (readonly [name: string, value: string])[];
    };

/** Nothing where the form is not filled in. */
export function answerIn(form: HTMLFormElement, kind: Marking['kind']): Given | undefined {
  const data = new FormData(form);
  const truth = data.get('truth');
  switch (kind) {
    case 'number': {
      const value = Number.parseInt(`${data.get('number') ?? ''}`, 10);
      return Number.isNaN(value) ? undefined : { kind, value };
    }
    case 'yesNo':
      return truth === null ? undefined : { kind, value: truth === 'true' };
    case 'legality': {
      if (truth === null) return undefined;
      const rule = data.get('rule');
      return { kind, legal: truth === 'true', rule: rule === null ? undefined : `${rule}` };
    }
    case 'pick':
      return { kind, picked: data.getAll('pick').map(Number) };
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
