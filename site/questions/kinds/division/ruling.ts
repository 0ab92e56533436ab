import {
  type CombatDamageAssignment,
  type GameState,
  markDivision,
  shortOfLethal,
} from '#engine/mark';
import { objectId, playerId } from '../../../engine.ts';
import type { Naming } from '../../../i18n/naming.ts';
import type { Notation } from '../../../i18n/notationWords.ts';
import { damageNotation } from '../../../view/notation.ts';
import { assignmentProof, type ProofLine } from '../../../view/proof.ts';
import type { RuledMarking } from '../../marking.ts';
import { faultsOf } from '../../rulings/faults.ts';
import { type Entries, type Material, materialFor } from '../../rulings/material.ts';
import type { Fault, Mark } from '../../script/mark.ts';
import type { AnswerPair } from '../../wanted.ts';
import { divisionLines, nearestWay } from './aim.ts';

/** The ruling on how one creature's damage is divided. */
export async function rulingOnDivision(
  marking: RuledMarking<'division'>,
  entries: Entries,
): Promise<Mark> {
  const material = await materialFor(marking);
  const { game, isPlayer, m, n } = material;
  const source = objectId(marking.source ?? '');
  const toAssignment = ([to, amount]: Entries[number]): CombatDamageAssignment => ({
    source,
    to: isPlayer(to)
      ? { kind: 'player', player: playerId(to) }
      : { kind: 'object', object: objectId(to) },
    amount: Math.max(0, Math.trunc(Number(amount)) || 0),
  });
  const given = entries.map(toAssignment).filter(({ amount }) => amount > 0);
  const verdict = markDivision(game.state, marking.player, source, given);
  const { suggestion } = verdict;
  const proof = assignmentProof(verdict, m, n, marking.edition);
  if (verdict.verdict === 'unproved') return { kind: 'unproved', lines: proof };
  if (verdict.verdict === 'illegal')
    return {
      kind: 'ruled',
      right: false,
      lines: proof,
      faults: faultsOf(verdict.violations, [], material, marking),
      nearest: wantedOf(
        suggestion.filter((one) => one.source === source),
        n,
      ),
    };
  const shares = entries.map(([to, amount]) => [to, Number(amount)] as const);
  const lines = divisionLines(marking.aim, shares);
  if (lines.every(({ holds }) => holds))
    return { kind: 'ruled', right: true, lines, faults: [], nearest: [] };
  const way = nearestWay(marking.aim, shares).map(([to, amount]) =>
    toAssignment([to, `${amount}`]),
  );
  const title = m.chrome.sheet.suggestion;
  return {
    kind: 'ruled',
    right: false,
    lines: [...lines, legalLine(title, damageNotation(way, n))],
    faults: shortfalls(marking, game.state, suggestion, material),
    nearest: wantedOf(way, n),
  };
}

const legalLine = (title: string, notation: Notation): ProofLine => ({
  holds: true,
  title,
  text: '',
  rules: [],
  notes: [{ text: '', notation }],
});

/** Of those that are to die and do not, how much each is short. */
const shortfalls = (
  { aim }: RuledMarking<'division'>,
  state: GameState,
  assignments: readonly CombatDamageAssignment[],
  { m, n }: Material,
): readonly Fault[] =>
  (aim?.kills ?? []).map(objectId).flatMap((id) => {
    const short = shortOfLethal(state, id, assignments);
    return short === 0
      ? []
      : [{ blamed: [n.tag(id)], rule: '', short: m.verdict.short(short), isUnmet: false }];
  });

/** What one creature is to assign, for a board to draw. */
const wantedOf = (
  assignments: readonly Omit<CombatDamageAssignment, 'source'>[],
  n: Pick<Naming, 'tag'>,
): readonly AnswerPair[] =>
  assignments.map(({ to, amount }) => [
    to.kind === 'player' ? to.player : n.tag(to.object),
    `${amount}`,
  ]);
