import type { EventLanguage } from '../events/language.ts';
import { nameOf } from '../termBase.ts';
import { numbered } from './abilities/amounts.ts';
import { toldWords } from './abilities/changes.ts';
import { damageWords, sourcesWords } from './abilities/damage.ts';
import { abilityWords } from './abilities/index.ts';
import { moment } from './abilities/moments.ts';
import { onHost } from './abilities/selfNames.ts';
import { counterWords } from './counters.ts';
import damage from './damage.json' with { type: 'json' };
import sentences from './events.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';
import designations from './terms/designations.json' with { type: 'json' };
import { skippable, steps } from './turn.ts';
import { UNPAID } from './unpaid.ts';

/** What the lines of a game are told with. */
export const eventLanguage: EventLanguage = {
  grammar,
  sentences,
  damage,
  lexicon: {
    step: (step) => ({ title: steps[step], step: steps[step].toLowerCase() }),
    skipped: skippable,
    moment: (at) => moment(at).words,
    keywords,
    counter: counterWords,
    counters: (n, kind) => numbered(n, counterWords(kind)),
    damage: damageWords,
    sources: sourcesWords,
    mark: (mark) => nameOf(designations[mark]),
    changed: (change, who) => onHost(toldWords(change, who, abilityWords)),
    unpaid: UNPAID,
  },
};
