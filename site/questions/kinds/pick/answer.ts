import { assertNever, type PickOption } from '../../../engine.ts';
import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import { capital } from '../../../i18n/grammar.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Telling } from '../../../view/entries.ts';
import { identityOf } from '../../../view/pickedOption.ts';
import type { ProofLine } from '../../../view/proof.ts';
import { refsOf } from '../../../view/rules.ts';
import { actText } from '../../asking/acts.ts';
import { type AnswerKind, plainWords, type QuestionPlace } from '../../asking/answerKind.ts';

type Words = DrawingWords &
  Pick<Messages, 'verdict'> & { readonly terms: Pick<Messages['terms'], 'steps'> };

/** All that are right, and none that is not. */
export const answerKind: AnswerKind<'pick', 'pick', Words> = {
  asks: (_, { question: { question }, telling }) => asksFor(question.ask, telling),
  control: ({ options }, { telling }) => ({
    kind: 'pick',
    options: options.map((option, index) => ({
      value: `${index}`,
      label: labelOf(option, telling),
      ...(option.kind === 'object' && { tag: telling.n.tag(option.object) }),
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
      labels.length === 0 ? telling.m.questions.pick.none : labels.join('; '),
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

function asksFor(ask: QuestionPlace['question']['question']['ask'], telling: Telling<Words>) {
  const { m, n } = telling;
  const words = m.questions.pick.asks;
  switch (ask.kind) {
    case 'pickCreatures':
      return words.creatures[ask.which];
    case 'pickPlayers':
      return words.players[ask.which];
    case 'pickTriggering':
      return words.triggering(n.object(ask.source));
    case 'pickActs':
      return words.acts;
    case 'pickSteps':
      return words.steps[ask.which];
    case 'when':
      return words.when(actText(ask.act, telling));
    default:
      return undefined;
  }
}

function labelOf(option: PickOption, telling: Telling<Words>): string {
  const { m, n } = telling;
  switch (option.kind) {
    case 'object':
      return n.tag(option.object) === ''
        ? n.plain(option.object)
        : `${n.tag(option.object)} ${n.plain(option.object)}`;
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
