import type { Change, Subject } from '../../../engine.ts';
import type { AppliedChanges, Voice } from '../../abilities/breaths.ts';
import { HOST } from '../../abilities/host.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { isSelf } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { becomingWords } from './becoming.ts';
import { verbWords, xWords } from './changes.ts';
import { durationWords, periodWords } from './moments.ts';
import { IT, self } from './pronouns.ts';
import { agreementOfSubject, subjectWords } from './references.ts';
import { wholeChange } from './wholeChanges.ts';

/** Changes to the same objects for the same time: `una creatura bersaglio prende +2/+2 e ha volare fino alla fine del turno`. */
export function appliedWords(effects: AppliedChanges, voice: Voice): string {
  const [{ subject, change, until }] = effects;
  const front = inFront(effects, voice);
  const lasting = front === '' ? durationWords(until, change) : '';
  const deeds = effects.every((one) => isDeed(one.change));
  const when = deeds && front === '' ? (periodWords(until) ?? lasting) : lasting;
  const known = { ...voice.speaking, ...spokenOf(subject) };
  const x = effects.map((one) => xWords(one.change, known)).join('');
  return `${front}${saidOf(effects, voice, { when, deeds })}${x}`;
}

interface Lasting {
  readonly when: string;
  /** It is said as the time in which, by each verb itself. */
  readonly deeds: boolean;
}

function saidOf(effects: AppliedChanges, voice: Voice, { when, deeds }: Lasting): string {
  const { words, speaking, before } = voice;
  const [{ subject, change }, ...more] = effects;
  const as = agreementOfSubject(subject);
  const isOwn = isSelf(subject);
  const named = isOwn ? self(speaking, before.length === 0) : `${subjectWords(subject, speaking)} `;
  const who = speaksForItself(change) ? '' : named;
  const whom = isOwn ? HOST : subjectWords(subject, speaking);
  if (more.length === 0 && deeds) {
    const whole = wholeChange(change, { who, whom, as, when }, speaking);
    if (whole !== undefined) return whole;
  }
  const become = becomingWords(effects, as.number, words);
  if (become !== undefined) return `${who}${become}${when}`;
  const inside = deeds ? when : undefined;
  const verbs = effects.map((one) => verbWords(one.change, words, as, speaking, inside));
  const all = list('it', verbs).replaceAll(' farlo e ', ' farlo, e ');
  return `${who}${all}${saysWhen(change, deeds) ? '' : when}`;
}

const saysWhen = (change: Change, deeds: boolean): boolean => deeds && SAYING.has(change.kind);

const SAYING: ReadonlySet<Change['kind']> = new Set([
  'assignsAsThoughUnblocked',
  'doesNotUntap',
  'impose',
]);

/** What somebody does, must or may do, or cannot: not what a thing is or has. */
const isDeed = ({ kind }: Change): boolean => DEEDS.has(kind);

const DEEDS: ReadonlySet<Change['kind']> = new Set([
  'assignsAsThoughUnblocked',
  'assignsByToughness',
  'assignsNoCombatDamage',
  'cannotCast',
  'cannotGainLife',
  'damageUnpreventable',
  'doesNotUntap',
  'impose',
  'preventDamage',
  'preventDamageToYou',
  'takesDamageFor',
]);

/** Whose size X is, is known: `dove X è la sua forza`. */
const spokenOf = (subject: Subject): Partial<Speaking> =>
  subject.kind === 'reference' && !subject.reference.endsWith('s')
    ? { [subject.reference]: subject.reference === 'self' ? IT : 'essa' }
    : {};

// Whose creatures and whose turn is one and the same player, who has to be named first.
function inFront([{ change, until }]: AppliedChanges, { speaking }: Voice): string {
  if (until !== 'endOfThatPlayersNextTurn' || change.kind !== 'impose') return '';
  const { subject } = change.ability;
  if (subject.kind !== 'all' || subject.filter.controller !== 'thatPlayer') return '';
  return `durante il prossimo turno ${after('di', speaking.target)}, `;
}
