import type { EditionId } from '../../citation/editions.ts';
import type { AttackDeclaration, AttackedChoice } from '../../log/declaration.ts';
import { asActivated } from '../../state/activatedAbility.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { Announcement, TargetChoice } from '../../state/stack.ts';
import type { PaymentPlan } from '../../turn/action.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { WayToCast } from '../../vocabulary/keywords.ts';
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
  ChoiceForm,
  DivisionsForm,
  ExpectationForm,
  OutcomeForm,
  PayForm,
  RefusedTryForm,
  ScriptEntryForm,
  TryableForm,
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
  if ('passes' in form) return [{ kind: 'passes', player: playerId(form.passes) }];
  if ('choose' in form) return [choiceOf(form, context.setup)];
  return actOf(form, context.setup);
}

function choiceOf(form: ChoiceForm, setup: Setup): ScriptAct {
  const { choose, targets, declines, give, attacking, option, place, named, player } = form;
  return {
    kind: 'choose',
    player: playerId(player ?? ownerOf(choose, setup)),
    choice: {
      source: objectId(choose),
      ...(targets === undefined ? {} : { targets: targets.map((name) => targetOf(name, setup)) }),
      ...(option === undefined ? {} : { option: option - 1 }),
      ...(place === undefined ? {} : { place: place - 1 }),
      ...(named === undefined ? {} : { named: named.map((name) => targetOf(name, setup)) }),
      ...(declines === true ? { may: 'declines' } : {}),
      ...(give === undefined ? {} : { sacrificed: give.map(objectId) }),
      ...(attacking === undefined ? {} : { attacking: attackedOf(attacking, setup) }),
    },
  };
}

const triesOf = (form: RefusedTryForm, context: ScriptContext): readonly RefusedTry[] =>
  actOf(form, context.setup).map((act) => ({
    act,
    breaks: form.breaks ?? [],
    obeys: 'obeys' in form ? form.obeys : undefined,
    at: context.placeOf([]),
  }));

/** What a player does or tries; one that orders several creatures' damage does so for each. */
export function actOf(form: TryableForm, setup: Setup): readonly RefusedTry['act'][] {
  if ('attack' in form)
    return [
      {
        kind: 'attack',
        declaration: { ...attackOf(form.attack, setup), ...besidesAttacking(form) },
        payment: paymentOf(form.pay, setup),
        obeys: form.obeys,
      },
    ];
  if ('block' in form)
    return [
      {
        kind: 'block',
        declaration: blockOf(form.block),
        payment: paymentOf(form.pay, setup),
        obeys: form.obeys,
      },
    ];
  if ('order' in form)
    return Object.entries(form.order).map(([of, over]) => ({
      kind: 'order',
      of: objectId(of),
      over: over.map(objectId),
    }));
  if ('divide' in form) return [{ kind: 'divide', assignments: assignmentsOf(form.divide, setup) }];
  if ('play' in form)
    return [
      {
        kind: 'play',
        player: playerId(form.player ?? ownerOf(form.play, setup)),
        card: objectId(form.play),
      },
    ];
  if ('suspend' in form)
    return [
      {
        kind: 'suspend',
        player: playerId(form.player ?? ownerOf(form.suspend, setup)),
        card: objectId(form.suspend),
      },
    ];
  const targets = (form.targets ?? []).map((name) => targetOf(name, setup));
  if ('cast' in form) {
    const player = playerId(form.player ?? ownerOf(form.cast, setup));
    const card = objectId(form.cast);
    return [{ kind: 'cast', player, card, targets, ...announcedIn(form) }];
  }
  return [
    {
      kind: 'activate',
      player: playerId(form.player ?? ownerOf(form.activate, setup)),
      source: objectId(form.activate),
      ability: activatedAbility(form.activate, form.ability ?? 1, setup),
      targets,
      ...announcedIn(form),
    },
  ];
}

/** Modes are counted from 1 in a script. */
function announcedIn({ modes, x, by: ways, convoke }: AnnouncedForm): {
  readonly announced?: Announcement;
} {
  if ([modes, x, ways, convoke].every((one) => one === undefined)) return {};
  return {
    announced: {
      ...(modes === undefined ? {} : { modes: modes.map((mode) => mode - 1) }),
      ...(x === undefined ? {} : { x }),
      ...(ways === undefined ? {} : { ways }),
      ...(convoke === undefined ? {} : { convoke: convoke.map(objectId) }),
    },
  };
}

interface AnnouncedForm {
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly by?: readonly WayToCast[];
  readonly convoke?: readonly string[];
}

const paymentOf = (form: PayForm | undefined, setup: Setup): PaymentPlan | undefined =>
  form === undefined
    ? undefined
    : {
        manaAbilities: (form.mana ?? []).map((source) => ({
          source: objectId(source),
          ability: firstManaAbility(source, setup),
        })),
        named: (form.give ?? []).map(objectId),
      };

export function expectationOf(form: ExpectationForm, setup: Setup): Expectation {
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
    ...list('hand', byPlayer(form.hand)),
    ...list(
      'mana',
      entriesOf(form.mana)?.map(([name, mana]) => ({ player: playerId(name), mana })),
    ),
    ...list('counters', countersOf(form.counters)),
    ...list('tapped', form.tapped?.map(objectId)),
    ...list('untapped', form.untapped?.map(objectId)),
    ...list('attacking', form.attacking?.map(objectId)),
    ...list('blocking', form.blocking?.map(objectId)),
    ...(form.step === undefined ? {} : { step: form.step }),
    ...(form.turn === undefined ? {} : { turn: playerId(form.turn) }),
    ...(form.priority === undefined ? {} : { priority: playerId(form.priority) }),
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

const countersOf = (form: ExpectationForm['counters']): Expectation['counters'] =>
  entriesOf(form)?.flatMap(([id, kinds]) =>
    COUNTERS.flatMap((counter) => {
      const n = kinds[counter];
      return n === undefined ? [] : [{ object: objectId(id), counter, n }];
    }),
  );

const entriesOf = <T>(mapping: Readonly<Record<string, T>> | undefined) =>
  mapping === undefined ? undefined : Object.entries(mapping);

const attackOf = (form: Readonly<Record<string, string>>, setup: Setup) => ({
  attacks: Object.entries(form).map(([attacker, target]) => ({
    attacker: objectId(attacker),
    target: attackedOf(target, setup),
  })),
});

/** CR 508.1e, 508.1g: what is announced beside who attacks what. */
const besidesAttacking = ({
  bands,
  exert,
  enlist,
}: Extract<TryableForm, { readonly attack: unknown }>): Omit<AttackDeclaration, 'attacks'> => ({
  ...(bands === undefined ? {} : { bands: bands.map((band) => band.map(objectId)) }),
  ...(exert === undefined ? {} : { exerted: exert.map(objectId) }),
  ...(enlist === undefined
    ? {}
    : {
        enlisted: Object.entries(enlist).flatMap(([by, creatures]) =>
          creatures.map((creature) => ({ by: objectId(by), creature: objectId(creature) })),
        ),
      }),
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

/** Whose permanent, or whose card in hand, it is as the game starts. */
const ownerOf = (id: string, { permanents, players }: Setup): string =>
  permanents.find((one) => one.id === id)?.controller ??
  players.find(({ hand }) => hand.some((card) => card.id === id))?.id ??
  '';

const abilitiesOf = (id: string, { permanents, players }: Setup): readonly Ability[] =>
  [...permanents, ...players.flatMap(({ hand }) => hand)].find((one) => one.id === id)
    ?.characteristics.abilities ?? [];

// Authors count activated abilities from 1, the engine counts all abilities from 0.
/** Those beyond the printed ones are what it has been granted, which stands after everything that is printed. */
function activatedAbility(source: string, ordinal: number, setup: Setup): number {
  const printed = abilitiesOf(source, setup);
  const activated = printed.flatMap((ability, index) =>
    asActivated(ability) === undefined ? [] : [index],
  );
  return activated[ordinal - 1] ?? printed.length + ordinal - activated.length - 1;
}

const firstManaAbility = (source: string, setup: Setup): number =>
  abilitiesOf(source, setup).findIndex(
    (ability) =>
      ability.kind === 'activated' && ability.effects.some(({ kind }) => kind === 'addMana'),
  );
