import type { EventLanguage } from '../events/language.ts';
import { uncapital } from '../grammar.ts';
import { nameOf } from '../termBase.ts';
import { counterWords } from './abilities/amounts.ts';
import { toldWords } from './abilities/changes.ts';
import { damageWords } from './abilities/damage.ts';
import { filterWords } from './abilities/filterPhrases.ts';
import { abilityWords } from './abilities/index.ts';
import { moment } from './abilities/moments.ts';
import { onHost } from './abilities/selfNames.ts';
import { counterName } from './counters.ts';
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
    step: (step) => ({ title: steps[step], step: uncapital(steps[step]) }),
    skipped: skippable,
    moment: (at) => moment(at).words,
    keywords,
    counter: counterName,
    counters: counterWords,
    damage: damageWords,
    sources: (from) => filterWords(from, 'many', 'source'),
    mark: (mark, number) => grammar.agree(nameOf(designations[mark]), { gender: 'f', number }),
    changed: (change, who) => onHost(toldWords(change, who, abilityWords)),
    unpaid: UNPAID,
  },
};
