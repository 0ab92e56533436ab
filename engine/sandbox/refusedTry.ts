import { attempt } from '../scenario/attempt.ts';
import { brokenNames } from '../scenario/brokenNames.ts';
import { verdictIn, violationsIn } from '../scenario/playAct.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { tableOf } from './tableOf.ts';
import { isPlain, type Trial, type TriedAct } from './tried.ts';

/**
 * What is tried as the `refused` entry of a script, with what it breaks; nothing where it is legal, or where more is said of
 * it than who attacks or blocks whom.
 */
export function refusedTry({ before, act }: Trial): string | undefined {
  const { stopped, now } = tableOf(before, 'decision');
  if (stopped !== undefined || !isPlain(act)) return undefined;
  const result = attempt(now, act);
  if (!result.ok || result.value.outcome === 'done') return undefined;
  const breaks = brokenNames(violationsIn(result.value)).map(kebab);
  const events = result.value.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const [count] = events.flatMap((event) => verdictIn(event) ?? []);
  const fields = [
    declared(act),
    ...(breaks.length === 0 ? [] : [`breaks: [${breaks.join(', ')}]`]),
    ...(count === undefined || count.maximum === 0
      ? []
      : [`obeys: ${count.obeyed} of ${count.maximum}`]),
  ];
  return `{ refused: [{ ${fields.join(', ')} }] }`;
}

/** Who attacks, blocks or deals what, as an entry of a script. */
export function declared(act: TriedAct): string {
  switch (act.kind) {
    case 'attack':
      return `attack: ${mapped(
        act.declaration.attacks.map(({ attacker, target }) => [
          attacker,
          target.kind === 'player' ? target.player : target.permanent,
        ]),
      )}`;
    case 'block':
      return `block: ${mapped(
        [...Map.groupBy(act.declaration.blocks, ({ blocker }) => blocker)].map(
          ([blocker, blocks]) => [
            blocker,
            `[${blocks.map(({ attacker }) => attacker).join(', ')}]`,
          ],
        ),
      )}`;
    case 'divide':
      return `divide: ${mapped(
        [...Map.groupBy(act.assignments, ({ source }) => source)].map(([source, shares]) => [
          source,
          mapped(
            shares.map(({ to, amount }) => [
              to.kind === 'player' ? to.player : to.object,
              `${amount}`,
            ]),
          ),
        ]),
      )}`;
  }
}

const mapped = (pairs: readonly (readonly [key: string, value: string])[]): string =>
  pairs.length === 0 ? '{}' : `{ ${pairs.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
