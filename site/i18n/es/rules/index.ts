import type { RuleWords } from '../../messages.ts';
import { attackers } from './attackers.ts';
import { blockers } from './blockers.ts';
import { combat } from './combat.ts';
import { combatKeywords } from './combatKeywords.ts';
import { damage } from './damage.ts';
import { keywords } from './keywords.ts';
import { multiplayer } from './multiplayer.ts';
import { permanents } from './permanents.ts';
import { spells } from './spells.ts';
import { triggers } from './triggers.ts';
import { turn } from './turn.ts';

/** What each rule says, in our own few words. */
export const rules: RuleWords = {
  ...combat,
  ...attackers,
  ...blockers,
  ...damage,
  ...triggers,
  ...turn,
  ...spells,
  ...keywords,
  ...permanents,
  ...multiplayer,
  ...combatKeywords,
};
