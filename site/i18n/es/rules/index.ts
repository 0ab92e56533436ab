import { sentencesOf } from '../../keywordEntries.ts';
import type { RuleWords } from '../../messages.ts';
import { keywordEntries } from '../keywords/index.ts';
import attackers from './attackers.json' with { type: 'json' };
import blockers from './blockers.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import damage from './damage.json' with { type: 'json' };
import keywords from './keywords.json' with { type: 'json' };
import multiplayer from './multiplayer.json' with { type: 'json' };
import permanents from './permanents.json' with { type: 'json' };
import spells from './spells.json' with { type: 'json' };
import triggers from './triggers.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };

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
  ...sentencesOf(keywordEntries),
  ...permanents,
  ...multiplayer,
};
