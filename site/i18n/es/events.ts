import type { Color, ObjectId } from '../../engine.ts';
import { speaksForItself } from '../abilities/imposed.ts';
import type { EventLanguage } from '../events/language.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventOf } from '../messages.ts';
import { agreementIn } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { counted, counterUnit } from './abilities/amounts.ts';
import { changeWords } from './abilities/changes.ts';
import { filterWords } from './abilities/filterPhrases.ts';
import { DESIGNATIONS } from './abilities/filters.ts';
import { hosted } from './abilities/hosts.ts';
import { abilityWords } from './abilities/index.ts';
import { momentWords } from './abilities/moments.ts';
import { damageWords } from './abilities/ruleChanges.ts';
import { SKIPPED } from './abilities/turnEffects.ts';
import { agree, to } from './agreement.ts';
import { colors } from './characteristics.ts';
import { counterName } from './counters.ts';
import sentences from './events.json' with { type: 'json' };
import { grammar } from './grammar.ts';
import { keywords } from './keywords/index.ts';
import { agreeing, verb } from './namedVerbs.ts';
import { steps, theStep } from './turn.ts';
import { UNPAID } from './unpaid.ts';

/** What the lines of a game are told with. */
export const eventLanguage: EventLanguage = {
  grammar,
  sentences,
  lexicon: {
    step: (step) => ({
      title: steps[step],
      step: theStep(step),
      bare: steps[step].toLowerCase(),
    }),
    skipped: SKIPPED,
    moment: momentWords,
    keywords,
    counter: counterName,
    counters: (n, kind) => counted(n, counterUnit(kind)),
    damage: damageWords,
    sources: (from) => filterWords(from, 'many', 'source'),
    mark: (mark, number) => agree(DESIGNATIONS[mark], { gender: 'f', number }),
    changed,
    unpaid: UNPAID,
  },
};

function changed({ objects, player, change, by }: EventOf<'changed'>, n: Naming): string {
  if (speaksForItself(change))
    return `${capital(manaText(hosted(changeWords(change, abilityWords))))}.`;
  if (change.kind === 'setColors')
    return `${n.objects(objects)} ${recoloured(objects, change.colors, n)}.`;
  const isNamed = player === undefined && objects.length > 0;
  const as = isNamed
    ? agreementIn(n.agreement(objects))
    : ({ gender: 'f', number: 'one' } as const);
  const words =
    change.kind === 'impose' && change.ability.filter?.isSource
      ? `${verb(objects, n, 'bloquea')} ${to(n.object(by))} ${verb(objects, n, 'si puede')}`
      : hosted(changeWords(change, abilityWords, as));
  const about = objects.length > 0 ? n.objects(objects) : `aquello de lo que habla ${n.object(by)}`;
  return `${capital(player ?? about)} ${words}.`;
}

/** `es ahora blanco y verde` */
function recoloured(objects: readonly ObjectId[], all: readonly Color[], n: Naming): string {
  if (all.length === 0) return `ya no ${verb(objects, n, 'tiene')} color`;
  const named = n.list(all.map((one) => agreeing(objects, n, colors[one])));
  return `${verb(objects, n, 'es', 'son')} ahora ${named}`;
}
