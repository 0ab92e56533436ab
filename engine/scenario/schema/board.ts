import { z } from 'zod';
import { ability } from '../../language/ability.ts';
import { countersForm } from '../../language/counter.ts';
import { DESIGNATIONS } from '../../language/filter.ts';
import {
  count,
  heads,
  idWord,
  manaPool,
  mapping,
  oneOf,
  playerName,
  positive,
  whole,
  wordOfCard,
} from '../../language/form.ts';
import { entriesFor } from '../../vocabulary/entries.ts';
import { OWN_DESIGNATIONS } from '../ownDesignations.ts';
import { characteristicsShape } from './characteristics.ts';

const statusShape = {
  tapped: z.boolean().exactOptional(),
  sick: z.boolean().exactOptional(),
  damage: count.exactOptional(),
  counters: countersForm(positive).exactOptional(),
  ...entriesFor(OWN_DESIGNATIONS, (word) =>
    z.literal(true).exactOptional().describe(DESIGNATIONS[word]),
  ),
  'goaded-by': playerName.exactOptional().describe('the player by whom it is goaded'),
  exerted: z
    .literal(true)
    .exactOptional()
    .describe('it does not untap in its controller’s next untap step'),
  gains: z
    .array(ability)
    .min(1)
    .exactOptional()
    .describe('abilities that it has until the turn ends, besides its own'),
  protector: playerName
    .exactOptional()
    .describe('who protects a battle; left out, the first player who may'),
  'face-down': z
    .literal(true)
    .exactOptional()
    .describe('it is a 2/2 creature without name or abilities until it is turned up'),
  'attached-to': idWord.exactOptional(),
  'paired-with': idWord.exactOptional().describe('the creature that it is paired with'),
  enchants: playerName.exactOptional().describe('the player that an Aura enchants'),
  'chosen-player': playerName.exactOptional().describe('the player who was chosen as it entered'),
};

/** Of a card of the index, of whose text not all may be read. */
const OF_TEXT = {
  'as-read': z
    .literal(true)
    .exactOptional()
    .describe('what is not read of its text does not matter here'),
};
const cardShape = { id: idWord, card: wordOfCard, ...OF_TEXT };
const anyCardShape = { id: idWord, card: wordOfCard.exactOptional(), ...OF_TEXT };

const anyPermanent = mapping({
  ...anyCardShape,
  ...characteristicsShape,
  ...statusShape,
});
/** A permanent as written, whichever way its characteristics are given. */
export type PermanentForm = z.output<typeof anyPermanent>;

/** A permanent: a card of the project by its id, or described in place. */
export const permanentForm: z.ZodType<PermanentForm, z.input<typeof anyPermanent>> = oneOf([
  [heads('card'), mapping({ ...cardShape, ...statusShape })],
  [heads('creature', 'types'), mapping({ id: idWord, ...characteristicsShape, ...statusShape })],
]).meta({ id: 'permanent' });

/** What a branch changes of a permanent that is on the board already. */
export const permanentChanges = mapping({
  card: wordOfCard.exactOptional(),
  ...OF_TEXT,
  ...characteristicsShape,
  ...statusShape,
});

const anyDescribed = mapping({ ...anyCardShape, ...characteristicsShape });
/** What something is, whichever way that is given, and nothing of how it stands on a board. */
export type DescribedForm = z.output<typeof anyDescribed>;

/** A card in hand, or a piece of which boards are made. */
export const describedForm: z.ZodType<DescribedForm, z.input<typeof anyDescribed>> = oneOf([
  [heads('card'), mapping(cardShape)],
  [heads('creature', 'types'), mapping({ id: idWord, ...characteristicsShape })],
]).meta({ id: 'hand-card' });

const COUNTERS_IN_EXILE = {
  counters: countersForm(positive)
    .exactOptional()
    .describe('counters on it, such as the time counters of a suspended card'),
};

const anyExiledCard = mapping({
  ...anyCardShape,
  ...characteristicsShape,
  ...COUNTERS_IN_EXILE,
});
export type ExiledCardForm = z.output<typeof anyExiledCard>;

const exiledCard: z.ZodType<ExiledCardForm, z.input<typeof anyExiledCard>> = oneOf([
  [heads('card'), mapping({ ...cardShape, ...COUNTERS_IN_EXILE })],
  [
    heads('creature', 'types'),
    mapping({ id: idWord, ...characteristicsShape, ...COUNTERS_IN_EXILE }),
  ],
]).meta({ id: 'exiled-card' });

/** A player: whatever is left out is as at the start of a game, or does not matter. */
export const playerForm = mapping({
  life: whole.exactOptional(),
  poison: count.exactOptional(),
  mana: manaPool
    .exactOptional()
    .describe('left out, mana is not counted: whatever is to be paid can be paid'),
  hand: z.array(describedForm).exactOptional(),
  'hand-size': count.exactOptional(),
  monarch: z.literal(true).exactOptional(),
  graveyard: oneOf([
    ['number', count],
    ['list', z.array(describedForm)],
  ])
    .exactOptional()
    .describe('how many cards are in it, or which'),
  'graveyard-size': count
    .exactOptional()
    .describe('how many cards are in a graveyard of which some are named'),
  exile: z.array(exiledCard).exactOptional().describe('cards in exile, which have a name'),
}).meta({ id: 'player' });
export type PlayerForm = z.output<typeof playerForm>;
