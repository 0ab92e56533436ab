import { expect, test } from 'vitest';
import { type Ability, ability } from '../../language/ability.ts';
import { TRIGGER, type TriggerCode } from '../../language/trigger.ts';
import { addTriggers } from '../../triggers/detect.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { FOCUS } from '../boards/cardBoards.ts';
import { gamesWith, OWN } from './happenings.ts';
import { withAbilityOn } from './seenIn.ts';
import { readAbility } from './stock.ts';

/** Whether it has triggered in some game: the ability is the creature's own, told by its word. */
const triggersInGames = (word: string, one: Ability): boolean =>
  gamesWith(one).some((game) =>
    game().events.some(
      (event) =>
        event.kind === 'abilityTriggered' && event.trigger === word && event.source === FOCUS,
    ),
  );

/** With all that the word reads, or with one thing less: two may never be so of one event. */
const ways = (example: object, reads: readonly string[]): readonly Ability[] =>
  [undefined, ...reads].flatMap((left) => {
    const said = Object.entries(example).filter(([key]) => key !== kebab(left ?? ''));
    const { success, data } = ability.safeParse(Object.fromEntries(said));
    return success ? [data] : [];
  });

test.each(Object.entries(TRIGGER))('in some game it happens: %s', (word, { example, reads }) => {
  const one = readAbility(example);
  const own = OWN[word as TriggerCode]?.();
  if (own === undefined) {
    expect(ways(example, reads).some((way) => triggersInGames(word, way))).toBe(true);
    return;
  }
  const { before, after, entries } = own;
  const waiting = addTriggers(withAbilityOn(before, FOCUS, one), {
    state: withAbilityOn(after, FOCUS, one),
    events: entries.map(({ event }) => event),
  }).state.waitingTriggers;
  expect(waiting.map(({ ability: { event } }) => event)).toEqual([word]);
  // No word has a board of its own that needs none.
  expect(triggersInGames(word, one)).toBe(false);
});
