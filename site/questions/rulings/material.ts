// What a ruling is made with: the game that the question is asked of, and the words for its proof.
import type { GameState } from '#engine/mark';
import { objectId } from '../../engine.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Naming, namingOf } from '../../i18n/naming.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import type { ProofWords } from '../../i18n/proofWords.ts';
import type { RuledMarking } from '../marking.ts';
import { loadedOnce } from '../script/loadedOnce.ts';
import { madeHere } from '../script/madeHere.ts';
import { questionsAt } from '../script/questionsAt.ts';

/** What a form says: each control's name, and what is entered. */
export type Entries = readonly (readonly [name: string, value: string])[];

export interface Material {
  readonly game: Game;
  readonly isPlayer: (name: string) => boolean;
  readonly m: ProofWords;
  readonly n: Naming;
}

interface Game {
  readonly state: GameState;
}

/** Rejects where something can't be loaded. */
export async function materialFor(marking: RuledMarking): Promise<Material> {
  const [proof, questions] = await Promise.all([
    wordsIn(marking.language),
    madeHere.get(marking.games) ?? questionsAt(marking.games),
  ]);
  const state = questions[marking.id]?.state;
  if (state === undefined) throw new Error(`no game for ${marking.id}`);
  const { believed } = marking;
  const game = { state: believed === undefined ? state : { ...state, believed } };
  const isPlayer = (name: string): boolean => state.players.some(({ id }) => id === name);
  return { game, isPlayer, m: proof, n: namesOf(marking) };
}

const WORDS = import.meta.glob<{ readonly proof: ProofWords }>('../../i18n/*/proof.ts');

const wordsIn = loadedOnce(async (language: Language) => (await ownOf(WORDS, language)).proof);

/** The names that the page uses, so that a ruling calls things as the page does. */
function namesOf({ language, names }: RuledMarking): Naming {
  return namingOf({
    language,
    objects: names.map(([id, tag, name]) => ({ id: objectId(id), tag, name })),
    nothing: '',
  });
}
