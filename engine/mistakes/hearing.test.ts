import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { beliefsOf } from './beliefsOf.ts';
import { hearing } from './hearing.ts';
import { rulesOf } from './rulesOf.ts';

const edition = NEWEST_EDITION;

test('who hears a game hears which rules it asks for, and which beliefs, and no others', () => {
  const { came, asksFor } = hearing(undefined, (believed) => [
    rulesOf({ edition, believed }).lifelink,
    beliefsOf({ believed }).goad,
  ]);
  expect(came).toEqual([rulesOf({ edition }).lifelink, beliefsOf({}).goad]);
  expect(asksFor({ goad: 'forbids' })).toBe(true);
  expect(asksFor({ lifelink: 'triggered', goad: 'forbids' })).toBe(true);
  expect(asksFor({ lifelink: 'triggered' })).toBe(true);
  expect(asksFor({ lure: 'anyOne' })).toBe(false);
  expect(asksFor({ deathtouch: 'stateBased' })).toBe(false);
});

test('a game that is heard goes by what is believed in it', () => {
  const { came } = hearing({ goad: 'forbids' }, (believed) => beliefsOf({ believed }).goad);
  expect(came).toBe('forbids');
});

test('where rules are handed on as a whole, all of them are asked for', () => {
  const { asksFor } = hearing(undefined, (believed) => ({ ...rulesOf({ edition, believed }) }));
  expect(asksFor({ deathtouch: 'stateBased' })).toBe(true);
});
