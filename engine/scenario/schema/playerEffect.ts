import { z } from 'zod';
import { amount } from '../../language/amount.ts';
import { filter } from '../../language/filter.ts';
import { heads, manaPool, mapping, positive } from '../../language/form.ts';
import type { Subject } from '../../language/reference.ts';
import { subject } from '../../language/reference.ts';
import type { Effect } from '../../vocabulary/effects.ts';

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** Life and cards are yours unless somebody else is named. */
export const lifeAndCardForms = [
  [
    heads('gain-life'),
    mapping({ 'gain-life': amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'gainLife', n: form['gain-life'], subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('lose-life'),
    mapping({ 'lose-life': amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'loseLife', n: form['lose-life'], subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('add-mana'),
    mapping({ 'add-mana': manaPool.min(1) }).transform(
      (form): Effect => ({ kind: 'addMana', mana: form['add-mana'] }),
    ),
  ],
  [
    heads('set-life'),
    mapping({ 'set-life': amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'setLife', n: form['set-life'], subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('mill'),
    mapping({ mill: amount, on: subject.exactOptional() }).transform(
      (form): Effect => ({ kind: 'mill', n: form.mill, subject: form.on ?? YOU }),
    ),
  ],
  [
    heads('give-poison'),
    mapping({ 'give-poison': amount, on: subject }).transform(
      (form): Effect => ({ kind: 'givePoison', n: form['give-poison'], subject: form.on }),
    ),
  ],
  [
    heads('sacrifice-chosen'),
    mapping({
      'sacrifice-chosen': filter,
      n: amount.exactOptional(),
      on: subject.exactOptional(),
    }).transform(
      (form): Effect => ({
        kind: 'sacrificeChosen',
        n: form.n ?? 1,
        filter: form['sacrifice-chosen'],
        subject: form.on ?? YOU,
      }),
    ),
  ],
  [
    heads('discard'),
    mapping({
      discard: positive,
      on: subject.exactOptional(),
      'at-random': z.literal(true).exactOptional(),
    }).transform(
      ({ discard: n, on = YOU, 'at-random': atRandom }): Effect => ({
        kind: 'discard',
        n,
        subject: on,
        ...(atRandom === undefined ? {} : { atRandom }),
      }),
    ),
  ],
  [
    heads('draw'),
    mapping({ draw: positive, on: subject.exactOptional() }).transform(
      ({ draw, on }): Effect => ({
        kind: 'draw',
        n: draw,
        ...(on === undefined ? {} : { subject: on }),
      }),
    ),
  ],
] as const;
