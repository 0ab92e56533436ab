import { z } from 'zod';
import { ofCards } from './cardFilter.ts';
import { codedForm, type OneCodeOf } from './coded.ts';
import { type Condition, condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Keyword } from './keywords/index.ts';
import { mappingOf } from './loosely.ts';
import { type Subject, whose } from './reference.ts';
import { doesForm, type Modes, targetsOfModes } from './spellAbility.ts';
import { type TargetSpec, target } from './target.ts';
import { TRIGGER, TRIGGER_FIELDS, type TriggerCode } from './trigger.ts';

/** CR 603: `event` says when; `of` whose event it is, by default the source's. */
export type TriggeredAbility<C extends TriggerCode = TriggerCode> = {
  readonly kind: 'triggered';
  /** The keyword whose meaning it is, where one stands for it. */
  readonly keyword?: Keyword;
  readonly of: Subject;
  /** CR 603.4: checked as it triggers and again as it resolves. */
  readonly if?: Condition;
  readonly optional?: true;
  /** CR 603.2: it triggers no more often than that, whatever happens. */
  readonly onceEachTurn?: true;
  /** CR 603.3c: chosen as it is put on the stack. */
  readonly modes?: Modes;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
} & OneCodeOf<'event', Pick<typeof TRIGGER, C>, typeof TRIGGER_FIELDS>;

/** CR 603.2: of a spell that was cast or a card that was discarded, there are characteristics only. */
const ABOUT_CARDS: readonly TriggerCode[] = ['castsSpell', 'discards'];

export const triggeredForm = (effect: z.ZodType<Effect>) =>
  codedForm(TRIGGER, {
    head: 'trigger',
    about: 'of',
    before: { of: whose.exactOptional() },
    fields: TRIGGER_FIELDS,
    after: {
      if: condition.exactOptional(),
      optional: z.literal(true).exactOptional(),
      'once-each-turn': z.literal(true).exactOptional(),
      targets: z.array(target).exactOptional(),
      effects: doesForm(effect),
    },
  })
    .superRefine(targetsOfModes)
    .superRefine(({ trigger: event, filter }, context) => {
      if (ABOUT_CARDS.some((code) => code === event) && filter !== undefined)
        ofCards(filter as Filter, context, ['filter']);
    })
    .transform(
      ({
        trigger: event,
        of,
        targets: specs = [],
        effects: what,
        'first-each-turn': firstEachTurn,
        'once-each-turn': onceEachTurn,
        ...form
      }) => ({
        kind: 'triggered',
        event,
        of,
        targets: specs,
        ...(firstEachTurn === undefined ? {} : { firstEachTurn }),
        ...(onceEachTurn === undefined ? {} : { onceEachTurn }),
        ...form,
        ...mappingOf(what),
      }),
    );
