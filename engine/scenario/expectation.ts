import { numbersOf, type RuleKey } from '../citation/ruleIndex.ts';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { damageStepOf } from '../damage/steps.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import { attacksOf, blocksOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { Counters, Permanent, Player } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { newestOf } from '../state/newest.ts';
import type { StackItem } from '../state/stack.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { givenName, haveOneName, type ObjectId, objectId } from '../vocabulary/ids.ts';
import { ok, type Result } from '../vocabulary/result.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { advanceToDecision, type Stuck } from './advance.ts';
import { decisionOf, gameOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import type { Trouble } from './problem.ts';
import type { Expectation, NamedZone } from './scenario.ts';
import { toAssigner } from './toDivision.ts';

/** Declarations that a file may list whole. */
const LISTABLE = 4096;

/** Holds the game against an expectation; the line may have moved on to the decision that it speaks of. */
export function checkExpectation(
  line: Line,
  expectation: Expectation,
): { readonly line: Line; readonly troubles: readonly Trouble[] } {
  const reached = atDecision(line, expectation);
  if (!reached.ok) return { line, troubles: [reached.error] };
  const troubles = WORDS.flatMap((word) =>
    differencesIn(word, expectation[word], LISTS.includes(word) ? reached.value : line),
  );
  return { line: reached.value, troubles };
}

/** Words that list all that is legal at a decision. */
const LISTS: readonly Word[] = ['legalAttacks', 'legalBlocks', 'legalDivisions'];

function atDecision(
  line: Line,
  { legalAttacks, legalBlocks, legalDivisions }: Expectation,
): Result<Line, Stuck> {
  if (legalAttacks !== undefined) return advanceToDecision(line, 'declareAttackers');
  if (legalBlocks !== undefined) return advanceToDecision(line, 'declareBlockers');
  return legalDivisions === undefined ? ok(line) : toAssigner(line, sourceOf(legalDivisions));
}

const sourceOf = (divisions: NonNullable<Expectation['legalDivisions']>): ObjectId | undefined =>
  divisions[0]?.[0]?.source;

type Word = keyof Expectation;

const differencesIn = <W extends Word>(
  word: W,
  expected: Expectation[W],
  line: Line,
): readonly Trouble[] => (expected === undefined ? [] : DIFFERENCES[word](expected, line));

type Differences<W extends Word> = (
  expected: NonNullable<Expectation[W]>,
  line: Line,
) => readonly Trouble[];

/** In what the game differs from what is said under each word. */
const DIFFERENCES: { readonly [W in `${Word}`]: Differences<W> } = {
  died: (died, line) => differ('died', inWords(died), inWords(unique(outcomeOf(line).died))),
  lost: (lost, line) => differ('lost', inWords(lost), inWords(outcomeOf(line).lost)),
  won: (won, line) => differ('won', won, outcomeOf(line).won ?? ''),
  drawn: (drawn, line) => differ('drawn', `${drawn}`, `${outcomeOf(line).drawn}`),
  loyalty: (numbers, line) =>
    numbers.flatMap(({ object, n }) =>
      differ(
        `loyalty ${object}`,
        `${n}`,
        `${newestPermanent(line, object)?.counters.loyalty ?? 'gone'}`,
      ),
    ),
  damage: (marks, line) => {
    const { damage } = outcomeOf(line);
    return marks.flatMap(({ object, n }) =>
      differ(
        `damage ${object}`,
        `${n}`,
        `${damage.find((one) => haveOneName(one.object, object))?.marked ?? ''}`,
      ),
    );
  },
  size: (sizes, line) => {
    const { size } = outcomeOf(line);
    return sizes.flatMap(({ object, power, toughness }) => {
      const found = size.find((one) => haveOneName(one.object, object));
      return differ(
        `size ${object}`,
        `${power}/${toughness}`,
        found === undefined ? '' : `${found.power}/${found.toughness}`,
      );
    });
  },
  triggered: (counts, line) => {
    const { triggered } = outcomeOf(line);
    return counts.flatMap(({ source, n }) =>
      differ(
        `triggered ${source}`,
        `${n}`,
        `${triggered.reduce((sum, one) => sum + (haveOneName(one.source, source) ? one.count : 0), 0)}`,
      ),
    );
  },
  life: (numbers, line) => ofPlayers('life', numbers, line, ({ life }) => life),
  poison: (numbers, line) => ofPlayers('poison', numbers, line, ({ poison }) => poison),
  hand: (numbers, line) => ofPlayers('hand', numbers, line, ({ handSize }) => handSize),
  mana: (pools, line) =>
    pools.flatMap(({ player, mana }) =>
      differ(`mana ${player}`, inOrder(mana), inOrder(thePlayer(gameOf(line), player).mana)),
    ),
  counters: (counters, line) =>
    counters.flatMap(({ object, counter, n }) =>
      differ(
        `counters ${object}`,
        `${n} ${counter}`,
        `${countersOn(line, object)[counter] ?? 0} ${counter}`,
      ),
    ),
  tapped: (ids, line) =>
    ids.flatMap((id) => differ(`tapped ${id}`, 'tapped', tappedOrNot(line, id))),
  untapped: (ids, line) =>
    ids.flatMap((id) => differ(`tapped ${id}`, 'untapped', tappedOrNot(line, id))),
  attacking: (ids, line) =>
    differ('attacking', inWords(ids), inWords(attacksOf(gameOf(line)).map((one) => one.attacker))),
  blocking: (ids, line) =>
    differ('blocking', inWords(ids), inWords(blocksOf(gameOf(line)).map((one) => one.blocker))),
  attacks: (pairs, line) =>
    differ(
      'attacks',
      listOf(pairs, ({ attacker, attacked }) => `${attacker}: ${attacked}`),
      listOf(attackedIn(line), ({ attacker, attacked }) => `${attacker}: ${attacked}`),
    ),
  battlefield: (ids, line) =>
    differ('battlefield', inWords(ids), inWords(gameOf(line).battlefield.map(({ id }) => id))),
  graveyard: (numbers, line) =>
    ofPlayers('graveyard', numbers, line, ({ graveyardSize }) => graveyardSize),
  zones: (zones, line) =>
    zones.flatMap(({ object, zone }) => differ(`zones ${object}`, zone, zoneOf(line, object))),
  stack: (ids, line) =>
    differ('stack', ids.join(', '), gameOf(line).stack.toReversed().map(sourceOnStack).join(', ')),
  step: (step, line) => differ('step', kebab(step), kebab(gameOf(line).turn.step)),
  turn: (player, line) => differ('turn', player, gameOf(line).turn.activePlayer),
  priority: (player, line) => {
    const decision = decisionOf(line);
    return differ('priority', player, decision.kind === 'priority' ? decision.player : 'nobody');
  },
  cites: (keys, line) =>
    keys.flatMap((key) => differ('cites', ruleText(line, key), citedOrNot(line, key))),
  citesNot: (keys, line) => keys.flatMap((key) => differ('cites-not', '', citedOrNot(line, key))),
  legalAttacks: (attacks, line) => {
    const rows = everyAttack(gameOf(line), LISTABLE);
    if (rows === undefined) return tooMany('legal-attacks', listOf(attacks, attackText));
    return differ('legal-attacks', listOf(attacks, attackText), listOf(legal(rows), attackText));
  },
  legalBlocks: (blocks, line) => {
    const decision = decisionOf(line);
    if (decision.kind !== 'declareBlockers') return [];
    const rows = everyBlock(gameOf(line), decision.player, LISTABLE);
    if (rows === undefined) return tooMany('legal-blocks', listOf(blocks, blockText));
    return differ('legal-blocks', listOf(blocks, blockText), listOf(legal(rows), blockText));
  },
  legalDivisions: (divisions, line) => {
    const decision = decisionOf(line);
    const source = sourceOf(divisions);
    if (decision.kind !== 'assignCombatDamage' || source === undefined) return [];
    const game = gameOf(line);
    const id = newestOf(game, source);
    const found = divisionsOf(game, decision.player, damageStepOf(game), id, LISTABLE);
    if (found === undefined) return tooMany('legal-divisions', listOf(divisions, divisionText));
    return differ('legal-divisions', listOf(divisions, divisionText), listOf(found, divisionText));
  },
};

const WORDS = keysOf(DIFFERENCES);

const ofPlayers = (
  what: string,
  numbers: NonNullable<Expectation['life']>,
  line: Line,
  find: (player: Player) => number,
): readonly Trouble[] =>
  numbers.flatMap(({ player, n }) =>
    differ(`${what} ${player}`, `${n}`, `${find(thePlayer(gameOf(line), player))}`),
  );

const inOrder = (mana: string): string => [...mana].toSorted().join('');

const inWords = (ids: readonly string[]): string =>
  ids
    .map((id) => givenName(objectId(id)))
    .toSorted()
    .join(', ');

// A file speaks of a card by its name, whichever of the objects that it has been (CR 400.7).
const unique = (ids: readonly ObjectId[]): readonly ObjectId[] => [...new Set(ids.map(givenName))];

const newestPermanent = (line: Line, name: ObjectId): Permanent | undefined =>
  permanentOf(gameOf(line), newestOf(gameOf(line), name));

/** The counters of a permanent, or of an exiled card. */
function countersOn(line: Line, name: ObjectId): Counters {
  const game = gameOf(line);
  const id = newestOf(game, name);
  return [...game.battlefield, ...game.cards].find((one) => one.id === id)?.counters ?? {};
}

function tappedOrNot(line: Line, id: ObjectId): string {
  const permanent = newestPermanent(line, id);
  if (permanent === undefined) return 'gone';
  return permanent.tapped ? 'tapped' : 'untapped';
}

/** The rule if an event cites it, or else nothing. */
function citedOrNot(line: Line, key: RuleKey): string {
  const cited = line.moments.some(({ entries }) =>
    entries.some(({ event }) => event.rules.includes(key)),
  );
  return cited ? ruleText(line, key) : '';
}

const ruleText = (line: Line, key: RuleKey): string =>
  `${key} ${numbersOf(gameOf(line).edition, [key]).join()}`;

const attackedIn = (line: Line): NonNullable<Expectation['attacks']> =>
  attacksOf(gameOf(line)).flatMap(({ attacker, target }) => {
    if (target.kind === 'nothing') return [];
    const attacked = target.kind === 'player' ? target.player : givenName(target.permanent);
    return [{ attacker: givenName(attacker), attacked }];
  });

/** Nothing where the game does not know the card by name. */
function zoneOf(line: Line, name: ObjectId): NamedZone | '' {
  const game = gameOf(line);
  const id = newestOf(game, name);
  if (game.battlefield.some((one) => one.id === id)) return 'battlefield';
  return game.cards.find((one) => one.id === id)?.zone ?? '';
}

const sourceOnStack = (item: StackItem): ObjectId =>
  givenName(item.kind === 'activated' || item.kind === 'triggered' ? item.source : item.id);

const legal = <D>(
  rows: readonly { readonly declaration: D; readonly verdict: { readonly verdict: string } }[],
): readonly D[] =>
  rows.filter(({ verdict }) => verdict.verdict === 'legal').map(({ declaration }) => declaration);

const differ = (what: string, expected: string, found: string): readonly Trouble[] =>
  expected === found ? [] : [{ kind: 'differs', what, expected, found }];

/** More than a file may list: not those that it lists, or not only those. */
const tooMany = (what: string, expected: string): readonly Trouble[] =>
  differ(what, expected, `more than ${LISTABLE}`);

const listOf = <T>(items: readonly T[], text: (item: T) => string): string =>
  items.map(text).toSorted().join('; ');

const attackText = ({ attacks }: AttackDeclaration): string =>
  `{${attacks
    .map(
      ({ attacker, target }) =>
        `${givenName(attacker)}: ${target.kind === 'player' ? target.player : givenName(target.permanent)}`,
    )
    .toSorted()
    .join(', ')}}`;

const blockText = ({ blocks }: BlockDeclaration): string =>
  `{${blocks
    .map(({ blocker, attacker }) => `${givenName(blocker)}: ${givenName(attacker)}`)
    .toSorted()
    .join(', ')}}`;

// Recipients that get nothing may be left out.
const divisionText = (division: readonly CombatDamageAssignment[]): string =>
  `{${division
    .filter(({ amount }) => amount > 0)
    .map(
      ({ to, amount }) => `${to.kind === 'player' ? to.player : givenName(to.object)}: ${amount}`,
    )
    .toSorted()
    .join(', ')}}`;
