import type { EditionId } from '../../citation/editions.ts';
import type { AttackedChoice } from '../../log/declaration.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { TargetChoice } from '../../state/stack.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type {
  Expectation,
  OutcomeExpectation,
  Place,
  RefusedTry,
  ScriptAct,
  ScriptEntry,
  Setup,
} from '../scenario.ts';
import type {
  BlocksForm,
  DivisionsForm,
  ExpectationForm,
  OutcomeForm,
  RefusedTryForm,
  ScriptEntryForm,
} from '../schema/script.ts';

/** What the names in a script mean, and where its parts stand. */
export interface ScriptContext {
  readonly setup: Setup;
  readonly editions: readonly EditionId[];
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** Entries in order; one that orders several creatures' damage becomes several. */
export const buildScript = (
  forms: readonly ScriptEntryForm[],
  context: ScriptContext,
): readonly (readonly ScriptEntry[])[] =>
  forms.map((form, index) => {
    const common = {
      editions: ('editions' in form ? form.editions : undefined) ?? context.editions,
      at: context.placeOf([index]),
    };
    return actsOf(form, within(context, [index])).map(
      (act): ScriptEntry => ({ ...act, ...common }),
    );
  });

export const buildOutcome = (
  forms: readonly OutcomeForm[] | undefined,
  context: ScriptContext,
): readonly OutcomeExpectation[] =>
  (forms ?? []).map(({ editions, ...form }, index) => ({
    ...expectationOf(form, context.setup),
    editions: editions ?? context.editions,
    at: context.placeOf([index]),
  }));

const within = (context: ScriptContext, path: readonly PropertyKey[]): ScriptContext => ({
  ...context,
  placeOf: (below) => context.placeOf([...path, ...below]),
});

function actsOf(form: ScriptEntryForm, context: ScriptContext): readonly ScriptAct[] {
  if ('pass' in form)
    return [form.pass === 'once' ? { kind: 'pass' } : { kind: 'passUntil', step: form.pass }];
  if ('refused' in form)
    return [
      {
        kind: 'refused',
        tries: form.refused.flatMap((one, index) =>
          triesOf(one, within(context, ['refused', index])),
        ),
      },
    ];
  if ('expect' in form)
    return [{ kind: 'expect', expectation: expectationOf(form.expect, context.setup) }];
  return playOf(form, context.setup);
}

const triesOf = (form: RefusedTryForm, context: ScriptContext): readonly RefusedTry[] =>
  playOf(form, context.setup).map((act) => ({
    act,
    breaks: form.breaks ?? [],
    obeys: 'obeys' in form ? form.obeys : undefined,
    at: context.placeOf([]),
  }));

type PlayForm = Exclude<
  ScriptEntryForm,
  { pass: unknown } | { refused: unknown } | { expect: unknown }
>;

/** What a player does, as `refused` may try it too. */
function playOf(form: PlayForm | RefusedTryForm, setup: Setup): readonly RefusedTry['act'][] {
  if ('attack' in form)
    return [{ kind: 'attack', declaration: attackOf(form.attack, setup), obeys: form.obeys }];
  if ('block' in form)
    return [{ kind: 'block', declaration: blockOf(form.block), obeys: form.obeys }];
  if ('order' in form)
    return Object.entries(form.order).map(([of, over]) => ({
      kind: 'order',
      of: objectId(of),
      over: over.map(objectId),
    }));
  if ('divide' in form) return [{ kind: 'divide', assignments: assignmentsOf(form.divide, setup) }];
  const targets = (form.targets ?? []).map((name) => targetOf(name, setup));
  if ('cast' in form) {
    const player = form.player ?? holderOf(form.cast, setup);
    return [{ kind: 'cast', player: playerId(player), card: objectId(form.cast), targets }];
  }
  return [
    {
      kind: 'activate',
      player: playerId(form.player ?? controllerOf(form.activate, setup)),
      source: objectId(form.activate),
      ability: activatedAbility(form.activate, form.ability ?? 1, setup),
      targets,
    },
  ];
}

function expectationOf(form: ExpectationForm, setup: Setup): Expectation {
  const list = <T>(key: keyof Expectation, items: readonly T[] | undefined) =>
    items === undefined ? {} : { [key]: items };
  const byPlayer = (numbers: Readonly<Record<string, number>> | undefined) =>
    entriesOf(numbers)?.map(([name, n]) => ({ player: playerId(name), n }));
  return {
    ...list('died', form.died?.map(objectId)),
    ...list('life', byPlayer(form.life)),
    ...list('poison', byPlayer(form.poison)),
    ...list(
      'damage',
      entriesOf(form.damage)?.map(([id, n]) => ({ object: objectId(id), n })),
    ),
    ...list(
      'size',
      entriesOf(form.size)?.map(([id, size]) => ({ object: objectId(id), ...size })),
    ),
    ...list(
      'triggered',
      entriesOf(form.triggered)?.map(([id, n]) => ({ source: objectId(id), n })),
    ),
    ...list(
      'legalAttacks',
      form['legal-attacks']?.map((attack) => attackOf(attack, setup)),
    ),
    ...list('legalBlocks', form['legal-blocks']?.map(blockOf)),
    ...list(
      'legalDivisions',
      form['legal-divisions']?.map((one) => assignmentsOf(one, setup)),
    ),
    ...list('cites', form.cites),
  };
}

const entriesOf = <T>(mapping: Readonly<Record<string, T>> | undefined) =>
  mapping === undefined ? undefined : Object.entries(mapping);

const attackOf = (form: Readonly<Record<string, string>>, setup: Setup) => ({
  attacks: Object.entries(form).map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: attackedOf(target, setup),
  })),
});

const blockOf = (form: BlocksForm) => ({
  blocks: Object.entries(form).flatMap(([blocker, attackers]) =>
    attackers.map((attacker) => ({ blocker: objectId(blocker), attacker: objectId(attacker) })),
  ),
});

// A share of 0 says that nothing is assigned there.
const assignmentsOf = (form: DivisionsForm, setup: Setup): readonly CombatDamageAssignment[] =>
  Object.entries(form).flatMap(([source, shares]) =>
    Object.entries(shares)
      .filter(([, share]) => share > 0)
      .map(([to, amount]) => ({ source: objectId(source), to: targetOf(to, setup), amount })),
  );

const isPlayer = (name: string, { players }: Setup): boolean =>
  players.some(({ id }) => id === name);

const attackedOf = (name: string, setup: Setup): AttackedChoice =>
  isPlayer(name, setup)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'permanent', permanent: objectId(name) };

const targetOf = (name: string, setup: Setup): TargetChoice =>
  isPlayer(name, setup)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'object', object: objectId(name) };

const holderOf = (card: string, { players }: Setup): string =>
  players.find(({ hand }) => hand.some(({ id }) => id === card))?.id ?? '';

const controllerOf = (permanent: string, { permanents }: Setup): string =>
  permanents.find(({ id }) => id === permanent)?.controller ?? '';

// Authors count activated abilities from 1, the engine counts all abilities from 0.
function activatedAbility(source: string, ordinal: number, { permanents }: Setup): number {
  const abilities = permanents.find(({ id }) => id === source)?.characteristics.abilities ?? [];
  const activated = abilities.flatMap(({ kind }, index) => (kind === 'activated' ? [index] : []));
  return activated[ordinal - 1] ?? -1;
}
