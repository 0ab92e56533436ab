import { type ControlPart, whole } from '../../script/mark.ts';

/** Whether something is so, and where it is not, by which rule. */
export const truth: ControlPart<'truth'> = {
  begin: (form) => {
    const rules = form.querySelector<HTMLFieldSetElement>('.q-rules');
    if (rules === null) return;
    const update = (): void => {
      rules.hidden = new FormData(form).get('truth') !== 'false';
    };
    form.addEventListener('input', update);
    update();
  },
  mark: (form, { value, missing, rule }) => {
    const data = new FormData(form);
    const chosen = data.get('truth');
    if (chosen === null) return { kind: 'missing', hint: missing };
    const isTrue = chosen === 'true';
    const number = data.get('rule');
    // Where no rules are offered, none is asked for.
    const isRuleAsked = rule !== undefined && form.querySelector('[name=rule]') !== null;
    if (isRuleAsked && !isTrue && number === null) return { kind: 'missing', hint: rule.missing };
    if (isTrue !== value || isTrue || rule === undefined) return whole(isTrue === value);
    return rule.right.includes(`${number}`) ? whole(true) : { kind: 'wrong', text: rule.wrong };
  },
};
