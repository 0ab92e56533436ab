import { z } from 'zod';
import { type Cost, cost } from './cost.ts';
import type { Effect } from './effect.ts';
import { count, heads, mapping, oneOf, onlyKeys, positive, wordOf } from './form.ts';
import type { Keyword } from './keywords/index.ts';
import { enchanted, type TargetSpec, target } from './target.ts';
import { type Timing, timing } from './timing.ts';

/** What a spell or activated ability does as it resolves. */
interface Does {
  /** The time at which it may be cast or activated. */
  readonly timing?: Timing;
  readonly modes?: Modes;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** CR 700.2: so many of these are chosen as it is put on the stack, each at most once; it has nothing besides. */
export interface Modes {
  readonly choose: number;
  /** Fewer may be chosen, down to this; left out, it is just so many. */
  readonly atLeast?: number;
  readonly of: readonly Mode[];
}

/** Its effects count its own targets from the first. */
export interface Mode {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** What an instant or sorcery does as it resolves. */
export interface SpellAbility extends Does {
  readonly kind: 'spell';
}

export interface ActivatedAbility extends Does {
  readonly kind: 'activated';
  /** The keyword whose meaning it is, where one stands for it. */
  readonly keyword?: Keyword;
  /** Others than its controller may activate it too. */
  readonly by?: 'anyPlayer';
  readonly costs: readonly Cost[];
  /** Where it is activated from; left out, it is the battlefield. */
  readonly from?: 'hand';
  /** CR 602.5b: only once each turn, whoever controls its source. */
  readonly onceEachTurn?: true;
}

const targets = z.array(target).exactOptional();

type What = Pick<Does, 'effects' | 'modes'>;

/** What it does: effects, or the modes of which so many are chosen. */
export function doesForm(effect: z.ZodType<Effect>) {
  const effects = z.array(effect);
  const modes = mapping({
    choose: positive,
    'at-least': count.exactOptional(),
    of: z
      .array(
        mapping({ effects, targets }).transform(
          ({ targets: specs = [], ...form }): Mode => ({ ...form, targets: specs }),
        ),
      )
      .min(2),
  }).superRefine(({ choose, 'at-least': fewest = 0, of }, context) => {
    const bounds = [
      { key: 'choose', input: choose, maximum: of.length },
      { key: 'at-least', input: fewest, maximum: choose - 1 },
    ];
    for (const { key, input, maximum } of bounds)
      if (input > maximum)
        context.addIssue({ code: 'too_big', origin: 'int', maximum, path: [key], input });
  });
  return oneOf([
    ['list', effects.transform((list): What => ({ effects: list }))],
    [
      heads('choose'),
      modes.transform(
        ({ 'at-least': atLeast, ...form }): What => ({
          effects: [],
          modes: { ...form, ...(atLeast === undefined ? {} : { atLeast }) },
        }),
      ),
    ],
  ]);
}

/** CR 700.2: where modes are chosen each has targets of its own, and there are none besides. */
export function targetsOfModes(
  said: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const hasModes = Object.values(said).some(
    (what) => typeof what === 'object' && what !== null && 'modes' in what,
  );
  if (!hasModes) return;
  onlyKeys(
    said,
    Object.keys(said).filter((key) => key !== 'targets'),
    context,
  );
}

export const activatedForm = (effect: z.ZodType<Effect>) =>
  mapping({
    activated: doesForm(effect),
    costs: z.array(cost).min(1),
    from: z.literal('hand').exactOptional(),
    by: wordOf(['anyPlayer']).exactOptional(),
    timing: timing.exactOptional(),
    'once-each-turn': z.literal(true).exactOptional(),
    targets,
  })
    .superRefine(targetsOfModes)
    .transform(
      ({
        activated: what,
        targets: specs = [],
        'once-each-turn': onceEachTurn,
        ...form
      }): ActivatedAbility => ({
        kind: 'activated',
        ...what,
        targets: specs,
        ...form,
        ...(onceEachTurn === undefined ? {} : { onceEachTurn }),
      }),
    );

export const spellForm = (effect: z.ZodType<Effect>) =>
  mapping({ spell: doesForm(effect), timing: timing.exactOptional(), targets })
    .superRefine(targetsOfModes)
    .transform(
      ({ spell: what, targets: specs = [], ...form }): SpellAbility => ({
        kind: 'spell',
        ...what,
        targets: specs,
        ...form,
      }),
    );

/** CR 303.4: what an Aura says it enchants is what it targets as a spell. */
export const enchantForm = mapping({ enchant: enchanted }).transform(
  (form): SpellAbility => ({
    kind: 'spell',
    effects: [],
    targets: [form.enchant],
  }),
);
