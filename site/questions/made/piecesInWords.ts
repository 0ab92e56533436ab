import type { Pieces, Stock } from '#engine/boards';
import type { Ability } from '../../engine.ts';
import type { Host } from '../../i18n/abilities/host.ts';
import type { MadeTold } from '../../i18n/boardsWords.ts';
import type { Messages, RuleWords } from '../../i18n/messages.ts';
import type { NameInWords } from '../../i18n/nameInWords.ts';

/** What a browser makes boards of, with all words of the language that a page would say beside them. */
export interface PiecesInWords extends Stock {
  /** Another one wherever other boards come of it. */
  readonly prints: { readonly standing: string; readonly played: string };
  /** What each piece is called, by its id; on boards that are played on, what each permanent and card is. */
  readonly names: {
    readonly [P in keyof Pieces | 'played']: { readonly [id: string]: NameInWords };
  };
  /** How each ability reads in words, by what it is and on what it is printed. */
  readonly abilities: { readonly [ability: string]: string };
  /** What boards are called, by what they are made for. */
  readonly titles: { readonly [aim: string]: string };
  /** What mistakes are called, by how they stand in addresses. */
  readonly mistakes: { readonly [slug: string]: string };
  /** What whoever makes one believes, as it completes “if”, likewise. */
  readonly beliefs: { readonly [slug: string]: string };
  /** What the rules say on which an answer to a board may turn. */
  readonly rules: RuleWords;
  readonly said: SaidOfBoards;
  readonly steps: Messages['terms']['steps'];
}

export interface SaidOfBoards {
  readonly ruling: string;
  /** Heads the mistakes that answer otherwise. */
  readonly otherwise: string;
  /** That the active player pays with what is not shown. */
  readonly paying: string;
  /** By which rules it is ruled. */
  readonly holds: string;
  /** What has happened, or will, that a board does not show: with {act} for the script to fill in. */
  readonly told: MadeTold<string>;
}

export const abilityKey = (ability: Ability, host: Host): string => JSON.stringify([host, ability]);
