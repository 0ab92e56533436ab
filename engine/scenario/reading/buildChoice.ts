import type { Act } from '../../log/act.ts';
import type { Choice } from '../../state/choice.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Setup } from '../scenario.ts';
import type { ChoiceForm } from '../schema/script.ts';
import { attackedOf, isPlayer, ownerOf, targetOf } from './scriptNames.ts';

/** What a player chooses; about themselves, where it is they who are named. */
export function choiceOf(form: ChoiceForm, setup: Setup): Act<'choose'> {
  const { choose, player } = form;
  const isOwn = isPlayer(choose, setup);
  return {
    kind: 'choose',
    player: playerId(player ?? (isOwn ? choose : ownerOf(choose, setup))),
    choice: { ...(isOwn ? {} : { source: objectId(choose) }), ...partsIn(form, setup) },
  };
}

/** A script counts from 1. */
function partsIn(form: ChoiceForm, setup: Setup): Choice {
  const { declines, attacking, protector } = form;
  const parts: { readonly [P in keyof Choice]: Choice[P] | undefined } = {
    trigger: fromZero(form.trigger),
    modes: form.modes?.map((mode) => mode - 1),
    targets: form.targets?.map((name) => targetOf(name, setup)),
    may: declines === undefined ? undefined : MAY[`${declines}`],
    sacrificed: form.give?.map(objectId),
    payment: form.pay,
    attacking: attacking === undefined ? undefined : attackedOf(attacking, setup),
    option: fromZero(form.option),
    place: fromZero(form.place),
    named: form.named?.map((name) => targetOf(name, setup)),
    prevented: form.prevents?.map(objectId),
    replacement: form.first,
    legend: form.keeps,
    protector: protector === undefined ? undefined : playerId(protector),
    discarded: form.discards?.map(objectId),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

const fromZero = (nth: number | undefined): number | undefined =>
  nth === undefined ? undefined : nth - 1;

const MAY = { true: 'declines', false: 'does' } as const;
