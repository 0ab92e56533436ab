import type { Change, Subject } from '../../../engine.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { isSelf } from '../../abilities/references.ts';
import { type ChangeOf, type Speaking, say, type WordsByKind } from '../../abilities/words.ts';
import { of, to, verbOf } from '../agreement.ts';
import { amountWords, counterUnit, numbered } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { wholeImposed } from './imposed.ts';
import { type About, aboutOf, during, subjectWords } from './references.ts';
import { damageWords, SORTS } from './ruleChanges.ts';

/** What a change is said of, as the ability speaks of it, and for how long. */
export interface Changed {
  readonly subject: Subject;
  readonly speaking: Speaking;
  readonly when?: string | undefined;
}

/** What an ability says of a change in a sentence of its own, in which the one that changes does not come first. */
export const wholeChange = (change: Change, changed: Changed): string | undefined =>
  isWhole(change) ? say(WHOLE, change, changed) : undefined;

type Whole = Extract<Change, { readonly kind: (typeof KINDS)[number] }>;

const KINDS = [
  'definePowerToughness',
  'gainControl',
  'impose',
  'preventDamage',
  'preventDamageToYou',
  'shuffledInsteadOfGraveyard',
  'takesDamageFor',
] as const;

const isWhole = (change: Change): change is Whole => KINDS.some((one) => one === change.kind);

const WHOLE: WordsByKind<Whole, [Changed], string | undefined> = {
  definePowerToughness: ({ power, toughness }, { subject, speaking }) => {
    const [p, t] = [power, toughness].map((one) => to(amountWords(one, speaking)));
    const whose = of(subjectWords(subject, speaking));
    return p === t
      ? `tanto la fuerza como la resistencia ${whose} son iguales ${p}`
      : `la fuerza ${whose} es igual ${p} y su resistencia es igual ${t}`;
  },
  gainControl: (_, { subject, speaking }) => `controlas ${subjectWords(subject, speaking)}`,
  impose: (change, { subject, speaking, when }) => {
    // What it imposes on all that fit names them itself.
    const of = speaksForItself(change) ? change.ability.subject : subject;
    return wholeImposed(change.ability, when, of, speaking);
  },
  preventDamage: (change, changed) => preventedWords(change, changed),
  preventDamageToYou: ({ n, damage, from }, { when }) =>
    n === undefined
      ? `prevén todo el ${damageWords(damage)} que ${dealing(from, 'te')}${during(about(when))}`
      : `si ${aFilter(from ?? {}, 'source')} fuera a hacerte ${damageWords(damage)}${during(about(when))}, prevén ${points(n)} de ese daño`,
  shuffledInsteadOfGraveyard: (_, { subject, speaking }) =>
    `si ${subjectWords(subject, speaking)} ${verbOf('fuera', aboutOf(subject).number)} a ir a un cementerio, en vez de eso, su propietario baraja esa carta en su biblioteca`,
  takesDamageFor: ({ whom, damage, from }, { subject, speaking, when }) =>
    `todo el ${damageWords(damage)} que ${dealing(from, 'te')}${TAKEN_FOR[whom]}${during(about(when))} se hace ${to(subjectWords(subject, speaking))} en vez de eso`,
};

const TAKEN_FOR: { readonly [W in ChangeOf<'takesDamageFor'>['whom']]: string } = {
  you: '',
  youAndYours: ' a ti o a otro permanente que controlas',
};

const timed = (when: string | undefined): { readonly when?: string } =>
  when === undefined ? {} : { when };
const about = (when: string | undefined): About => ({ gender: 'f', number: 'one', ...timed(when) });

const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'puntos'}`;

/** `se te fuera a hacer`, `te fueran a hacer fuentes rojas` */
const dealing = (
  from: ChangeOf<'takesDamageFor'>['from'],
  whom: 'te' | 'le' | 'les' | '',
): string => {
  const him = whom === '' ? '' : `${whom} `;
  return from === undefined
    ? `se ${him}fuera a hacer`
    : `${him}fueran a hacer ${filterWords(from, 'many', 'source')}`;
};

function preventedWords(change: ChangeOf<'preventDamage'>, changed: Changed): string {
  const { damage, from, n, removing, which } = change;
  const { subject, speaking, when } = changed;
  const who = subjectWords(subject, speaking);
  const { number } = aboutOf(subject, speaking);
  const now = during(about(when));
  const dealt = which === 'dealtTo' ? `a ${one(subject, who)}` : '';
  if (n !== undefined || removing !== undefined) {
    const some = n === undefined ? 'ese daño' : `${points(n)} de ese daño`;
    const lost =
      removing === undefined ? '' : `; remueve ${numbered(1, counterUnit(removing))} ${of(who)}`;
    return which === 'dealtBy'
      ? `si ${one(subject, who)} fuera a hacer ${damageWords(damage)}${now}, prevén ${some}${lost}`
      : `si ${aFilter(from ?? {}, 'source')} fuera a hacer ${damageWords(damage)} ${dealt.replace(/^a el /, 'al ')}${now}, prevén ${some}${lost}`;
  }
  const what = `prevén todo el daño${SORTS[damage]} que`;
  if (which === 'everything') return `${what} ${dealing(from, '')}${now}`;
  return which === 'dealtBy'
    ? `${what} ${verbOf('fuera', number)} a hacer ${who}${now}`
    : `${what} ${dealing(from, number === 'one' ? 'le' : 'les')} ${to(who)}${now}`;
}

/** Of all that fit, each: `un Clérigo que controlas`. */
const one = (subject: Subject, who: string): string =>
  subject.kind === 'all' && !isSelf(subject) ? aFilter(subject.filter, 'permanent') : who;
