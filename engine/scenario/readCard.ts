import { type CardId, cardId } from '../vocabulary/ids.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Card } from './card.ts';
import type { Issue } from './issue.ts';
import { formProblems } from './reading/formProblems.ts';
import { inFileOrder, issueOf, type Problem } from './reading/problem.ts';
import { readSource } from './reading/source.ts';
import { type CardForm, cardForm } from './schema/card.ts';
import { readCharacteristics } from './schema/characteristics.ts';

/** Reads a card from the text of its file, whose name without its ending is the card's id. */
export function readCard(text: string, file: string): Result<Card, readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = cardForm.safeParse(source.data);
  const problems = form.success
    ? senseProblems(form.data)
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(cardFrom(cardId(idOf(file)), form.data));
}

function cardFrom(id: CardId, { names, checked, back, ...form }: CardForm): Card {
  const front = readCharacteristics(form, { kind: 'card', card: id });
  if (back === undefined) return { id, names, checked, characteristics: front };
  const { names: backNames, ...backForm } = back;
  const backId = cardId(`${id}-back`);
  const behind = readCharacteristics(backForm, { kind: 'card', card: backId });
  return {
    id,
    names,
    checked,
    characteristics: { ...front, back: behind },
    back: { id: backId, names: backNames, characteristics: behind },
  };
}

const idOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? '').replace(/\.yaml$/, '');

function senseProblems({ creature, types, loyalty, defense }: CardForm): readonly Problem[] {
  if (creature === undefined && types === undefined)
    return [
      { path: [], at: 'value', code: 'missingKey', found: '', expected: ['creature', 'types'] },
    ];
  // CR 208.1: power and toughness are what makes a creature card able to fight.
  if (creature === undefined && types?.includes('creature') === true)
    return [
      {
        path: ['types'],
        at: 'value',
        code: 'impossibleBoard',
        found: 'creature',
        expected: ['powerAndToughness'],
      },
    ];
  const impossible = (found: string, expected: string): Problem => ({
    path: ['types'],
    at: 'value',
    code: 'impossibleBoard',
    found,
    expected: [expected],
  });
  // CR 306.5a, 310.4a: both are printed with what they enter with.
  return [
    ...(types?.includes('planeswalker') === true && loyalty === undefined
      ? [impossible('planeswalker', 'loyaltyOfPlaneswalkers')]
      : []),
    ...(types?.includes('battle') === true && defense === undefined
      ? [impossible('battle', 'defenseOfBattles')]
      : []),
  ];
}
