import type { Change } from '../../../engine.ts';
import type { Duration } from '../../abilities/words.ts';
import { periodWords } from './moments.ts';

const RULED: ReadonlySet<Change['kind']> = new Set([
  'assignsAsThoughUnblocked',
  'assignsNoCombatDamage',
  'cannotCast',
  'impose',
]);

/** It says what is done or not done within a time, rather than what something is for so long. */
export const isRuled = ({ kind }: Change, until: Duration): boolean =>
  RULED.has(kind) && periodWords(until) !== undefined;

/** `must attack this turn if able`, `chooses which creatures block this combat, and how` */
export function withPeriod(words: string, until: Duration): string {
  const [, before = words, behind = ''] = BEHIND.exec(words) ?? [];
  return `${before}${periodWords(until) ?? ''}${behind}`;
}

const BEHIND = /^(.*?)( if able.*| as though .*|, and how.*| unless .*)$/;
