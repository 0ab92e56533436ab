import type { EditionId } from '#engine';
import type { MayBeDeclared } from '#engine/sandbox';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';
import { declarationNotation } from '../../site/view/notation.ts';
import { declarationProof, violationLine } from '../../site/view/proof.ts';
import { numbers, proofLines } from './sheet.ts';

/** Who may be declared on whom, and why not; who must be; how many declarations are legal. */
export function mayText(may: MayBeDeclared, n: Naming, edition: EditionId): readonly string[] {
  const { creatures, kind, legal, player, chosenBy } = may;
  const acts = kind === 'attack' ? 'attackers' : 'blockers';
  const who =
    chosenBy === undefined
      ? `${player} declares ${acts}`
      : `${chosenBy} chooses how ${player}’s creatures ${kind}`;
  return [
    `  ${who}: what may be declared`,
    ...(creatures.length === 0 ? [`    ${en.chrome.sandbox.declarables.none}`] : []),
    ...creatures.flatMap((one) => creatureLines(one, kind, n, edition)),
    ...mustLines(may, n, edition),
    `    Legal declarations: ${typeof legal === 'bigint' ? legal : `more than ${legal.moreThan}`}`,
  ];
}

type Creature = MayBeDeclared['creatures'][number];

function creatureLines(
  { creature, on }: Creature,
  kind: MayBeDeclared['kind'],
  n: Naming,
  edition: EditionId,
): readonly string[] {
  const words = en.chrome.sandbox.declarables[kind];
  const alike = Map.groupBy(on, ({ may }) => [may.kind, ...reasons(may, n, edition)].join('\n'));
  const said = [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const targets = same.map(({ target }) =>
      target.kind === 'player' ? n.player(target.player) : n.tag(target.permanent),
    );
    const why = reasons(first.may, n, edition);
    return [[`${words[first.may.kind]} ${targets.join(', ')}.`, ...why].join(' ')];
  });
  return [`    ${n.tag(creature)} ${n.plain(creature)}`, ...said.map((one) => `       ${one}`)];
}

/** Why it may not be declared, or not alone, each reason with its rules. */
const reasons = (may: Creature['on'][number]['may'], n: Naming, edition: EditionId) =>
  may.kind === 'alone'
    ? []
    : may.violations.map((one) => {
        const { notes, rules } = violationLine(one, en, n, edition);
        return `${notes.map(({ text }) => text).join(' ')} (${numbers(rules)})`;
      });

/** Who must be declared, and what asks for it. */
function mustLines(
  { must, nobody, kind }: MayBeDeclared,
  n: Naming,
  edition: EditionId,
): readonly string[] {
  if (nobody.verdict === 'legal') return [];
  const proof = declarationProof(nobody, en, n, edition, (one) =>
    declarationNotation(one, n, en.chrome.sheet),
  );
  const all = must?.map(n.tag).join(', ') ?? '';
  return [
    ...(all === '' ? [] : [`    Must ${kind}, whatever else is declared: ${all}`]),
    `    “no ${kind}” is ${en.chrome.sheet.verdicts[nobody.verdict]}:`,
    ...proof.flatMap((line) => proofLines(line, '      ')),
  ];
}
