import type { PaymentPlan } from '../log/act.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { abilityNumber } from './abilityNumbers.ts';
import type { ActReading } from './actReading.ts';
import { permanentNamed, usableIn } from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { type Span, splitFull, trimmed } from './span.ts';

/** How a declaration is paid for: `A3, 2 life, mana RG, use A4 ability 2`. */
export function readPayment(
  span: Span,
  { names, note }: Pick<ActReading, 'names' | 'note'>,
): PaymentPlan {
  let plan: PaymentPlan = { manaAbilities: [], named: [] };
  for (const part of splitFull(span, /,/g)) plan = withPart(plan, part, { names, note });
  return plan;
}

function withPart(
  plan: PaymentPlan,
  part: Span,
  { names, note }: Pick<ActReading, 'names' | 'note'>,
): PaymentPlan {
  const named = (word: Span): ObjectId | undefined => permanentNamed(word, names, note);
  const [first, second] = splitFull(part, /\s+/g);
  if (first === undefined || /^nothing$/i.test(part.text)) return plan;
  const life = /^(\d{1,9}) life$/i.exec(part.text)?.[1];
  if (life !== undefined) return { ...plan, life: Number(life) };
  const spend = /^mana ([WUBRGC]+)$/i.exec(part.text)?.[1];
  if (spend !== undefined) return { ...plan, spend: spend.toUpperCase() };
  if (/^use$/i.test(first.text) && second !== undefined) {
    const source = named(second);
    if (source === undefined) return plan;
    const behind = part.text.slice(second.at - part.at + second.text.length);
    const { ability, rest } = abilityNumber(
      trimmed({ text: behind, at: second.at + second.text.length }),
      usableIn(source, names),
    );
    if (rest.text !== '') note(slipIn('unknownWord', rest));
    return { ...plan, manaAbilities: [...plan.manaAbilities, { source, ability }] };
  }
  if (second !== undefined) note(slipIn('unknownWord', second));
  const object = named(first);
  return object === undefined ? plan : { ...plan, named: [...plan.named, object] };
}
