import type { Change } from '../../engine.ts';
import { speaksForItself } from '../abilities/imposed.ts';
import type { EventLanguage } from '../events/language.ts';
import { capital, uncapital } from '../grammar.ts';
import type { EventOf } from '../messages.ts';
import { agreementIn } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { counterWords } from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import { grantedWords } from './abilities/characteristicChanges.ts';
import { filterWords } from './abilities/filterPhrases.ts';
import { DESIGNATIONS } from './abilities/filters.ts';
import { onHost } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { momentWords } from './abilities/moments.ts';
import { damageWords } from './abilities/ruleChanges.ts';
import { SKIPPED } from './abilities/turnEffects.ts';
import { type Agreement, agree } from './agreement.ts';
import { counterName } from './counters.ts';
import sentences from './events.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/index.ts';
import { verb } from './namedVerbs.ts';
import { steps } from './turn.ts';
import { UNPAID } from './unpaid.ts';

/** What the lines of a game are told with. */
export const eventLanguage: EventLanguage = {
  grammar,
  sentences,
  lexicon: {
    step: (step) => ({ title: steps[step], step: uncapital(steps[step]) }),
    skipped: SKIPPED,
    moment: momentWords,
    keywords,
    counter: counterName,
    counters: counterWords,
    damage: damageWords,
    sources: (from) => filterWords(from, 'many', 'source'),
    mark: (mark, number) => agree(DESIGNATIONS[mark], { gender: 'f', number }),
    changed,
    unpaid: UNPAID,
  },
};

function changed({ objects, player, change, by }: EventOf<'changed'>, n: Naming): string {
  if (speaksForItself(change)) return `${capital(onHost(inWords(change)))}.`;
  const now =
    change.kind === 'grant'
      ? `${verb(objects, n, 'ora ha')} ${grantedWords(change.ability, abilityWords)}`
      : onHost(
          inWords(change, objects.length === 0 ? undefined : agreementIn(n.agreement(objects))),
        );
  const about = objects.length > 0 ? n.objects(objects) : `ciò di cui parla ${n.object(by)}`;
  return `${capital(player ?? about)} ${now}.`;
}

// How long it lasts is not told.
const inWords = (change: Change, as: Agreement = { gender: 'f', number: 'one' }): string =>
  changeWords(change, abilityWords, as, undefined, '');
