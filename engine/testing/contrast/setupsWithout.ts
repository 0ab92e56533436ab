import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Ability } from '../../language/ability.ts';
import type { Change } from '../../language/change.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import type { TriggerCode } from '../../language/trigger.ts';
import type { CardSetup, PermanentSetup, PlayerSetup, Setup } from '../../scenario/scenario.ts';

/**
 * Boards to begin from on which what a rule speaks of does not come about, from the rule's text alone and without a look
 * at how the engine finds what decides. None for a rule of which that can't be said of a board.
 */
export const setupsWithout = (setup: Setup, rule: RuleKey): readonly Setup[] =>
  (TAKEN[rule] ?? ofKeyword(rule)).map((take) => take(setup));

type Take = (setup: Setup) => Setup;

/** Of every card and permanent that the script knows. */
const ofEach =
  (change: (of: Characteristics) => Characteristics): Take =>
  ({ players, permanents }) => {
    const changed = <T extends CardSetup | PermanentSetup>(one: T): T => ({
      ...one,
      characteristics: change(one.characteristics),
    });
    return {
      permanents: permanents.map(changed),
      players: players.map((player) => ({
        ...player,
        hand: player.hand.map(changed),
        graveyard: player.graveyard.map(changed),
        exile: player.exile.map(changed),
      })),
    };
  };

const withoutAbilities = (isGone: (ability: Ability) => boolean): Take => {
  const isLeft = (change: Change): boolean => !('ability' in change) || stays(change.ability);
  const stays = (ability: Ability): boolean =>
    !isGone(ability) && (ability.kind !== 'static' || isLeft(ability.change));
  return ofEach((of) => ({ ...of, abilities: of.abilities.filter(stays) }));
};

/** CR 113.3: nor does anything give it as it resolves, or make what has it. */
const noKeyword = (...keywords: readonly Keyword[]): Take => {
  const isIt = (one: Partial<Ability> | undefined): boolean =>
    one?.kind === 'keyword' && 'keyword' in one && keywords.some((gone) => gone === one.keyword);
  const gives = ({ change }: { readonly change?: { readonly ability?: Partial<Ability> } }) =>
    isIt(change?.ability);
  return ofEach((of) => ({
    ...of,
    abilities: JSON.parse(JSON.stringify(of.abilities), (_, value: unknown) =>
      Array.isArray(value) ? value.filter((one) => !(isIt(one) || gives(one))) : value,
    ),
  }));
};

/** CR 702: by its name a rule of a keyword says of which; `keyword.firstStrikeBetweenSteps` of first strike. */
function ofKeyword(rule: RuleKey): readonly Take[] {
  const [, name = ''] = rule.match(/^keyword\.(\w+)/) ?? [];
  const [longest] = KEYWORDS.filter((keyword) => name.startsWith(keyword)).toSorted(
    (a, b) => b.length - a.length,
  );
  return longest === undefined ? [] : [noKeyword(longest)];
}

const nothingTriggersOn = (events: readonly TriggerCode[], keywords: readonly Keyword[]): Take =>
  withoutAbilities(
    (one) =>
      (one.kind === 'triggered' && events.includes(one.event)) ||
      (one.kind === 'keyword' && keywords.includes(one.keyword)),
  );

const FAR = 1000;

const NOBODY_HAS_POWER = ofEach((of) =>
  of.power === undefined ? of : { ...of, power: of.power - FAR },
);
const NOTHING_IS_LETHAL = ofEach((of) =>
  of.toughness === undefined ? of : { ...of, toughness: of.toughness + FAR },
);

const players =
  (change: Partial<PlayerSetup>): Take =>
  (setup) => ({ ...setup, players: setup.players.map((one) => ({ ...one, ...change })) });

const undamaged: Take = (setup) => ({
  ...setup,
  permanents: setup.permanents.map((one) => ({ ...one, damage: 0 })),
});

const TRIGGERING_ON_ATTACK: readonly Keyword[] = [
  'annihilator',
  'battleCry',
  'dethrone',
  'exalted',
  'melee',
  'mentor',
  'mobilize',
  'myriad',
  'training',
];
const TRIGGERING_ON_BEING_BLOCKED: readonly Keyword[] = [
  'afflict',
  'bushido',
  'flanking',
  'rampage',
];
const TRIGGERING = [...TRIGGERING_ON_ATTACK, ...TRIGGERING_ON_BEING_BLOCKED];

const ON_ATTACK: Take = nothingTriggersOn(
  [
    'attacks',
    'attacksAlone',
    'attacksPlayerAlone',
    'attacksWithAtLeast',
    'isAttacked',
    'playerAttacks',
    'playerAttacksPlayer',
    'playerAttacksWith',
  ],
  TRIGGERING_ON_ATTACK,
);
const ON_BLOCK: Take = nothingTriggersOn(
  ['blocks', 'blocksAlone', 'blocksAtLeast', 'blocksCreature'],
  ['bushido'],
);
const ON_BEING_BLOCKED: Take = nothingTriggersOn(
  ['becomesBlocked', 'becomesBlockedByAtLeast', 'becomesBlockedByCreature'],
  TRIGGERING_ON_BEING_BLOCKED,
);
const NOTHING_TRIGGERS = withoutAbilities(
  (one) => one.kind === 'triggered' || (one.kind === 'keyword' && TRIGGERING.includes(one.keyword)),
);
const NO_SPELLS = players({ hand: [] });
const NOTHING_IS_ACTIVATED = withoutAbilities(({ kind }) => kind === 'activated');
const NO_EFFECTS: readonly Take[] = [NOTHING_TRIGGERS, NO_SPELLS, NOTHING_IS_ACTIVATED];
const NO_FIRST_STEP = noKeyword('firstStrike', 'doubleStrike');

const TAKEN: { readonly [R in RuleKey]?: readonly Take[] } = {
  // CR 704.5g: damage that is at least its toughness.
  'stateBased.lethalDamage': [NOTHING_IS_LETHAL],
  // CR 704.5h: damage by a source with deathtouch.
  'stateBased.deathtouch': [noKeyword('deathtouch')],
  // CR 704.5a: 0 or less life.
  'stateBased.zeroLife': [players({ life: FAR })],
  // CR 701.8a, 701.13a, 701.21a: what an effect does, of a spell or an ability that triggers.
  'action.destroy': [NOTHING_TRIGGERS, NO_SPELLS],
  'action.exile': NO_EFFECTS,
  // CR 500.9: an effect adds it.
  'turn.extraSteps': NO_EFFECTS,
  // CR 608.2h: how much it is, is seen as something resolves.
  'resolving.information': NO_EFFECTS,
  // CR 615.7: an effect prevents the next so much.
  'prevention.nextDamage': NO_EFFECTS,
  // CR 613.1d: an effect has it be of another type.
  'layers.type': NO_EFFECTS,
  // CR 511.2: what triggers then.
  'endOfCombat.triggers': [NOTHING_TRIGGERS],
  // CR 509.3g: an ability that so triggers.
  'triggers.attacksAndIsntBlocked': [NOTHING_TRIGGERS],
  // CR 510.1b-d: what has power 0 or less assigns nothing (510.1a).
  'damage.unblockedAssigns': [NOBODY_HAS_POWER],
  'damage.divideAmongBlockers': [NOBODY_HAS_POWER],
  'damage.divideAmongAttackers': [NOBODY_HAS_POWER],
  // CR 510.4: two steps where something has first strike or double strike.
  'damage.secondStep': [NO_FIRST_STEP],
  'damage.processed': [NOBODY_HAS_POWER],
  'damage.marked': [NOBODY_HAS_POWER],
  'damage.toPlayer': [NOBODY_HAS_POWER],
  'damage.toPlaneswalker': [NOBODY_HAS_POWER],
  'damage.byLifelink': [noKeyword('lifelink')],
  // CR 120.3b, 120.3d, 120.3g: damage by a source with infect, wither or toxic.
  'damage.toPlayerByInfect': [noKeyword('infect')],
  'damage.toCreatureByWitherOrInfect': [noKeyword('wither', 'infect')],
  'damage.byToxic': [noKeyword('toxic')],
  // CR 702.22j-k: by banding, another than its controller divides it.
  'keyword.bandBlockedTogether': [noKeyword('banding', 'bandsWithOther')],
  'keyword.bandingAttackerDivides': [noKeyword('banding', 'bandsWithOther')],
  'keyword.bandingBlockerDivides': [noKeyword('banding', 'bandsWithOther')],
  // CR 120.6: damage that has been dealt before stays marked.
  'damage.lethal': [undamaged, NOTHING_IS_LETHAL],
  // CR 119.3, 608.2: what an ability has somebody gain, lose or draw.
  'life.gainOrLoss': [NOTHING_TRIGGERS],
  'resolving.inOrderWritten': [NOTHING_TRIGGERS],
  // CR 508.4: put onto the battlefield attacking, by what triggers on attacking.
  'attackers.putAttacking': [ON_ATTACK],
  'triggers.attacks': [ON_ATTACK],
  'triggers.blocks': [ON_BLOCK],
  'triggers.becomesBlocked': [ON_BEING_BLOCKED],
  'triggers.becomesBlockedByACreature': [ON_BEING_BLOCKED],
  'triggers.event': [NOTHING_TRIGGERS],
  // CR 613.4c: what gives more power and toughness.
  'layers.powerToughnessModified': [
    withoutAbilities(
      (one) =>
        one.kind === 'triggered' ||
        (one.kind === 'keyword' && TRIGGERING.includes(one.keyword)) ||
        (one.kind === 'static' && one.change.kind === 'modifyPowerToughness'),
    ),
  ],
};
