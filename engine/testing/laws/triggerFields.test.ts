import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { resolveTop } from '../../effects/resolve.ts';
import { ability } from '../../language/ability.ts';
import { effectForm } from '../../language/effect.ts';
import { heldAs } from '../../language/held.ts';
import { TRIGGER, type TriggerCode } from '../../language/trigger.ts';
import { type TriggeredAbility, triggeredForm } from '../../language/triggeredAbility.ts';
import { asLittleAs } from '../../language/variants.ts';
import type { Moment } from '../../log/moment.ts';
import { addTriggers } from '../../triggers/detect.ts';
import { putTriggersOnStack } from '../../triggers/putOnStack.ts';
import { FOCUS } from '../boards/cardBoards.ts';
import { happeningsOf } from './happenings.ts';
import { shownIn, withAbilityOn } from './seenIn.ts';
import { differing, unread } from './unread.ts';

// Each field of a trigger makes a difference to whether it triggers, or to what is done then.

/** What an ability of the creature does at a moment that some game came to. */
function doneAt(one: TriggeredAbility, moment: Moment): string {
  const { state, own } = triggeredAt(one, moment);
  const put = putTriggersOnStack({ ...state, stack: [], waitingTriggers: own });
  const done = resolveTop(put.state);
  return JSON.stringify([
    own.map(({ source, context }) => [source, context]),
    put.state.stack,
    [...put.events, ...done.events].map(({ kind }) => kind),
    shownIn(done.state),
  ]).replaceAll(JSON.stringify(one), '');
}

function triggeredAt(one: TriggeredAbility, { before, after, entries }: Moment) {
  const changed = {
    state: { ...withAbilityOn(after, FOCUS, one), waitingTriggers: [] },
    events: entries.map(({ event }) => event),
  };
  const { state } = addTriggers(withAbilityOn(before, FOCUS, one), changed);
  return { state, own: state.waitingTriggers.filter(({ ability: it }) => isSame(it, one)) };
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const form = triggeredForm(
  effectForm(heldAs('ability', ability)),
) as z.ZodType as z.ZodType<TriggeredAbility>;

describe.each(Object.entries(TRIGGER))('the trigger %s', (word, { example }) => {
  const moments = happeningsOf(word as TriggerCode);

  test('has no field that makes no difference', () => {
    expect(unread(form, example, differing(moments, doneAt))).toEqual([]);
  });

  test('triggers somewhere with nothing more than it must say', () => {
    // Of itself not all can happen to the creature: it is no land.
    const of = 'of' in example ? { of: example.of } : {};
    const bare = form.parse({ ...asLittleAs(form, example), ...of });
    expect(moments.some((moment) => triggeredAt(bare, moment).own.length > 0)).toBe(true);
  });
});
