// Loaded with the first declaration or division that a reader makes: the engine, and the words for its rulings.
import { type CombatDamageAssignment, type GameState, mark } from '#engine/mark';
import { objectId, playerId } from '../../engine.ts';
import type { Language } from '../../i18n/languages.ts';
import { type Naming, namingOf } from '../../i18n/naming.ts';
import { attackNotation, blockNotation } from '../../view/notation.ts';
import {
  assignmentProof,
  declarationProof,
  type ProofLine,
  type ProofWords,
} from '../../view/proof.ts';
import type { EngineMarking } from '../../view/quiz/marking.ts';
import type { Given } from './given.ts';

export interface Ruling {
  readonly right: boolean;
  readonly lines: readonly ProofLine[];
}

/** The engine's ruling on what was entered, with its proof in words. Rejects where something can't be loaded. */
export async function rulingOn(marking: EngineMarking, given: Given): Promise<Ruling> {
  const [{ proof }, games] = await Promise.all([WORDS[marking.language](), gamesAt(marking.games)]);
  const game = games[marking.id];
  if (game === undefined || !('entries' in given)) throw new Error(`no game for ${marking.id}`);
  return rule(marking, game, given.entries, proof);
}

const WORDS: { readonly [L in Language]: () => Promise<{ readonly proof: ProofWords }> } = {
  en: () => import('../../i18n/en/proof.ts'),
  it: () => import('../../i18n/it/proof.ts'),
  es: () => import('../../i18n/es/proof.ts'),
};

interface Game {
  readonly state: GameState;
  readonly others: readonly CombatDamageAssignment[];
}
type Games = { readonly [question: string]: Game };

const fetched = new Map<string, Promise<Games>>();

function gamesAt(address: string): Promise<Games> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const games = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<Games>;
  });
  fetched.set(address, games);
  // A failure is not kept: the next try asks again.
  games.catch(() => fetched.delete(address));
  return games;
}

function rule(
  marking: EngineMarking,
  { state, others }: Game,
  entries: readonly (readonly [string, string])[],
  m: ProofWords,
): Ruling {
  const n = namesOf(marking);
  const { edition, player } = marking;
  const isPlayer = (name: string): boolean => state.players.some(({ id }) => id === name);
  if (marking.kind === 'attack') {
    const attacks = entries.map(([attacker, target]) => ({
      attacker: objectId(attacker),
      target: isPlayer(target)
        ? ({ kind: 'player', player: playerId(target) } as const)
        : ({ kind: 'permanent', permanent: objectId(target) } as const),
    }));
    const marked = mark(state, { kind: 'attack', declaration: { attacks } });
    return ruled(marked, m, n, edition);
  }
  if (marking.kind === 'block') {
    const blocks = entries.map(([blocker, attacker]) => ({
      blocker: objectId(blocker),
      attacker: objectId(attacker),
    }));
    return ruled(mark(state, { kind: 'block', player, declaration: { blocks } }), m, n, edition);
  }
  const source = objectId(marking.source ?? '');
  const own = entries.map(
    ([to, amount]): CombatDamageAssignment => ({
      source,
      to: isPlayer(to)
        ? { kind: 'player', player: playerId(to) }
        : { kind: 'object', object: objectId(to) },
      amount: Math.max(0, Math.trunc(Number(amount)) || 0),
    }),
  );
  const assignments = [...others, ...own.filter(({ amount }) => amount > 0)];
  return ruled(mark(state, { kind: 'division', player, source, assignments }), m, n, edition);
}

function ruled(
  marked: ReturnType<typeof mark>,
  m: ProofWords,
  n: Naming,
  edition: EngineMarking['edition'],
): Ruling {
  const { sheet } = m.chrome;
  if (marked.kind === 'division') {
    const right = marked.verdict.verdict === 'legal';
    return { right, lines: right ? [] : assignmentProof(marked.verdict, m, n, edition) };
  }
  return {
    right: marked.verdict.verdict === 'legal',
    lines: declarationProof(marked.verdict, m, n, edition, (one) =>
      'blocks' in one ? blockNotation(one, n, sheet) : attackNotation(one, n, sheet),
    ),
  };
}

/** The names that the page uses, so that a ruling calls things as the page does. */
function namesOf({ language, names }: EngineMarking): Naming {
  return namingOf({
    language,
    objects: names.map(([id, tag]) => ({
      id: objectId(id),
      tag,
      name: { kind: 'described' },
      kind: id,
    })),
    cardName: (card) => card,
    ownNames: Object.fromEntries(names.map(([id, , name]) => [id, name])),
    subtype: (subtype) => subtype,
    token: (subtypes) => subtypes,
    nothing: '',
  });
}
