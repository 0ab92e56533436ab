import type { Characteristics } from '../../language/characteristics.ts';
import { leftOutOf } from '../../state/textLeft.ts';
import { OWN_DESIGNATIONS } from '../ownDesignations.ts';
import type { CardSetup, PermanentSetup, PlayerSetup, Setup } from '../scenario.ts';
import type { DescribedForm, PermanentForm, PlayerForm } from '../schema/board.ts';
import { usualCounters } from '../usualCounters.ts';
import type { BoardForm } from './buildSetup.ts';

/** A board that is there as a file that lists its permanents would say it; but for names, which such a file does not say. */
export const formsOf = ({ players, permanents }: Setup): BoardForm => ({
  players: Object.fromEntries(players.map((player) => [player.id, playerForm(player)])),
  board: Object.fromEntries(
    players.map(({ id }) => [
      id,
      permanents.filter(({ controller }) => controller === id).map(permanentForm),
    ]),
  ),
});

function playerForm(player: PlayerSetup): PlayerForm {
  const { life, poison, mana, handSize, graveyardSize, hand, graveyard, exile, monarch } = player;
  return {
    life,
    poison,
    ...(mana === undefined ? {} : { mana }),
    hand: hand.map(cardForm),
    'hand-size': handSize,
    graveyard: graveyard.map(cardForm),
    'graveyard-size': graveyardSize,
    exile: exile.map(({ counters, ...card }) => ({
      ...cardForm(card),
      ...(counters === undefined ? {} : { counters }),
    })),
    ...(monarch === undefined ? {} : { monarch }),
  };
}

const cardForm = ({ id, characteristics }: CardSetup): DescribedForm => ({
  id,
  ...characteristicsForm(characteristics),
});

function permanentForm(permanent: PermanentSetup): PermanentForm {
  const { attachedTo, pairedWith, enchants, chosenPlayer, protector, goadedBy } = permanent;
  return {
    ...cardForm(permanent),
    tapped: permanent.tapped,
    sick: permanent.sick,
    ...(permanent.damage === 0 ? {} : { damage: permanent.damage }),
    counters: countersIn(permanent),
    ...Object.fromEntries(
      OWN_DESIGNATIONS.filter((word) => permanent.designations.includes(word)).map((word) => [
        word,
        true as const,
      ]),
    ),
    ...(permanent.faceDown === undefined ? {} : { 'face-down': true }),
    ...(permanent.exerted === undefined ? {} : { exerted: true }),
    ...(permanent.gains === undefined ? {} : { gains: [...permanent.gains] }),
    ...(attachedTo === undefined ? {} : { 'attached-to': attachedTo }),
    ...(pairedWith === undefined ? {} : { 'paired-with': pairedWith }),
    ...(enchants === undefined ? {} : { enchants }),
    ...(chosenPlayer === undefined ? {} : { 'chosen-player': chosenPlayer }),
    ...(protector === undefined ? {} : { protector }),
    ...(goadedBy === undefined ? {} : { 'goaded-by': goadedBy }),
  };
}

/** What is usual goes without saying. */
function countersIn(permanent: PermanentSetup) {
  const usual = new Map(Object.entries(usualCounters(permanent)));
  return Object.fromEntries(
    Object.entries(permanent.counters).filter(([kind, n]) => usual.get(kind) !== n),
  );
}

function characteristicsForm(thing: Characteristics): Omit<DescribedForm, 'id'> {
  if (thing.name.kind === 'card')
    return {
      card: thing.name.card,
      ...(leftOutOf(thing) > 0 ? { 'as-read': true as const } : {}),
    };
  const { power, toughness, manaCost, loyalty, defense, types } = thing;
  const size =
    power === undefined || toughness === undefined
      ? {}
      : { [types.includes('creature') ? 'creature' : 'vehicle']: { power, toughness } };
  return {
    ...size,
    types: [...types],
    supertypes: [...thing.supertypes],
    subtypes: [...thing.subtypes],
    colors: [...thing.colors],
    ...(manaCost === undefined ? {} : { cost: manaCost }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    abilities: [...thing.abilities],
  };
}
