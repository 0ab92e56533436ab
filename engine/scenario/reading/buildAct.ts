import type { Ability } from '../../language/ability.ts';
import type { WayToCast } from '../../language/keywords/lists.ts';
import type { PaymentPlan } from '../../log/act.ts';
import type { AttackDeclaration } from '../../log/declaration.ts';
import { asActivated } from '../../state/activatedAbility.ts';
import type { SaidPayment } from '../../state/manaOrLife.ts';
import type { Announcement } from '../../state/stack.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { cardsOf, type Setup, type Tryable } from '../scenario.ts';
import type { PayForm, TryableForm } from '../schema/script.ts';
import { assignmentsOf, attackOf, blockOf } from './scriptDeclarations.ts';
import { ownerOf, targetOf } from './scriptNames.ts';

/** What a player does or tries; one that orders several creatures' damage does so for each. */
export function actOf(form: TryableForm, setup: Setup): readonly Tryable[] {
  if ('attack' in form)
    return [
      {
        kind: 'attack',
        declaration: { ...attackOf(form.attack, setup), ...besidesAttacking(form) },
        ...paymentIn(form.pay, setup),
      },
    ];
  if ('block' in form)
    return [
      {
        kind: 'block',
        declaration: blockOf(form.block),
        ...paymentIn(form.pay, setup),
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
  if ('turn-up' in form)
    return [
      {
        kind: 'turnUp',
        player: playerId(form.player ?? ownerOf(form['turn-up'], setup)),
        permanent: objectId(form['turn-up']),
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
function announcedIn({ modes, x, by: ways, convoke, give, pay }: AnnouncedForm): {
  readonly announced?: Announcement;
} {
  if ([modes, x, ways, convoke, give, pay].every((one) => one === undefined)) return {};
  return {
    announced: {
      ...(modes === undefined ? {} : { modes: modes.map((mode) => mode - 1) }),
      ...(x === undefined ? {} : { x }),
      ...(ways === undefined ? {} : { ways }),
      ...(convoke === undefined ? {} : { convoke: convoke.map(objectId) }),
      ...(give === undefined ? {} : { given: give.map(objectId) }),
      ...pay,
    },
  };
}

interface AnnouncedForm {
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly by?: readonly WayToCast[];
  readonly convoke?: readonly string[];
  readonly give?: readonly string[];
  readonly pay?: SaidPayment;
}

function paymentIn(form: PayForm | undefined, setup: Setup): { readonly payment?: PaymentPlan } {
  if (form === undefined) return {};
  const { mana: _, give: __, ...said } = form;
  return {
    payment: {
      manaAbilities: (form.mana ?? []).map((source) => ({
        source: objectId(source),
        ability: firstManaAbility(source, setup),
      })),
      named: (form.give ?? []).map(objectId),
      ...said,
    },
  };
}

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

const abilitiesOf = (id: string, { permanents, players }: Setup): readonly Ability[] =>
  [...permanents, ...players.flatMap(cardsOf)].find((one) => one.id === id)?.characteristics
    .abilities ?? [];

// Authors count activated abilities from 1, the engine counts all abilities from 0; those beyond the printed ones are
// what it has been granted, which stands after everything that is printed.
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
