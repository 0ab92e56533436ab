import { sentencesOf } from '../../keywordEntries.ts';
import type { RuleWords } from '../../messages.ts';
import { keywordEntries } from '../keywords/index.ts';
import { attackers } from './attackers.ts';
import { blockers } from './blockers.ts';
import { combat } from './combat.ts';
import { damage } from './damage.ts';
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
  ...sentencesOf(keywordEntries),
  ...permanents,
  ...multiplayer,
};
