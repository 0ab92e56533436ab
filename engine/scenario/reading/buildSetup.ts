import type { Characteristics } from '../../language/characteristics.ts';
import { asRead } from '../../state/textLeft.ts';
import { cardId, objectId, playerId } from '../../vocabulary/ids.ts';
import { known } from '../../vocabulary/result.ts';
import type { CardLookup } from '../card.ts';
import { STARTING_LIFE } from '../newcomer.ts';
import { OWN_DESIGNATIONS } from '../ownDesignations.ts';
import {
  type CardSetup,
  cardsOf,
  type PermanentSetup,
  type PlayerSetup,
  type Setup,
} from '../scenario.ts';
import type { DescribedForm, PermanentForm, PlayerForm } from '../schema/board.ts';
import { readCharacteristics } from '../schema/characteristics.ts';
import type { DifferencesForm } from '../schema/scenario.ts';
import { usualCounters } from '../usualCounters.ts';
import { formsOf } from './lineForms.ts';

/** A board as written. */
export interface BoardForm {
  readonly players: Readonly<Record<string, PlayerForm>>;
  readonly board: Readonly<Record<string, readonly PermanentForm[]>>;
}

/** The board with what a branch changes, adds and takes away. */
export function changedBoard(main: BoardForm, changes: DifferencesForm | undefined): BoardForm {
  if (changes === undefined) return main;
  const removed = changes.remove ?? [];
  const players = Object.keys(main.players);
  return {
    players: Object.fromEntries(
      players.map((name) => [name, { ...main.players[name], ...changes.players?.[name] }]),
    ),
    board: Object.fromEntries(
      players.map((name) => [
        name,
        [
          ...(main.board[name] ?? [])
            .filter(({ id }) => !removed.includes(id))
            .map((permanent) => ({ ...permanent, ...changes.permanents?.[permanent.id] })),
          ...(changes.add?.[name] ?? []),
        ],
      ]),
    ),
  };
}

/** The board of a line with what a branch changes; what stays is called as it was. */
export function changedSetup(
  line: Setup,
  changes: DifferencesForm | undefined,
  cards: CardLookup,
): Setup {
  if (changes === undefined) return line;
  const { players, permanents } = buildSetup(changedBoard(formsOf(line), changes), cards);
  const names = new Map(
    [...line.permanents, ...line.players.flatMap(cardsOf)].map(({ id, characteristics }) => [
      id,
      characteristics.name,
    ]),
  );
  const named = <T extends CardSetup>(one: T): T => {
    const name = names.get(one.id);
    const { characteristics } = one;
    return name?.kind === 'token' && characteristics.name.kind === 'described'
      ? { ...one, characteristics: { ...characteristics, name } }
      : one;
  };
  return {
    players: players.map((player) => ({
      ...player,
      hand: player.hand.map(named),
      graveyard: player.graveyard.map(named),
      exile: player.exile.map(named),
    })),
    permanents: permanents.map(named),
  };
}

export const buildSetup = ({ players, board }: BoardForm, cards: CardLookup): Setup => ({
  players: Object.entries(players).map(([name, form]) => playerFrom(name, form, cards)),
  // In turn order, so that the order of the file's two lists does not matter.
  permanents: Object.keys(players).flatMap((name) =>
    (board[name] ?? []).map((form) => permanentFrom(name, form, cards)),
  ),
});

function playerFrom(name: string, form: PlayerForm, cards: CardLookup): PlayerSetup {
  const hand = form.hand ?? [];
  const graveyard = typeof form.graveyard === 'object' ? form.graveyard : [];
  const size = typeof form.graveyard === 'number' ? form.graveyard : graveyard.length;
  const cardFrom = (card: DescribedForm): CardSetup => ({
    id: objectId(card.id),
    characteristics: characteristicsFrom(card, cards),
  });
  return {
    id: playerId(name),
    life: form.life ?? STARTING_LIFE,
    poison: form.poison ?? 0,
    mana: form.mana,
    handSize: form['hand-size'] ?? hand.length,
    graveyardSize: form['graveyard-size'] ?? size,
    hand: hand.map(cardFrom),
    graveyard: graveyard.map(cardFrom),
    exile: (form.exile ?? []).map(({ counters, ...card }) => ({
      ...cardFrom(card),
      ...(counters === undefined ? {} : { counters }),
    })),
    ...(form.monarch === undefined ? {} : { monarch: form.monarch }),
  };
}

function permanentFrom(player: string, form: PermanentForm, cards: CardLookup): PermanentSetup {
  const characteristics = characteristicsFrom(form, cards);
  const hidden = form['face-down'] === undefined ? {} : { faceDown: form['face-down'] };
  const attachedTo = form['attached-to'];
  return {
    id: objectId(form.id),
    controller: playerId(player),
    characteristics,
    tapped: form.tapped ?? false,
    sick: form.sick ?? false,
    damage: form.damage ?? 0,
    ...hidden,
    counters: { ...usualCounters({ characteristics, ...hidden }), ...form.counters },
    attachedTo: attachedTo === undefined ? undefined : objectId(attachedTo),
    ...(form['paired-with'] === undefined ? {} : { pairedWith: objectId(form['paired-with']) }),
    ...(form.enchants === undefined ? {} : { enchants: playerId(form.enchants) }),
    ...(form['chosen-player'] === undefined
      ? {}
      : { chosenPlayer: playerId(form['chosen-player']) }),
    ...(form['goaded-by'] === undefined ? {} : { goadedBy: playerId(form['goaded-by']) }),
    ...(form.exerted === undefined ? {} : { exerted: form.exerted }),
    ...(form.gains === undefined ? {} : { gains: form.gains }),
    ...(form.protector === undefined ? {} : { protector: playerId(form.protector) }),
    designations: OWN_DESIGNATIONS.filter((word) => form[word] === true),
  };
}

function characteristicsFrom(
  form: PermanentForm | DescribedForm,
  cards: CardLookup,
): Characteristics {
  if (form.card === undefined) return readCharacteristics(form, { kind: 'described' });
  const { characteristics } = known(cards.get(cardId(form.card)), `card ${form.card}`);
  return form['as-read'] === undefined ? characteristics : asRead(characteristics);
}
