import type { Keyword } from '../language/keywords/index.ts';
import type { PermanentSetup, Setup } from '../scenario/scenario.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';

/** A board that is being made: who attacks whom, who blocks whom, and at which decision it stands. */
export interface Draft {
  readonly setup: Setup;
  readonly attacks: readonly Attacks[];
  readonly blocks: readonly Blocks[];
  readonly at: 'attack' | 'block' | 'divide';
}

/** The other player is attacked. */
interface Attacks {
  readonly attacker: ObjectId;
}

interface Blocks {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** The active player and the one who is attacked, named after the custom of examiners. */
export const playersOf = ({
  setup,
}: Draft): { readonly active: PlayerId; readonly other: PlayerId } => {
  const [active, other] = setup.players;
  return { active: known(active, 'active player').id, other: known(other, 'other player').id };
};

/** The draft without a permanent, and without what it was doing. */
export const without = (draft: Draft, gone: ObjectId): Draft => ({
  ...draft,
  setup: {
    ...draft.setup,
    permanents: draft.setup.permanents.filter(({ id }) => id !== gone),
  },
  attacks: draft.attacks.filter(({ attacker }) => attacker !== gone),
  blocks: draft.blocks.filter(({ attacker, blocker }) => attacker !== gone && blocker !== gone),
});

/** The draft with one of its permanents another. */
export const withPermanent = (
  draft: Draft,
  id: ObjectId,
  change: (permanent: PermanentSetup) => PermanentSetup,
): Draft => ({
  ...draft,
  setup: {
    ...draft.setup,
    permanents: draft.setup.permanents.map((one) => (one.id === id ? change(one) : one)),
  },
});

/** The draft with a keyword on none of its permanents. */
export const withoutKeyword = (draft: Draft, keyword: Keyword): Draft => ({
  ...draft,
  setup: {
    ...draft.setup,
    permanents: draft.setup.permanents.map((one) => ({
      ...one,
      characteristics: {
        ...one.characteristics,
        abilities: one.characteristics.abilities.filter(
          (ability) => ability.kind !== 'keyword' || ability.keyword !== keyword,
        ),
      },
    })),
  },
});
