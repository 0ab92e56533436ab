// The reader's own lines between the rows, in the geometry of CombatLines.
import { portsUnder } from '../../../../view/ports.ts';
import { drawn } from '../../../script/dom.ts';
import { middleOf } from '../../../touch/tiles.ts';

export interface OwnLine {
  /** The attacker. */
  readonly above: HTMLElement;
  /** The blocker, or the name of what is attacked. */
  readonly below: HTMLElement | string;
  /** By which rule it is refused. */
  readonly fault: string | undefined;
  /** Of an answer that is suggested: whether the line is one more there, or is not there. */
  readonly change: 'none' | 'wanted' | 'unwanted';
}

const pct = (value: number): string => `${Math.round(value * 100) / 100}%`;

export function drawLines(stage: Element, lines: readonly OwnLine[]): void {
  const lane = stage.querySelector('.combat-lines');
  if (lane === null) return;
  clearLines(stage);
  const wide = (side: 'near' | 'away'): number =>
    stage.querySelectorAll(`.row.${side} > .c`).length;
  for (const [above, own] of Map.groupBy(lines, (line) => line.above)) {
    if (own.some(({ below }) => typeof below !== 'string')) hideAttack(lane, above);
    const { places, bar } = portsUnder(own.length, wide('near'), wide('away'));
    const sorted = own.toSorted((a, b) => footOf(a) - footOf(b));
    lane.append(
      ...sorted.map((line, port) =>
        lineAt(line, middleOf(above) + (places[port] ?? 0), bar < 9 ? 'thin' : ''),
      ),
    );
  }
}

export function clearLines(stage: Element): void {
  for (const line of stage.querySelectorAll('.combat-lines > .own')) line.remove();
  for (const line of stage.querySelectorAll('.combat-lines > [hidden]'))
    line.removeAttribute('hidden');
}

const footOf = ({ above, below }: OwnLine): number =>
  middleOf(typeof below === 'string' ? above : below);

/** What is blocked no longer comes through. */
function hideAttack(lane: Element, above: HTMLElement): void {
  const x = pct(middleOf(above));
  for (const part of lane.querySelectorAll(`:scope > .at[x1="${x}"], :scope > text[x="${x}"]`))
    part.setAttribute('hidden', '');
}

function lineAt(line: OwnLine, x: number, width: string): SVGElement {
  const { below, fault, change } = line;
  const foot = footOf(line);
  const isBlock = typeof below !== 'string';
  const state =
    fault === undefined ? { none: '', wanted: ' legal', unwanted: ' tried' }[change] : ' no';
  const role = `${isBlock ? width : 'at'}${state}`;
  const ends = { x1: pct(x), y1: '8', x2: pct(foot), y2: isBlock ? '100%' : '50%' };
  const named = isBlock ? [] : [written(below, { x: pct(foot), y: '50%', dy: '24' })];
  const at = { x: pct((x + foot) / 2), y: isBlock ? '52%' : '30%' };
  const refused =
    fault === undefined && change !== 'unwanted' ? [] : [drawn('use', { href: '#i-cross', ...at })];
  const cited =
    fault === undefined ? [] : [written(fault, { ...at, dx: '14', dy: '5', class: 'cite' })];
  return drawn(
    'g',
    { class: 'own' },
    drawn('line', { class: role, ...ends }),
    ...named,
    ...refused,
    ...cited,
  );
}

function written(text: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = drawn('text', attributes);
  made.textContent = text;
  return made;
}
