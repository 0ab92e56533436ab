// A ruling as it stands beside the board: the verdict, each reason with its rule, and what would be legal.
import type { Notation } from '../../i18n/notationWords.ts';
import type { Mark, MarkedAnswer } from '../../questions/script/mark.ts';
import type { ProofLine } from '../../view/proof.ts';
import type { RulingTold } from './protocol.ts';

/** What is wrong stands first. */
export function showVerdict({ form, mark, words, shown }: MarkedAnswer): void {
  const place = form.querySelector<HTMLElement>('.q-result');
  if (place === null) return;
  if (mark.kind === 'missing') shown.hint(place, mark.hint);
  else if (mark.kind === 'unproved') shown.hint(place, words.unproved);
  else shown.mark(place, isLegal(mark), isLegal(mark) ? words.right : words.wrong);
  shown.lines(place, failingFirst(linesOf(mark)), words);
  form.querySelector('.pencil')?.classList.toggle('no', mark.kind === 'ruled' && !mark.right);
}

/** On the board, where it is wrong and what would be legal. */
export function drawVerdict({ mark, board }: MarkedAnswer): void {
  if (mark.kind !== 'ruled') return;
  board?.play(mark.faults);
  if (!mark.right) board?.suggest(mark.nearest);
}

/** Another answer stands there, on which nothing is ruled yet: what was said of the one before is weak until it is. */
export function clearVerdict(form: HTMLFormElement): void {
  form.querySelector('.pencil')?.classList.remove('no');
}

/** The same in words; nothing where nothing is ruled on. */
export function toldOf({ form, mark, words, board, shown }: MarkedAnswer): RulingTold | undefined {
  if (mark.kind !== 'ruled' && mark.kind !== 'unproved') return undefined;
  const verdict = mark.kind === 'unproved' ? 'unproved' : isLegal(mark) ? 'legal' : 'illegal';
  const said = { legal: words.right, illegal: words.wrong, unproved: words.unproved }[verdict];
  const notation = board?.notation() ?? [];
  const inWords = (one: Notation): string =>
    (shown.notation(one, words).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    verdict,
    says: [`${capitalized(said)}: ${inWords(notation)}.`, ...besidesIn(form)].join(' '),
    why: mark.lines.flatMap((line) => (line.holds === (verdict === 'legal') ? whyIn(line) : [])),
    tried: notation.flatMap(([who, , what]) =>
      typeof who !== 'string' || typeof what !== 'string'
        ? []
        : who.split(' ').map((from) => ({ from, to: what })),
    ),
    nearest: verdict === 'legal' ? '' : inWords(nearestIn(mark.lines)),
  };
}

/** What was said besides, as its form calls it: `In a band: A1 A2.` */
const besidesIn = (form: HTMLFormElement): readonly string[] =>
  [...form.querySelectorAll('.q-besides .q-row')].flatMap((row) => {
    const label = row.querySelector('legend, label')?.textContent?.trim() ?? '';
    const said = [...row.querySelectorAll('input')].flatMap(({ type, checked, value, dataset }) =>
      value !== '' && (checked || type === 'number') ? [dataset.tag ?? value] : [],
    );
    return said.length === 0 ? [] : [`${label}: ${said.join(' ')}.`];
  });

/** Only what has a rule is a reason to hand on. */
const whyIn = ({ title, text, rules: [rule], notes: [first] }: ProofLine): RulingTold['why'] =>
  rule === undefined ? [] : [{ text: first?.text || `${title}: ${text}`, rule: rule.number }];

/** What stands last is nearest to what was tried. */
const nearestIn = (lines: readonly ProofLine[]): Notation =>
  lines
    .flatMap(({ notes }) => notes.flatMap(({ notation }) => (notation ? [notation] : [])))
    .at(-1) ?? [];

const isLegal = (mark: Mark): boolean => mark.kind === 'ruled' && mark.right;

const linesOf = (mark: Mark): readonly ProofLine[] =>
  mark.kind === 'ruled' || mark.kind === 'unproved' ? mark.lines : [];

const failingFirst = (lines: readonly ProofLine[]): readonly ProofLine[] => [
  ...lines.filter(({ holds }) => !holds),
  ...lines.filter(({ holds }) => holds),
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
