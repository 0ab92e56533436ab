import { messagesIn } from '../../../site/i18n/index.ts';
import type { Control } from '../../../site/questions/control.ts';
import type { GivenAnswer } from './answers.ts';
import type { Hand } from './hands.ts';

type ControlOf<K extends Control['kind']> = Extract<Control, { readonly kind: K }>;

const words = messagesIn('en').questions;

/** Answers: changes what differs from what is there. */
export async function give(hand: Hand, control: Control, given: GivenAnswer): Promise<void> {
  switch (given.kind) {
    case 'pairs':
      return declared(hand, of(control, 'attack', 'block'), given.pairs);
    case 'shares':
      return divided(hand, of(control, 'division'), given.shares);
    case 'truth':
      return ruled(hand, of(control, 'truth'), given);
    case 'number': {
      const [field] = await hand.fields('spinbutton');
      return hand.count(field?.name ?? '', given.number, {});
    }
    case 'picked':
      return picked(hand, of(control, 'pick'), given.picked);
    case 'ordered':
      return ordered(hand, given.labels);
  }
}

function of<K extends Control['kind']>(control: Control, ...kinds: readonly K[]): ControlOf<K> {
  const isOne = (one: Control): one is ControlOf<K> => kinds.some((kind) => kind === one.kind);
  if (isOne(control)) return control;
  throw new Error(`what is answered with ${control.kind} can't be answered so`);
}

async function declared(
  hand: Hand,
  { rows, words: { none } }: ControlOf<'attack' | 'block'>,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  for (const { id, tag, label, several, options } of rows) {
    const wanted = options.filter(({ value }) =>
      pairs.some(([creature, what]) => creature === id && what === value),
    );
    const name = `${tag} ${label}`;
    const [only, another] = options;
    if (only !== undefined && another === undefined) {
      await set(hand, `${name}: ${only.says}`, wanted.length > 0);
      continue;
    }
    const taken = new RegExp(`^${escaped(name)}(:|$)`);
    if (!(await hand.isOn('button', taken))) await hand.press('button', taken);
    const called = (option: (typeof options)[number]) => `${option.tag} ${option.label}`.trim();
    if (several) for (const one of options) await set(hand, called(one), wanted.includes(one));
    else await hand.press('radio', wanted[0] === undefined ? none : called(wanted[0]));
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function set(hand: Hand, name: string, isWanted: boolean): Promise<void> {
  if ((await hand.isOn('checkbox', name)) !== isWanted) await hand.press('checkbox', name);
}

async function divided(
  hand: Hand,
  { options }: ControlOf<'division'>,
  shares: readonly (readonly [string, number])[],
): Promise<void> {
  const fields = await hand.fields('spinbutton');
  const counts = options.map(({ value, label }) => {
    const amount = shares.find(([to]) => to === value)?.[1] ?? 0;
    const now = Number(fields.find(({ name }) => name === label)?.value);
    return { label, amount, by: amount - now };
  });
  // First what gets less: a button gives no more than is left.
  for (const { label, amount } of counts.toSorted((a, b) => a.by - b.by)) {
    const { more, less } = words.division;
    await hand.count(label, amount, { more: more(label), less: less(label) });
  }
}

async function ruled(
  hand: Hand,
  { yes, no, rules = [] }: ControlOf<'truth'>,
  { truth, rule }: Extract<GivenAnswer, { readonly kind: 'truth' }>,
): Promise<void> {
  await hand.press('radio', truth ? yes : no);
  if (truth || rule === undefined || rules.length === 0) return;
  await hand.press('radio', new RegExp(`^${escaped(rule)}(?![\\w.])`));
}

async function picked(
  hand: Hand,
  { options }: ControlOf<'pick'>,
  places: readonly number[],
): Promise<void> {
  for (const [place, { label }] of options.entries())
    await set(hand, label, places.includes(place));
}

/** What comes first is put first; what is in its place by then stays there. */
async function ordered(hand: Hand, labels: readonly string[]): Promise<void> {
  for (const [place, label] of labels.entries()) {
    const name = words.order.place(label);
    const lists = await hand.fields('combobox');
    const now = lists.findIndex((list, at) => at >= place && list.name === name);
    if (now !== place) await hand.choose(now, `${place + 1}`);
  }
}
