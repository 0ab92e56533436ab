import { element, sign } from '../script/dom.ts';
import type { Fault } from '../script/mark.ts';
import { placeCalled } from './tiles.ts';

/** Frames what is to blame, with the rule that says so. */
export function showFaults(stage: Element, faults: readonly Fault[]): void {
  clearFaults(stage);
  stage.classList.add('played');
  for (const { blamed, rule, short } of faults)
    for (const tag of blamed) {
      const tile = placeCalled(stage, tag);
      if (tile === undefined || tile.querySelector('.q-fault') !== null) continue;
      tile.classList.add('fault');
      const said = [rule, tag === blamed.at(-1) ? short : ''].filter((text) => text !== '');
      tile.append(element('span', 'bad q-fault', sign('no'), said.join(' · ')));
    }
}

export function clearFaults(stage: Element): void {
  stage.classList.remove('played', 'back');
  for (const note of stage.querySelectorAll('.q-fault')) note.remove();
  for (const tile of stage.querySelectorAll('.fault')) tile.classList.remove('fault');
}

/** The rule by which a pair is refused: both are blamed together, or, where no pair is, one of them. */
export function faultOf(
  faults: readonly Fault[],
  pairs: readonly (readonly [string, string])[],
  pair: readonly [string, string],
): string | undefined {
  const both = ({ blamed }: Fault, tags: readonly string[]): boolean =>
    tags.every((tag) => blamed.includes(tag));
  return faults.find((fault) => {
    if (fault.isUnmet) return false;
    if (both(fault, pair)) return true;
    const [first] = fault.blamed;
    return !pairs.some((one) => both(fault, one)) && first !== undefined && pair.includes(first);
  })?.rule;
}
