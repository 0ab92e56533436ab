import type { AnswerForm } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';
import { type Given, type Rule, rightWays, sharings } from '../../exported/ways.ts';
import type { RuledMarking } from '../../marking.ts';

/** How much is divided, among whom, and all that is right. */
export async function readDivision(
  form: Element,
  marking: RuledMarking<'division'>,
  rule: Rule,
): Promise<AnswerForm> {
  const amount = Number(form.querySelector<HTMLElement>('.q-divide')?.dataset.total);
  const names = [...form.querySelectorAll<HTMLInputElement>('.q-divide input')].map(
    ({ name }) => name,
  );
  const right = await rightWays(givenAmong(names, amount), marking, rule);
  return {
    kind: 'division',
    amount,
    recipients: allIn(form, '.q-divide > p > span:first-child').map(textOf),
    ...(right && { right }),
  };
}

function* givenAmong(names: readonly string[], amount: number): Generator<Given> {
  for (const way of sharings(amount, names.length))
    yield { way, entries: names.map((name, at) => [name, `${way[at]}`] as const) };
}
