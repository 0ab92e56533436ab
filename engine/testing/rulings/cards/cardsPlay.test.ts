import { expect, test } from 'vitest';
import type { Characteristics } from '../../../language/characteristics.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import { asActivated } from '../../../state/activatedAbility.ts';
import { FOCUS, inHand, onBoard, USED } from '../../boards/cardBoards.ts';
import { projectCards } from '../../boards/cards.ts';
import { type Plan, type PlayedOut, playOut } from '../../boards/playOut.ts';

const cards = [...projectCards.values()].map(
  ({ id, characteristics }) => [id, characteristics] as const,
);

const isSpellOnly = ({ types }: Characteristics): boolean =>
  types.includes('instant') || types.includes('sorcery');

const PLAN = {
  everything: { use: 'always', attack: 'all', block: 'spread' },
  alone: { use: 'onceAttackersAreDeclared', order: 'lastFirst', attack: 'alone', block: 'none' },
  unblocked: { use: 'onceAttackersAreDeclared', attack: 'all', block: 'none' },
  blocked: { use: 'never', attack: 'all', block: 'onFocus' },
  blocking: { use: 'never', attack: 'all', block: 'byFocus' },
  lastFirst: { use: 'always', order: 'lastFirst', attack: 'all', block: 'spread' },
} as const satisfies { readonly [name: string]: Plan };

/** As a permanent of either player and as a card in their hand, each played in the ways that can bring something out. */
function games(printed: Characteristics): readonly PlayedOut[] {
  const cast = playOut(inHand(printed, 'ada', 'upkeep'), USED, PLAN.everything);
  const late = () => [
    playOut(inHand(printed, 'ada', 'upkeep'), USED, PLAN.unblocked),
    playOut(inHand(printed, 'nil', 'upkeep'), USED, PLAN.lastFirst),
  ];
  if (isSpellOnly(printed)) return [cast, ...late()];
  const [mine, theirs] = [onBoard(printed, 'ada', 'upkeep'), onBoard(printed, 'nil', 'upkeep')];
  const plain = [cast, playOut(mine, USED, PLAN.everything), playOut(theirs, USED, PLAN.blocking)];
  if (printed.abilities.every(({ kind }) => kind === 'keyword')) return plain;
  return [
    ...plain,
    ...late(),
    playOut(mine, USED, PLAN.alone),
    playOut(mine, USED, PLAN.blocked),
    playOut(theirs, USED, PLAN.lastFirst),
  ];
}

type Games = readonly GameEvent[];
type Seen = (printed: Characteristics, told: Games, refused: Games) => boolean;

/** What every card must show of itself in one of its games, or why it may not. */
const SHOWN: { readonly [what: string]: Seen } = {
  resolves: (printed, told) =>
    !isSpellOnly(printed) || told.some((e) => e.kind === 'resolved' && e.source === FOCUS),
  enters: (printed, told) =>
    isSpellOnly(printed) ||
    told.some(
      (e) =>
        (e.kind === 'enteredBattlefield' && e.object === FOCUS) ||
        (e.kind === 'play' && e.act.card === FOCUS),
    ),
  attacks: (printed, told, refused) =>
    !printed.types.includes('creature') ||
    told.some(
      (e) =>
        e.kind === 'attack' && e.act.declaration.attacks.some(({ attacker }) => attacker === FOCUS),
    ) ||
    refused.some((e) => e.kind === 'attack' && isBlamed(e)),
  blocks: (printed, told, refused) =>
    !printed.types.includes('creature') ||
    told.some(
      (e) =>
        e.kind === 'block' && e.act.declaration.blocks.some(({ blocker }) => blocker === FOCUS),
    ) ||
    refused.some((e) => e.kind === 'block' && isBlamed(e)),
};

const isBlamed = ({ verdict }: Extract<GameEvent, { readonly kind: 'attack' | 'block' }>) =>
  verdict.violations.some(({ objects }) => objects.includes(FOCUS));

/** What of the card never happened in any of its games. */
function unseen(printed: Characteristics, played: readonly PlayedOut[]): readonly string[] {
  const told = played.flatMap((game) => game.events);
  const refused = played.flatMap((game) => game.refused);
  const missing = Object.keys(SHOWN).filter(
    (what) => SHOWN[what]?.(printed, told, refused) !== true,
  );
  const unused = printed.abilities.flatMap((ability, index) => {
    if (asActivated(ability) !== undefined)
      return told.some(
        (e) => e.kind === 'activate' && e.act.source === FOCUS && e.act.ability === index,
      )
        ? []
        : [`activated ${index}`];
    return ability.kind !== 'triggered' ||
      told.some(
        (e) => e.kind === 'abilityTriggered' && e.source === FOCUS && e.trigger === ability.event,
      )
      ? []
      : [ability.event];
  });
  return [...missing, ...unused];
}

/** What these boards have no room for, and why. */
const NOT_ON_THESE_BOARDS: { readonly [card: string]: readonly string[] } = {
  // Nothing here is strong enough to kill it.
  'emrakul-the-aeons-torn': ['goesToGraveyard'],
  guile: ['goesToGraveyard'],
  // One loyalty ability in a turn: the first that is tried, or the last.
  'gideon-jura': ['activated 1'],
  // Never a creature without seven symbols of devotion.
  'iroas-god-of-victory': ['attacks', 'blocks'],
  // Tapped for one of the other colors.
  'noble-hierarch': ['activated 2'],
  // It discards what it drew, and the game does not know that card.
  'wharf-infiltrator': ['discards'],
  // No creature here is legendary.
  'vassals-duty': ['activated 0'],
  // Gone as soon as anything attacks.
  'norin-the-wary': ['blocks'],
};

test.each(cards)('%s plays, and all that it can do happens', (id, printed) => {
  const played = games(printed);
  const verdicts = played.flatMap(({ events, refused }) =>
    [...events, ...refused].flatMap((event) => ('verdict' in event ? [event.verdict.verdict] : [])),
  );
  expect(verdicts).not.toContain('unproved');
  expect(unseen(printed, played)).toEqual(NOT_ON_THESE_BOARDS[id] ?? []);
});
