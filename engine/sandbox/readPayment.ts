import type { PaymentPlan } from '../log/act.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type Note, slipIn } from './parseIssue.ts';
import { type Span, splitFull } from './span.ts';

/** How a declaration is paid for: `A3, 2 life, mana RG, use A4 1`. */
export function readPayment(
  span: Span,
  named: (word: Span) => ObjectId | undefined,
  note: Note,
): PaymentPlan {
  let plan: PaymentPlan = { manaAbilities: [], named: [] };
  for (const part of splitFull(span, /,/g)) plan = withPart(plan, part, named, note);
  return plan;
}

function withPart(
  plan: PaymentPlan,
  part: Span,
  named: (word: Span) => ObjectId | undefined,
  note: Note,
): PaymentPlan {
  const [first, second, third] = splitFull(part, /\s+/g);
  if (first === undefined || /^nothing$/i.test(part.text)) return plan;
  const life = /^(\d{1,9}) life$/i.exec(part.text)?.[1];
  if (life !== undefined) return { ...plan, life: Number(life) };
  const spend = /^mana ([WUBRGC]+)$/i.exec(part.text)?.[1];
  if (spend !== undefined) return { ...plan, spend: spend.toUpperCase() };
  if (/^use$/i.test(first.text) && second !== undefined) {
    const source = named(second);
    const ability = /^\d{1,3}$/.test(third?.text ?? '') ? Number(third?.text) - 1 : 0;
    if (source === undefined) return plan;
    return { ...plan, manaAbilities: [...plan.manaAbilities, { source, ability }] };
  }
  if (second !== undefined) note(slipIn('unknownWord', second));
  const object = named(first);
  return object === undefined ? plan : { ...plan, named: [...plan.named, object] };
}
