import type { Step } from '../../engine.ts';
import type { EventLanguage } from '../events/language.ts';
import { uncapital } from '../grammar.ts';
import { nameOf } from '../termBase.ts';
import { toldWords } from './abilities/changes.ts';
import { damageWords } from './abilities/damage.ts';
import { filterWords } from './abilities/filterPhrases.ts';
import { abilityWords } from './abilities/index.ts';
import { moment } from './abilities/moments.ts';
import { hosted } from './abilities/selfNames.ts';
import { board } from './chrome/site.ts';
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
    step: (step) => ({
      title: steps[step],
      step: theStep(step),
      bare: steps[step].toLowerCase(),
    }),
    skipped: skippable,
    moment: (at) => moment(at).words,
    keywords,
    counter: counterName,
    counters: board.counters,
    damage: damageWords,
    sources: (from) => filterWords(from, 'many', 'source'),
    mark: (mark, number) => grammar.agree(nameOf(designations[mark]), { gender: 'f', number }),
    changed: (change, who, by) => hosted(toldWords(change, who, abilityWords, by)),
    unpaid: UNPAID,
  },
};

/** Within a sentence: `el paso de enderezar`, `la fase principal precombate`. */
const theStep = (step: Step): string =>
  `${PHASES.has(step) ? 'la' : 'el'} ${uncapital(steps[step])}`;

/** Steps are masculine, and phases without steps feminine. */
const PHASES: ReadonlySet<Step> = new Set(['precombatMain', 'postcombatMain']);
