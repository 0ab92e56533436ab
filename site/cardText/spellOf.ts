import { type FileForm, type FileMapping, isMapping, listOf } from './fileForm.ts';
import { DOES, MODES, TIMING, UNSAID_COST } from './marks.ts';
import { spellAbility } from './playedAbility.ts';

/** An instant or sorcery: its keywords, the one ability of all its effects, and what it does that is elsewhere. */
export interface SpellSaid {
  readonly abilities: readonly FileForm[];
  readonly aside: readonly FileForm[];
}

/** What all parts say that stand in the lines of an instant or sorcery; nothing where that can't be said. */
export function spellOf(parts: readonly FileForm[]): SpellSaid | undefined {
  const said = parts.filter(isMapping);
  const does = together(
    said.filter((part) => Object.hasOwn(part, DOES) || Object.hasOwn(part, MODES)),
  );
  if (does === undefined) return undefined;
  const timings = said.flatMap((part) => listOf(part[TIMING]));
  const [timing, another] = timings;
  const spell = spellAbility(does, timing === undefined ? {} : { timing });
  const others = parts.filter(
    (part) => !isMapping(part) || !PARTS.some((mark) => Object.hasOwn(part, mark)),
  );
  if (spell === undefined || another !== undefined) return undefined;
  return {
    abilities: [...others, ...(spell.ability === undefined ? [] : [spell.ability])],
    aside: spell.aside,
  };
}

const PARTS = [DOES, MODES, TIMING, UNSAID_COST];

/** CR 700.2: what has modes has nothing besides. */
function together(parts: readonly FileMapping[]): FileMapping | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return { [DOES]: [] };
  if (others.length === 0) return first;
  if (parts.some((part) => Object.hasOwn(part, MODES))) return undefined;
  return { [DOES]: parts.flatMap((part) => listOf(part[DOES])) };
}
