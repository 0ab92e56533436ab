import type { AnswerForm, DeclaredRow } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';
import { type Given, oneOfEach, type Rule, rightWays } from '../../exported/ways.ts';
import type { RuledMarking } from '../../marking.ts';

/** What each creature may attack or block, and all that is right. */
export async function readDeclaring(
  form: Element,
  marking: RuledMarking<'attack' | 'block'>,
  rule: Rule,
): Promise<AnswerForm> {
  const none = form.querySelector<HTMLElement>('.q-declare')?.dataset.none ?? '';
  const rows = allIn(form, '.q-declare .q-row').map((row) => readRow(row, none));
  const right = await rightWays(givenIn(rows), marking, rule);
  return {
    kind: 'declaration',
    rows: rows.map(({ creature, options, choices }) => ({
      creature,
      options,
      choices: choices.map(({ says }) => says),
    })),
    ...(right && { right }),
  };
}

interface ReadRow extends Omit<DeclaredRow, 'choices'> {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** What a creature may do, of several things any number at once; and how a form says it. */
interface Choice {
  readonly says: string;
  readonly values: readonly string[];
}

function readRow(row: HTMLElement, none: string): ReadRow {
  const inputs = [...row.querySelectorAll<HTMLInputElement>('input[data-says]')];
  const things = inputs.map((input) => ({ says: input.dataset.says ?? '', values: [input.value] }));
  const isSeveral = inputs.length > 1 && inputs[0]?.type === 'checkbox';
  const nothing = { says: none, values: [] };
  return {
    creature: textOf(row.querySelector('legend')),
    options: allIn(row, 'input[data-says] + span').map(textOf),
    name: inputs[0]?.name ?? '',
    choices: isSeveral ? together(things, nothing) : [nothing, ...things],
  };
}

/** Every part of these, the fewer first. */
function together(things: readonly Choice[], nothing: Choice): readonly Choice[] {
  const parts: Choice[] = [nothing];
  for (const thing of things)
    parts.push(
      ...parts.map(({ says, values }) => ({
        says: values.length === 0 ? thing.says : `${says}, ${thing.says}`,
        values: [...values, ...thing.values],
      })),
    );
  return parts.toSorted((a, b) => a.values.length - b.values.length);
}

function* givenIn(rows: readonly ReadRow[]): Generator<Given> {
  for (const way of oneOfEach(rows.map(({ choices }) => choices.length)))
    yield {
      way,
      entries: rows.flatMap(({ name, choices }, at) =>
        (choices[way[at] ?? 0]?.values ?? []).map((value) => [name, value] as const),
      ),
    };
}
