import { damageSourceOf } from '../../change/damage/dealDamageSource.ts';
import { hasRegenerationShield } from '../../change/regenerate.ts';
import { damageChoices } from '../../damage/choices.ts';
import { dividerOf } from '../../damage/divider.ts';
import { attackProblem } from '../../declaration/attackProblem.ts';
import { blockProblem } from '../../declaration/blockProblem.ts';
import { optionalCostProblems } from '../../declaration/optionalCosts.ts';
import { checkAllowed } from '../../effects/cast.ts';
import { type Ability, ability } from '../../language/ability.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import { chooserOf } from '../../state/chooser.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { CardInZone, GameState, Permanent } from '../../state/gameState.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { board, characteristics, type TestBoard } from '../boards/board.ts';

export const ADA = playerId('ada');
export const NIL = playerId('nil');

const PERMANENTS: TestBoard['permanents'] = {
  ada: {
    bear: { is: '2/2', colors: ['green'] },
    ogre: '4/4',
    guard: '1/3 defender',
    fish: {
      is: '3/4',
      abilities: [{ kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } }],
    },
    shade: '2/2 shadow',
    walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
    relic: { types: ['artifact'], counters: { age: 2, fade: 1, charge: 1 } },
  },
  nil: {
    elf: { is: '1/1', colors: ['green'], counters: { '+1/+1': 1 } },
    giant: '5/5',
    bird: '2/2 flying',
    jace: { types: ['planeswalker'], counters: { loyalty: 4 } },
    island: { types: ['land'], subtypes: ['island'] },
    charm: { types: ['enchantment'], counters: { age: 2 } },
  },
};
const ATTACKS = { bear: 'nil', ogre: 'nil', fish: 'nil', shade: 'nil' };

const elsewhere = (zone: CardInZone['zone'], owner: typeof ADA): CardInZone => ({
  id: objectId(`${owner}-${zone}`),
  owner,
  zone,
  printed: { ...characteristics({ is: '2/1', cost: '{1}' }) },
  ...(zone === 'exile' ? { counters: { time: 1 } } : {}),
});

const whole = (state: GameState): GameState => ({
  ...state,
  // CR 508.1f: who attacks is tapped.
  battlefield: state.battlefield.map((one) => ({
    ...one,
    tapped: attackOf(state, one.id) !== undefined,
  })),
  phasedOut: state.battlefield
    .filter(({ id }) => id === 'guard')
    .map((one) => ({ ...one, id: objectId('ghost') })),
  nextId: 100,
  players: state.players.map((player) => ({
    ...player,
    mana: 'WUBRGC',
    handSize: 1,
    graveyardSize: 1,
  })),
  cards: (['hand', 'graveyard', 'exile'] as const).flatMap((zone) =>
    [ADA, NIL].map((owner) => elsewhere(zone, owner)),
  ),
  stack: [
    {
      kind: 'spell',
      id: objectId('spell'),
      controller: NIL,
      printed: characteristics({ types: ['instant'] }),
      ability: { kind: 'spell', targets: [], effects: [] },
      targets: [],
    },
  ],
});

/** Boards on which everything can be asked: before attacks, before blocks, and with damage to assign. */
export const BOARDS: readonly GameState[] = [
  board({ permanents: PERMANENTS, step: 'declareAttackers' }),
  board({ permanents: PERMANENTS, step: 'declareBlockers', attacks: ATTACKS }),
  board({
    permanents: PERMANENTS,
    step: 'combatDamage',
    attacks: ATTACKS,
    blocks: { elf: 'bear', giant: 'ogre', bird: 'ogre' },
  }),
].map(whole);

/** Everything that is asked of a board where players declare, assign damage and cast. */
export function answersOn(state: GameState): string {
  const ids = state.battlefield.map(({ id }) => id);
  const players = [ADA, NIL];
  const answers = [
    attackProblem(state).problem,
    players.map((player) => blockProblem(state, player).problem),
    [chooserOf(state, 'attack'), chooserOf(state, 'block')],
    players.map((player) => [
      damageChoices(state, player, 'combatDamage'),
      CHANGED_RULES.damageLeavesOneLife(state, player),
      CHANGED_RULES.cannotGainLife(state, player),
    ]),
    state.cards.map((card) => checkAllowed(state, card.owner, card)),
    ids.map((id) => [
      dividerOf(state, id).player,
      hasRegenerationShield(state, id),
      CHANGED_RULES.damageUnpreventable(state, {
        id,
        source: damageSourceOf(state, id, () => undefined),
        to: { kind: 'player', player: NIL },
        kind: 'combat',
      }),
      optionalCostProblems(state, {
        attacks: [{ attacker: id, target: { kind: 'player', player: NIL } }],
        exerted: [id],
      }).length,
      characteristicsIn(state, id),
    ]),
  ];
  return JSON.stringify(answers, (_, value) =>
    value === Number.POSITIVE_INFINITY ? 'any' : value,
  );
}

// What is tried is itself an ability, and not what it makes of others.
function characteristicsIn(state: GameState, id: Permanent['id']) {
  const { abilities, ...rest } = theCharacteristics(state, id);
  return [rest, abilities.filter(({ kind }) => kind === 'keyword')];
}

/** The board with one more ability on a permanent. */
const withAbility = (state: GameState, of: Permanent, more: Ability): GameState => ({
  ...state,
  battlefield: state.battlefield.map((one) =>
    one === of
      ? { ...one, printed: { ...one.printed, abilities: [...one.printed.abilities, more] } }
      : one,
  ),
});

/** Whether some permanent on some board is, with the ability, the reason for another answer. */
export const isAnsweredWith = (more: Ability): boolean =>
  BOARDS.some((state) => {
    const without = answersOn(state);
    return state.battlefield.some((one) => answersOn(withAbility(state, one, more)) !== without);
  });

export const readAbility = (said: unknown): Ability => ability.parse(said);
