import { assertNever, givenName, type ObjectId, type PickOption } from '../../../engine.ts';
import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import { capital } from '../../../i18n/grammar.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Naming } from '../../../i18n/naming.ts';
import type { Telling } from '../../../view/entries.ts';
import { identityOf } from '../../../view/pickedOption.ts';
import type { ProofLine } from '../../../view/proof.ts';
import { refsOf } from '../../../view/rules.ts';
import { actText } from '../../asking/acts.ts';
import { type AnswerKind, plainWords, type QuestionPlace } from '../../asking/answerKind.ts';
import { isByOthers } from '../../asking/holder.ts';

type Words = DrawingWords &
  Pick<Messages, 'verdict'> & { readonly terms: Pick<Messages['terms'], 'steps'> };

/** All that are right, and none that is not. */
export const answerKind: AnswerKind<'pick', 'pick', Words> = {
  asks: (_, { question, telling }) => asksFor(question, telling),
  control: ({ options }, { telling }) => ({
    kind: 'pick',
    nothing: nothingOf(options, telling),
    options: options.map((option, index) => ({
      value: `${index}`,
      label: labelOf(option, telling),
      ...(option.kind === 'object' && { tag: tagOf(option.object, telling.n) }),
      ...(option.kind === 'player' && { tag: option.player }),
    })),
  }),
  marking: ({ options }, { telling: { m } }) => ({
    kind: 'pick',
    all: options.length,
    right: options.flatMap(({ right }, index) => (right ? [index] : [])),
    missing: m.questions.pick.noneChosen,
  }),
  words: ({ options }, telling) => {
    const labels = options.filter(({ right }) => right).map((option) => labelOf(option, telling));
    return plainWords(
      labels.length === 0 ? nothingOf(options, telling) : labels.join('; '),
      options.flatMap((option) => lineOf(option, telling)),
    );
  },
  // What stands among the options for one reader stands among them for all.
  givenAs: (answer, right) => {
    const picked = answer.options.filter((option) => option.right).map(identityOf);
    const options = right.options.map((option) => ({
      ...option,
      right: picked.includes(identityOf(option)),
    }));
    const isSaid = picked.every((one) =>
      right.options.some((option) => identityOf(option) === one),
    );
    return isSaid ? { ...answer, options } : undefined;
  },
};

type Asked = QuestionPlace['question'];
type CreaturesAsked = Extract<
  Asked['question']['ask'],
  { readonly kind: 'pickCreatures' }
>['which'];

const nothingOf = ([option]: readonly PickOption[], { m }: Telling<Words>): string =>
  m.questions.pick.none(option?.kind ?? '');

function asksFor(asked: Asked, telling: Telling<Words>) {
  const { m, n } = telling;
  const words = m.questions.pick.asks;
  const { ask } = asked.question;
  switch (ask.kind) {
    case 'pickCreatures':
      return words.creatures[creaturesAsked(ask.which, asked)];
    case 'pickPlayers':
      return words.players[ask.which];
    case 'pickTriggering':
      return words.triggering(n.object(ask.source));
    case 'pickActs':
      return words.acts(isByOthers(asked, ask.acts) ? '' : 'active');
    case 'pickSteps':
      return words.steps[ask.which];
    case 'when':
      return words.when(actText(ask.act, telling));
    default:
      return undefined;
  }
}

/** CR 510.4: between the two combat damage steps, what was dealt in the first is not asked for any more. */
function creaturesAsked(which: CreaturesAsked, { state: { turn, priority } }: Asked) {
  if (turn.step !== 'firstStrikeDamage' || priority.kind !== 'player') return which;
  if (which === 'dealCombatDamage') return 'dealSecondDamage';
  return which === 'areDealtCombatDamage' ? 'areDealtSecondDamage' : which;
}

function labelOf(option: PickOption, telling: Telling<Words>): string {
  const { m, n } = telling;
  switch (option.kind) {
    case 'object':
      return `${tagOf(option.object, n)} ${n.plain(option.object)}`.trim();
    case 'player':
      return n.player(option.player);
    case 'step':
      return m.terms.steps[option.step];
    case 'act':
      return actText(option.act, telling);
    default:
      return assertNever(option);
  }
}

/** The short name that stands on the board; empty of what has left it and is another object by now (CR 400.7). */
function tagOf(id: ObjectId, n: Pick<Naming, 'tag'>): string {
  const tag = n.tag(id);
  return tag === givenName(id) ? '' : tag;
}

/** Why an option is right or wrong, where that is a matter of rules. */
function lineOf(option: PickOption, telling: Telling<Words>): readonly ProofLine[] {
  const { m, n, edition } = telling;
  const rules = refsOf(option.rules, edition);
  if (rules.length === 0) return [];
  const violations = option.kind === 'act' ? option.violations : [];
  const texts = violations.map((one) => capital(m.verdict.violation(one, n)));
  return [
    {
      holds: option.right,
      title: labelOf(option, telling),
      text: '',
      rules,
      notes: [...new Set(texts)].map((text) => ({ text })),
    },
  ];
}
