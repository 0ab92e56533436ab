import type { Change, PlayerId } from '../../engine.ts';
import { isOfNoCreature, speaksForItself } from '../abilities/imposed.ts';
import type { EventLanguage } from '../events/language.ts';
import { capital } from '../grammar.ts';
import type { EventOf } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { numbered } from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import { damageWords, sourcesWords } from './abilities/damage.ts';
import { onHost } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { momentWords } from './abilities/moments.ts';
import { PLAIN } from './abilities/references.ts';
import { SKIPPED } from './abilities/turnEffects.ts';
import { counterWords } from './counters.ts';
import sentences from './events.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/index.ts';
import { steps } from './turn.ts';
import { UNPAID } from './unpaid.ts';

/** What the lines of a game are told with. */
export const eventLanguage: EventLanguage = {
  grammar,
  sentences,
  lexicon: {
    step: (step) => ({ title: steps[step], step: steps[step].toLowerCase() }),
    skipped: SKIPPED,
    moment: momentWords,
    keywords,
    counter: counterWords,
    counters: (n, kind) => numbered(n, counterWords(kind)),
    damage: damageWords,
    sources: sourcesWords,
    mark: (mark) => mark,
    changed,
    unpaid: UNPAID,
  },
};

function changed({ objects, player, change, by }: EventOf<'changed'>, n: Naming): string {
  if (speaksForItself(change)) return `${capital(changeWords(change, abilityWords))}.`;
  const about = objects.length > 0 ? n.objects(objects) : `what ${n.object(by)} speaks of`;
  const number = objects.length > 1 ? 'many' : 'one';
  const words = onHost(changeWords(change, abilityWords, number, PLAIN, true));
  return `${capital(player ?? about)}${isSentence(change, player) ? ':' : ''} ${words}.`;
}

const isSentence = (change: Change, player: PlayerId | undefined): boolean =>
  player !== undefined ||
  SENTENCES.has(change.kind) ||
  (change.kind === 'impose' && isOfNoCreature(change.ability));

// Said with a subject of their own.
const SENTENCES: ReadonlySet<Change['kind']> = new Set(['definePowerToughness', 'preventDamage']);
