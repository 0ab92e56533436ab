import { cardForm } from '#engine';
import { type FileForm, isMapping, listOf } from './fileForm.ts';
import { readAs } from './grammar/grammar.ts';
import type { Template } from './grammar/template.ts';
import { ASIDE } from './marks.ts';
import { GRAMMAR } from './templates/index.ts';
import { tokensOf } from './tokens.ts';
import { touchesCombat } from './touchesCombat.ts';

/** What became of one line of a card's text. */
export type TextLineRead =
  | {
      readonly kind: 'read';
      /** In the forms of card files. */
      readonly abilities: readonly FileForm[];
      readonly by: readonly Template[];
      /** What it does besides, which combat does not touch. */
      readonly aside: readonly FileForm[];
    }
  | { readonly kind: 'elsewhere'; readonly about: string }
  | {
      readonly kind: 'unread';
      readonly why: 'unknownWords' | 'twoReadings' | 'refused';
      /** The words from those on that no template goes on with. */
      readonly stoppedAt: string;
    };

const abilitiesForm = cardForm.shape.abilities;

/** What a line says, in the forms of card files; `as` is `line` of a permanent, `spell-line` of an instant or sorcery. */
export function readTextLine(line: string, as: 'line' | 'spell-line'): TextLineRead {
  const tokens = tokensOf(line);
  const reading = readAs(as, tokens, GRAMMAR);
  if (reading.kind === 'unread') {
    const stoppedAt = tokens.slice(reading.at).join(' ');
    return touchesCombat(tokens)
      ? { kind: 'unread', why: 'unknownWords', stoppedAt }
      : { kind: 'elsewhere', about: 'no word of combat' };
  }
  const [read, another] = reading.reads;
  if (read === undefined || another !== undefined)
    return { kind: 'unread', why: 'twoReadings', stoppedAt: tokens.join(' ') };
  const abilities = listOf(read.means);
  const aside = abilities.flatMap((one) => (isMapping(one) ? listOf(one[ASIDE]) : []));
  const played = as === 'line' ? abilities.map(withoutAside).filter(doesSomething) : abilities;
  if (played.length === 0) return { kind: 'elsewhere', about: aside.join(', ') };
  if (as === 'line' && !abilitiesForm.safeParse(played).success)
    return { kind: 'unread', why: 'refused', stoppedAt: tokens.join(' ') };
  return { kind: 'read', abilities: played, by: read.by, aside };
}

function withoutAside(ability: FileForm): FileForm {
  if (!isMapping(ability)) return ability;
  const { [ASIDE]: aside, ...rest } = ability;
  return rest;
}

/** An ability all of whose effects are elsewhere does nothing here. */
function doesSomething(ability: FileForm): boolean {
  if (!isMapping(ability)) return true;
  const effects = ability.effects ?? ability.activated;
  return effects === undefined || listOf(effects).length > 0;
}
