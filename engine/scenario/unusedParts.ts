import type { Act, SaidAct } from '../log/act.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { costsOfAct } from './costsOfAct.ts';
import { type Acted, gameOf, type Line } from './line.ts';
import { meant } from './meant.ts';

/** What an act says beside what it is about and the game had no use for, by the key that says it. */
export function unusedParts(before: Line, named: SaidAct, acted: Acted): readonly string[] {
  const said = meant(gameOf(before), named);
  switch (said.kind) {
    case 'attack':
    case 'block': {
      const { manaAbilities = [], named = [], life, spend } = said.payment ?? {};
      return [
        ...manaAbilities
          .filter(({ source }) => !madeMana(acted, source))
          .map(({ source }) => `mana: ${source}`),
        ...notGiven(before, acted, named),
        ...(life !== undefined && !paidCosts(acted) ? [`life: ${life}`] : []),
        ...notSpent(acted, spend),
      ];
    }
    case 'cast':
    case 'activate': {
      const { x, given = [], life, spend } = said.announced ?? {};
      return [
        ...(x !== undefined && !asksForX(gameOf(before), said) ? [`x: ${x}`] : []),
        ...notGiven(before, acted, given),
        ...(life !== undefined && !asksForLife(gameOf(before), said) ? [`life: ${life}`] : []),
        ...notSpent(acted, spend),
      ];
    }
    default:
      return [];
  }
}

const madeMana = ({ moments }: Acted, source: ObjectId): boolean =>
  moments.some(({ entries }) =>
    entries.some(({ event }) => event.kind === 'manaAdded' && event.by === source),
  );

const paidCosts = ({ moments }: Acted): boolean =>
  moments.some(({ entries }) => entries.some(({ event }) => event.kind === 'costPaid'));

const asksForLife = (game: GameState, said: Act<'cast' | 'activate'>): boolean =>
  costsOfAct(game, said).some(({ kind }) => kind === 'manaOrLife');

/** Mana to spend where none is to be paid. */
const notSpent = ({ moments }: Acted, spend: string | undefined): readonly string[] => {
  const isSpent = moments.some(({ entries }) =>
    entries.some(({ event }) => event.kind === 'costPaid' && event.mana !== ''),
  );
  return spend === undefined || isSpent ? [] : [`spend: ${spend}`];
};

/** What is given is tapped or gone. */
const notGiven = (
  before: Line,
  { line, moments }: Acted,
  named: NonNullable<Announcement['given']>,
): readonly string[] =>
  named
    .filter((id, index) => {
      const was = permanentOf(gameOf(before), id);
      // What comes of it may untap it or bring it back: it is looked at as soon as it was paid.
      const then = [...moments.map(({ after }) => after), gameOf(line)];
      const isGiven = then.some(
        (game) => JSON.stringify(permanentOf(game, id)) !== JSON.stringify(was),
      );
      return was === undefined || !isGiven || named.indexOf(id) !== index;
    })
    .map((id) => `give: ${id}`);

/** CR 107.3: whether X stands in its costs, its targets or what it does. */
function asksForX(game: GameState, said: Act<'cast' | 'activate'>): boolean {
  const text = JSON.stringify(
    said.kind === 'cast'
      ? game.cards.find(({ id }) => id === said.card)?.printed
      : abilitiesOf(game, said.source)?.[said.ability],
  );
  return text !== undefined && /\{X\}|"-?x"/.test(text);
}

const abilitiesOf = (game: GameState, id: ObjectId) =>
  (characteristicsOf(game, id) ?? game.cards.find((card) => card.id === id)?.printed)?.abilities;
