import type {
  AssignmentVerdict,
  AttackVerdict,
  BlockVerdict,
  EditionId,
  GameEvent,
  Refusal,
  RequirementCount,
  RestrictionSource,
  Violation,
} from '../engine.ts';
import { capital } from '../i18n/grammar.ts';
import type { Naming } from '../i18n/naming.ts';
import type { Notation } from '../i18n/notationWords.ts';
import type { ProofWords } from '../i18n/proofWords.ts';
import { damageNotation, declarationNotation } from './notation.ts';
import { type RuleRef, refsOf } from './rules.ts';

/** One line of a verdict's proof. */
export interface ProofLine {
  readonly holds: boolean;
  readonly title: string;
  /** What the sign says of the title to those who hear the page. */
  readonly unseen?: string;
  readonly text: string;
  readonly rules: readonly RuleRef[];
  /** Each note tells one reason. */
  readonly notes: readonly ProofNote[];
}

export interface ProofNote {
  readonly text: string;
  readonly notation?: Notation;
}

/** A verdict with its proof. */
export interface RulingProof {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  readonly lines: readonly ProofLine[];
}

/** The ruling that an event carries, with its proof in words; undefined where nothing was ruled on. */
export function rulingIn(
  event: GameEvent,
  m: ProofWords,
  n: Naming,
  edition: EditionId,
): RulingProof | undefined {
  if (!('outcome' in event)) return undefined;
  if (event.outcome === 'untimely') return refusalProof(event.verdict, m, n, edition);
  switch (event.kind) {
    case 'attack':
    case 'block':
      return {
        verdict: event.verdict.verdict,
        lines: declarationProof(
          { ...event.verdict, declared: event.act.declaration },
          m,
          n,
          edition,
          (one) => declarationNotation(one, n, m.chrome.sheet),
        ),
      };
    case 'divide':
      return event.outcome === 'refused'
        ? { verdict: 'illegal', lines: assignmentProof(event.verdict, m, n, edition) }
        : undefined;
    default:
      return event.outcome === 'refused' ? refusalProof(event.verdict, m, n, edition) : undefined;
  }
}

const refusalProof = (
  { violations }: Refusal,
  m: ProofWords,
  n: Naming,
  edition: EditionId,
): RulingProof => ({
  verdict: 'illegal',
  lines: violations.map((one) => violationLine(one, m, n, edition)),
});

type DeclarationVerdict = AttackVerdict | BlockVerdict;
type Declaration = NonNullable<DeclarationVerdict['better']>;

/** Why a declaration is legal or not: each restriction, the count of requirements, and the nearest legal one. */
export function declarationProof(
  verdict: DeclarationVerdict & { readonly declared?: Declaration },
  m: ProofWords,
  n: Naming,
  edition: EditionId,
  write: (declaration: Declaration) => Notation,
): readonly ProofLine[] {
  const words = m.chrome.sheet;
  const broken = verdict.violations.filter(({ code }) => code !== 'fewerRequirementsThanPossible');
  const restrictions = broken.map((one) => violationLine(one, m, n, edition));
  const unbroken: ProofLine = {
    holds: true,
    title: words.restrictions,
    text: words.noneBroken,
    rules: [],
    notes: [],
  };
  return [
    ...(restrictions.length > 0 ? restrictions : [unbroken]),
    requirementLine(verdict, m, n, edition, write),
    ...nearestLine(verdict, isItself(verdict) ? words.nearestPaid : words.nearest, write),
  ];
}

/** One reason why something may not be done. */
export function violationLine(
  v: Violation,
  m: ProofWords,
  n: Naming,
  edition: EditionId,
): ProofLine {
  const own = v.by === undefined ? [] : v.rules.filter((key) => !key.endsWith('.restrictions'));
  return {
    holds: false,
    ...(v.by === undefined
      ? { title: m.chrome.sheet.problem }
      : { title: m.chrome.sheet.restriction, unseen: m.chrome.sheet.isBroken }),
    text: v.by === undefined ? m.verdict.labels[v.code] : m.verdict.restrictionName(v.by),
    rules: refsOf(own.length > 0 ? own : v.rules, edition),
    notes: [{ text: capital(m.verdict.violation(v, n)) }],
  };
}

function requirementLine(
  { requirements, obeyed, maximum, better, conflicts, violations }: DeclarationVerdict,
  m: ProofWords,
  n: Naming,
  edition: EditionId,
  write: (declaration: Declaration) => Notation,
): ProofLine {
  const words = m.chrome.sheet;
  if (requirements.length === 0)
    return {
      holds: true,
      title: words.requirements,
      text: words.noRequirements,
      rules: [],
      notes: [],
    };
  const short = violations.filter(({ code }) => code === 'fewerRequirementsThanPossible');
  return {
    holds: obeyed >= maximum,
    title: words.requirements,
    text: obeyed > maximum ? words.obeysTooMany(obeyed) : words.obeys(obeyed, maximum),
    rules: refsOf(
      short.flatMap(({ rules }) => rules),
      edition,
    ),
    notes: [
      ...requirementTexts(requirements, m, n).map((text) => ({ text })),
      ...(better === undefined
        ? []
        : [{ text: words.wouldObey(maximum), notation: write(better) }]),
      ...(obeyed < maximum ? [] : conflicts.map((one) => ({ text: conflictText(one, m, n) }))),
    ],
  };
}

/** Each with whether it is obeyed, and with its source where two would read the same. */
function requirementTexts(
  requirements: readonly RequirementCount[],
  m: ProofWords,
  n: Naming,
): readonly string[] {
  const { obeyed, notObeyed } = m.chrome.sheet;
  const texts = requirements.map((one) => m.verdict.requirement(one, n));
  return requirements.map((one, index) => {
    const text = texts[index] ?? '';
    const isAlone = texts.indexOf(text) === texts.lastIndexOf(text);
    const named = isAlone ? text : `${text} (${n.label(one.source)})`;
    return `${capital(named)}: ${one.obeyed ? obeyed : notObeyed}`;
  });
}

function conflictText(
  { requirements, restrictions, obstacles }: DeclarationVerdict['conflicts'][number],
  m: ProofWords,
  n: Naming,
): string {
  const words = m.chrome.sheet;
  const wanted = requirements.map((one) => m.verdict.requirement(one, n));
  const against = [
    ...restrictions.map((one) => restrictionText(one, m, n)),
    ...obstacles.map(({ kind, creature }) =>
      words[kind](n.object(creature), n.agreement([creature])),
    ),
  ];
  return `${words.conflict(wanted.join('; '), wanted.length)}${against.length === 0 ? '' : ` ${words.because(n.list([...new Set(against)]))}`}`;
}

const restrictionText = (by: RestrictionSource, m: ProofWords, n: Naming): string =>
  `${m.verdict.restrictionName(by)} (${n.label(by.source)})`;

const nearestLine = (
  { nearest, better, verdict }: DeclarationVerdict,
  title: string,
  write: (declaration: Declaration) => Notation,
): readonly ProofLine[] =>
  verdict === 'legal' || nearest === undefined || same(nearest, better)
    ? []
    : [
        {
          holds: true,
          title,
          text: '',
          rules: [],
          notes: [{ text: '', notation: write(nearest) }],
        },
      ];

/** Only how it was paid for was wrong. */
const isItself = ({
  nearest,
  declared,
}: Pick<DeclarationVerdict, 'nearest'> & { readonly declared?: Declaration }): boolean =>
  nearest !== undefined && same(nearest, declared);

const same = (a: Declaration, b: Declaration | undefined): boolean =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** Why a division of damage is not legal, and a legal one. */
export function assignmentProof(
  { violations, suggestion }: AssignmentVerdict,
  m: ProofWords,
  n: Naming,
  edition: EditionId,
): readonly ProofLine[] {
  const lines = violations.map((one) => violationLine(one, m, n, edition));
  const texts = lines.map((line) => JSON.stringify(line));
  return [
    ...lines.filter((_, index) => texts.indexOf(texts[index] ?? '') === index),
    ...(suggestion.length === 0
      ? []
      : [
          {
            holds: true,
            title: m.chrome.sheet.suggestion,
            text: '',
            rules: [],
            notes: [{ text: '', notation: damageNotation(suggestion, n) }],
          },
        ]),
  ];
}
