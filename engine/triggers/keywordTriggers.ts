import { editionOf } from '../citation/editions.ts';
import type { Permanent } from '../state/gameState.ts';
import type { View } from '../state/view.ts';
import type { Ability, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { Subject } from '../vocabulary/filters.ts';

const SELF: Subject = { kind: 'reference', reference: 'self' };

/** The triggered abilities that a permanent has now, keywords that the edition reads as triggered among them. */
export const triggeredAbilitiesOf = (
  view: View,
  permanent: Permanent,
): readonly TriggeredAbility[] =>
  (view.characteristics(permanent.id)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'triggered' ? [ability] : keywordTrigger(view, ability),
  );

/** Deathtouch and lifelink were triggered abilities at first; each instance triggers. */
function keywordTrigger({ state }: View, ability: Ability): readonly TriggeredAbility[] {
  if (ability.kind !== 'keyword') return [];
  const edition = editionOf(state.edition);
  if (ability.keyword === 'deathtouch' && edition.deathtouch === 'triggered') return [DEATHTOUCH];
  if (ability.keyword === 'lifelink' && edition.lifelink === 'triggered') return [LIFELINK];
  return [];
}

// CR ed-2008 502.63a
const DEATHTOUCH: TriggeredAbility = {
  kind: 'triggered',
  event: 'dealsDamage',
  of: SELF,
  filter: { type: 'creature' },
  targets: [],
  effects: [{ kind: 'destroy', subject: { kind: 'reference', reference: 'eventCreature' } }],
};

// CR ed-2008 502.68a
const LIFELINK: TriggeredAbility = {
  kind: 'triggered',
  event: 'dealsDamage',
  of: SELF,
  targets: [],
  effects: [
    {
      kind: 'gainLife',
      n: { kind: 'eventAmount' },
      subject: { kind: 'reference', reference: 'you' },
    },
  ],
};
