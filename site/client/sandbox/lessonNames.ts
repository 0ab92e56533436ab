import type { Messages } from '../../i18n/messages.ts';

/** What creatures without a name are called in files: names that say nothing of what they can do. */
export const LESSON_NAMES = [
  'bear',
  'ogre',
  'elf',
  'knight',
  'boar',
  'giant',
  'soldier',
  'wolf',
  'minotaur',
  'goblin',
  'rhino',
  'cleric',
  'scout',
  'troll',
  'beast',
  'zombie',
] as const satisfies readonly (keyof Messages['stockNames'])[];
