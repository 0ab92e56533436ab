import type { EventLanguage } from '../events/language.ts';
import { uncapital } from '../grammar.ts';
import { phrase } from '../wording/grammar.ts';
import { say } from '../wording/say.ts';
import { counterWords } from './abilities/amounts.ts';
import { toldWords } from './abilities/changes.ts';
import { damageWords } from './abilities/damage.ts';
import { filterWords } from './abilities/filterPhrases.ts';
import filters from './abilities/filters.json' with { type: 'json' };
import { onHost } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { momentWords } from './abilities/moments.ts';
import { counterName } from './counters.ts';
import damage from './damage.json' with { type: 'json' };
import sentences from './events.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/names.ts';
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
    moment: momentWords,
    keywords,
    counter: counterName,
    counters: counterWords,
    damage: damageWords,
    sources: (from) => filterWords(from, 'many', 'source'),
    mark: (mark, number) =>
      say(
        filters.adjective,
        `designation.${mark}`,
        { n: phrase('', { gender: 'f', number }) },
        grammar,
      ),
    changed: (change, who) => onHost(toldWords(change, who, abilityWords)),
    unpaid: UNPAID,
  },
};
