import { type AnsweredQuestion, assertNever, type EditionId, type PlayerId } from '../../engine.ts';
import type { Language } from '../../i18n/languages.ts';
import { withBase } from '../../withBase.ts';
import type { Telling } from '../entries.ts';
import { refsOf } from '../rules.ts';
import { placesOf } from './places.ts';

/** What a browser is given to mark an answer: the answer itself, or where the engine finds the game to rule on. */
export type Marking =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  /** `rules`: numbers, any of which is right. */
  | { readonly kind: 'legality'; readonly legal: boolean; readonly rules: readonly string[] }
  | { readonly kind: 'pick'; readonly right: readonly number[]; readonly all: number }
  /** What stands at each place, as the options call it: what looks alike is alike. */
  | { readonly kind: 'order'; readonly right: readonly number[] }
  | EngineMarking;

export interface EngineMarking {
  readonly kind: 'attack' | 'block' | 'division';
  readonly player: PlayerId;
  /** The source whose damage is divided. */
  readonly source?: string;
  /** The address of the games of this scenario's questions, and which of them. */
  readonly games: string;
  readonly id: string;
  readonly edition: EditionId;
  readonly language: Language;
  /** What the objects on the board are called: id, short name, name. */
  readonly names: readonly (readonly [id: string, tag: string, name: string])[];
}

export function markingFor(
  { answer, question, board, edition }: AnsweredQuestion,
  slug: string,
  { m, n }: Telling,
): Marking {
  switch (answer.kind) {
    case 'attack':
    case 'block':
    case 'division':
      return {
        kind: answer.kind,
        player: answer.player,
        ...(answer.kind === 'division' ? { source: answer.choice.source } : {}),
        games: gamesPage(slug, edition),
        id: question.id,
        edition,
        language: m.language,
        names: board.permanents.map(({ id }) => [id, n.tag(id), n.plain(id)]),
      };
    case 'legality':
      return {
        kind: 'legality',
        legal: answer.legal,
        rules: refsOf(answer.rules, edition).map(({ number }) => number),
      };
    case 'number':
      return { kind: 'number', value: answer.value };
    case 'yesNo':
      return { kind: 'yesNo', value: answer.value };
    case 'pick':
      return {
        kind: 'pick',
        all: answer.options.length,
        right: answer.options.flatMap(({ right }, index) => (right ? [index] : [])),
      };
    case 'order':
      return { kind: 'order', right: placesOf(answer.items) };
    default:
      return assertNever(answer);
  }
}

/** Where a browser gets the games that a scenario's questions are asked of: the same for every language. */
export const gamesPage = (slug: string, edition: EditionId): string =>
  withBase(`/questions/${slug}/${edition}.json`);
