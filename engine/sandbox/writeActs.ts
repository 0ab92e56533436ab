import type { PaymentPlan, SaidAct } from '../log/act.ts';
import type { AttackedChoice } from '../state/combat.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { numberedAbility, type Usable } from './abilityNumbers.ts';
import { RANK } from './actReading.ts';
import { type BoardAct, takesPriority } from './board.ts';
import { writeChoice } from './writeChoice.ts';
import { writeDeed } from './writeDeed.ts';

export interface Called {
  readonly tag: (id: ObjectId) => string;
  readonly controller: (id: ObjectId) => PlayerId | undefined;
  /** What a card that this player casts is called. */
  readonly cast: (id: ObjectId, player: PlayerId) => string;
  readonly usable: (id: ObjectId) => Usable | undefined;
}

/** The acts as sections, with a `then` wherever what follows would be taken for a part of what was said before. */
export function writeActs(acts: readonly BoardAct[], called: Called): readonly string[] {
  let chunk: readonly BoardAct[] = [];
  return acts.flatMap((act) => {
    if (act.kind === 'choose') return writeAct(act, called);
    const isApart = !takesPriority(act) && chunk.some((before) => runsInto(before, act, called));
    chunk = takesPriority(act) ? [] : isApart ? [act] : [...chunk, act];
    return [...(isApart ? ['then'] : []), ...writeAct(act, called)];
  });
}

function runsInto(before: BoardAct, act: BoardAct, { controller }: Called): boolean {
  const [rank, next] = [before, act].map(({ kind }) => RANK.indexOf(kind));
  if (rank !== next) return Number(rank) > Number(next);
  if (act.kind === 'block' && before.kind === 'block') {
    const [one, other] = [before, act].map(({ declaration }) => declaration.blocks[0]?.blocker);
    return one !== undefined && other !== undefined && controller(one) === controller(other);
  }
  if (act.kind === 'divide' && before.kind === 'divide') {
    const source = act.assignments[0]?.source;
    return before.assignments.every((one) => one.source !== source);
  }
  return act.kind === 'attack';
}

/** An id of one word has a number behind it where something is declared, so that it is not taken for somebody’s name. */
export const asDeclared = (name: string): string =>
  /^[a-z][a-z0-9]*$/.test(name) ? `${name}-1` : name;

function writeAct(act: BoardAct, named: Called): readonly string[] {
  const isDeclared = !takesPriority(act) && act.kind !== 'choose';
  const called = isDeclared
    ? { ...named, tag: (id: ObjectId) => asDeclared(named.tag(id)) }
    : named;
  const { tag } = called;
  switch (act.kind) {
    case 'attack':
      return [...writeAttack(act, called), ...writePayment(act.payment, called)];
    case 'block':
      return [...writeBlock(act, called), ...writePayment(act.payment, called)];
    case 'order':
      return [`${tag(act.of)} orders ${act.over.map(tag).join(', ')}`];
    case 'allPass':
      return ['all pass'];
    case 'passUntil':
      return ['main phase'];
    case 'cast':
    case 'activate':
    case 'play':
    case 'turnUp':
      return [writeDeed(act, called)];
    case 'choose':
      return [writeChoice(act, called)];
    case 'divide':
      return runs(act.assignments, ({ source }) => source).map(([source, shares]) => {
        const said = shares.map(({ amount, to }) => `${amount} ${recipient(to, called)}`);
        return `${tag(source)}: ${said.join(', ')}`;
      });
  }
}

function writeAttack({ declaration }: SaidAct<'attack'>, called: Called): readonly string[] {
  const { attacks, bands = [], exerted = [], enlisted = [] } = declaration;
  const { tag } = called;
  if (attacks.length === 0) return ['no attack'];
  return [
    ...runs(attacks, ({ target }) => attacked(target, called)).map(
      ([target, some]) => `${some.map(({ attacker }) => tag(attacker)).join(' ')} -> ${target}`,
    ),
    ...bands.map((band) => `band ${band.map(tag).join(' ')}`),
    ...(exerted.length === 0 ? [] : [`exert ${exerted.map(tag).join(' ')}`]),
    ...enlisted.map(({ by, creature }) => `${tag(by)} enlists ${tag(creature)}`),
  ];
}

function writeBlock({ declaration: { blocks } }: SaidAct<'block'>, { tag }: Called) {
  if (blocks.length === 0) return ['no block'];
  return runs(blocks, ({ attacker }) => attacker).map(
    ([attacker, some]) =>
      `${some.map(({ blocker }) => tag(blocker)).join(' ')} -| ${tag(attacker)}`,
  );
}

function writePayment(plan: PaymentPlan | undefined, { tag, usable }: Called): readonly string[] {
  if (plan === undefined) return [];
  const { named, life, spend, manaAbilities } = plan;
  const parts = [
    ...named.map(tag),
    ...(life === undefined ? [] : [`${life} life`]),
    ...(spend === undefined || spend === '' ? [] : [`mana ${spend}`]),
    ...manaAbilities.map(
      ({ source, ability }) => `use ${tag(source)}${numberedAbility(ability, usable(source))}`,
    ),
  ];
  return [`pay ${parts.length === 0 ? 'nothing' : parts.join(', ')}`];
}

const attacked = (target: AttackedChoice, { tag }: Called): string =>
  target.kind === 'player' ? target.player : tag(target.permanent);

const recipient = (to: DamageRecipient, { tag }: Called): string =>
  to.kind === 'player' ? to.player : tag(to.object);

/** What stands one after the other and has the same key. */
function runs<T, K>(
  items: readonly T[],
  key: (item: T) => K,
): readonly (readonly [K, readonly T[]])[] {
  const all: [K, T[]][] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (last !== undefined && last[0] === key(item)) last[1].push(item);
    else all.push([key(item), [item]]);
  }
  return all;
}
