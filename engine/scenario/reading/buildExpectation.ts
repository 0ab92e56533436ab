import { COUNTERS } from '../../vocabulary/counters.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Expectation, Setup } from '../scenario.ts';
import type { ExpectationForm } from '../schema/script.ts';
import { assignmentsOf, attackOf, blockOf } from './scriptDeclarations.ts';

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
