import { attempt } from '../scenario/attempt.ts';
import { brokenNames } from '../scenario/brokenNames.ts';
import { verdictIn, violationsIn } from '../scenario/playAct.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { tableOf } from './tableOf.ts';
import type { Trial, TriedAct } from './tried.ts';

/** What is tried as the `refused` entry of a script, with what it breaks; nothing where it is legal. */
export function refusedTry({ before, act }: Trial): string | undefined {
  const { stopped, now } = tableOf(before, 'decision');
  if (stopped !== undefined) return undefined;
  const result = attempt(now, act);
  if (!result.ok || result.value.outcome === 'done') return undefined;
  const breaks = brokenNames(violationsIn(result.value)).map(kebab);
  const events = result.value.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const [count] = events.flatMap((event) => verdictIn(event) ?? []);
  const fields = [
    declared(act),
    ...besidesIn(act),
    ...paymentIn(act),
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
          ([blocker, blocks]) => [blocker, listed(blocks.map(({ attacker }) => attacker))],
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

/** CR 508.1e, 508.1g: who is banded together, exerted and enlisted. */
function besidesIn(act: TriedAct): readonly string[] {
  if (act.kind !== 'attack') return [];
  const { bands = [], exerted = [], enlisted = [] } = act.declaration;
  const enlisting = [...Map.groupBy(enlisted, ({ by }) => by)].map(
    ([by, own]) => [by, listed(own.map(({ creature }) => creature))] as const,
  );
  return [
    ...(bands.length === 0 ? [] : [`bands: ${listed(bands.map(listed))}`]),
    ...(exerted.length === 0 ? [] : [`exert: ${listed(exerted)}`]),
    ...(enlisting.length === 0 ? [] : [`enlist: ${mapped(enlisting)}`]),
  ];
}

function paymentIn(act: TriedAct): readonly string[] {
  if (act.kind === 'divide' || act.payment === undefined) return [];
  const { manaAbilities, named, life, spend } = act.payment;
  return [
    `pay: ${mapped([
      ...(manaAbilities.length === 0
        ? []
        : [['mana', listed(manaAbilities.map(({ source }) => source))] as const]),
      ...(named.length === 0 ? [] : [['give', listed(named)] as const]),
      ...(life === undefined ? [] : [['life', `${life}`] as const]),
      ...(spend === undefined ? [] : [['spend', spend] as const]),
    ])}`,
  ];
}

const listed = (texts: readonly string[]): string => `[${texts.join(', ')}]`;

const mapped = (pairs: readonly (readonly [key: string, value: string])[]): string =>
  pairs.length === 0 ? '{}' : `{ ${pairs.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
