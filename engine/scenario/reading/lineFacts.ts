import type { BoardLine, LineSlip } from '../boardLine.ts';
import type { ExiledCardForm, PermanentForm } from '../schema/board.ts';
import type { BoardFacts, ObjectFacts } from './boardFacts.ts';
import { formsOf } from './lineForms.ts';
import type { LooseObject } from './looseScenario.ts';
import type { Problem } from './problem.ts';
import type { Path } from './source.ts';

/** Where the line of a file stands. */
const LINE: Path = ['line'];

/** What is on the board that a line says, and in hands. */
export function lineFacts({ setup }: BoardLine): Omit<BoardFacts, 'tokens'> {
  const { players, board } = formsOf(setup);
  return {
    players: setup.players.map(({ id }) => id),
    said: {},
    objects: [
      ...Object.entries(board).flatMap(([player, forms]) =>
        forms.map((form) => factsOf(form, player, 'battlefield')),
      ),
      ...Object.entries(players).flatMap(([player, { hand = [], graveyard, exile = [] }]) => [
        ...hand.map((form) => factsOf(form, player, 'hand')),
        ...(typeof graveyard === 'object' ? graveyard : []).map((form) =>
          factsOf(form, player, 'graveyard'),
        ),
        ...exile.map((form) => factsOf(form, player, 'exile')),
      ]),
    ],
  };
}

function factsOf(
  form: PermanentForm | ExiledCardForm,
  player: string,
  zone: ObjectFacts['zone'],
): ObjectFacts {
  const loose = asWritten(form);
  return { id: form.id, player, zone, form: loose, written: loose, path: LINE };
}

/** A form as it stands in a file, but for words and abilities. */
export const asWritten = ({
  creature,
  vehicle,
  ...form
}: PermanentForm | ExiledCardForm): LooseObject => ({
  ...form,
  ...(creature === undefined ? {} : { creature: `${creature.power}/${creature.toughness}` }),
  ...(vehicle === undefined ? {} : { vehicle: `${vehicle.power}/${vehicle.toughness}` }),
});

/** What is wrong in the line itself, each where it stands. */
export const slipProblems = ({ slips }: BoardLine): readonly Problem[] =>
  slips.map(({ kind, at, text, nearest, because }: LineSlip) => ({
    path: LINE,
    at: 'value',
    code: because === undefined ? 'slipInLine' : 'impossibleBoard',
    found: text,
    expected: [because ?? kind],
    within: at,
    nearest,
  }));

/** A line has no parts that a path leads to. */
export const inLine = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: LINE, at: 'value' }));
