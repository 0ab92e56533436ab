import type { Marking } from '../../questions/marking.ts';
import type { Asked, ExportedAnswer, ExportedOption, Reason } from '../exportedSet.ts';
import { allIn, textOf } from './inDom.ts';
import type { Misread } from './readMistakes.ts';

/** How a question is answered, and what of it is right: its controls, held against what marks them. */
export function readAsked(
  form: Element,
  marking: Marking,
  { reasons }: ExportedAnswer,
  misread: readonly Misread[],
): Asked {
  switch (marking.kind) {
    case 'number':
      return { kind: 'number', value: marking.value };
    case 'truth':
      return { kind: 'one', options: truthOptions(form, marking, misread) };
    case 'pick':
      return { kind: 'several', options: pickOptions(form, marking, reasons, misread) };
    case 'order':
      return { kind: 'order', items: allIn(form, '.q-order .q-item').map(textOf) };
    case 'division':
      return {
        kind: 'division',
        amount: Number(form.querySelector<HTMLElement>('.q-divide')?.dataset.total),
        recipients: allIn(form, '.q-divide > p > span:first-child').map(textOf),
      };
    case 'attack':
    case 'block':
      return { kind: 'declaration', rows: allIn(form, '.q-declare .q-row').map(readRow) };
    default:
      return marking satisfies never;
  }
}

const readRow = (row: HTMLElement) => ({
  creature: textOf(row.querySelector('legend')),
  options: allIn(row, 'input[data-says] + span').map(textOf),
});

type Truth = Extract<Marking, { readonly kind: 'truth' }>;

/** Yes or no; where it is asked by which rule it is not so, each of them is an option of its own. */
function truthOptions(
  form: Element,
  marking: Truth,
  misread: readonly Misread[],
): readonly ExportedOption[] {
  const [yes = '', no = ''] = allIn(form, 'input[name=truth] + span').map(textOf);
  const rules = allIn(form, '.q-rules .opt');
  const option = (label: string, truth: boolean, number?: string): ExportedOption => ({
    label,
    ...(number !== undefined && { brief: `${no}: ${number}` }),
    isRight: isSo(marking, truth, number),
    chosenBy: linksOf(misread, (one) => isSo(one as Partial<Truth>, truth, number)),
  });
  const noes = rules.map((one) =>
    option(`${no}: ${textOf(one)}`, false, one.querySelector('input')?.value),
  );
  return [option(yes, true), ...(noes.length === 0 ? [option(no, false)] : noes)];
}

/** Of the mistakes whose marking is such. */
const linksOf = (
  misread: readonly Misread[],
  isSuch: (marking: Misread['marking']) => boolean,
): readonly string[] => misread.filter(({ marking }) => isSuch(marking)).map(({ link }) => link);

/** Whether by such a marking an answer is right. */
const isSo = (
  { value, rule }: Partial<Truth>,
  truth: boolean,
  number: string | undefined,
): boolean =>
  value === truth && (number === undefined || truth || rule?.right.includes(number) === true);

type PickMarking = Extract<Marking, { readonly kind: 'pick' }>;

function pickOptions(
  form: Element,
  { right }: PickMarking,
  reasons: readonly Reason[],
  misread: readonly Misread[],
): readonly ExportedOption[] {
  return allIn(form, '.q-pick .opt').map((option, index) => {
    const label = textOf(option);
    return {
      label,
      isRight: right.includes(index),
      reason: reasons.find(({ title }) => title === label),
      chosenBy: linksOf(
        misread,
        ({ right: wrongly }) => Array.isArray(wrongly) && wrongly.includes(index),
      ),
    };
  });
}
