import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import { gameOf } from '../../scenario/line.ts';
import { nameOf, namesOf } from '../../scenario/schema/boardName.ts';
import { isCreature } from '../../state/characteristicsOf.ts';
import { newestOf } from '../../state/newest.ts';
import { givenName, haveOneName, type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { lastFrameOfAll } from '../evidence.ts';
import { TRIGGERING } from '../mayDecide.ts';
import type { Position } from '../position.ts';
import { questionKind } from '../questionKind.ts';

/** For which creatures abilities of this trigger in the whole line, before the question as well as after it. */
export interface PickTriggeringAsk {
  readonly kind: 'pickTriggering';
  readonly source: ObjectId;
  /** Which creatures can be picked besides; left out, every other creature on the board. */
  readonly among: readonly ObjectId[] | undefined;
}

export const pickTriggering = questionKind({
  head: 'pick-triggering',
  fields: {
    'pick-triggering': nameOf('anything'),
    among: namesOf('anything').min(1).exactOptional(),
  },
  ask: (form): PickTriggeringAsk => ({
    kind: 'pickTriggering',
    source: objectId(form['pick-triggering']),
    among: form.among?.map(objectId),
  }),
  askedBefore: () => undefined,
  answer: ({ source, among }, position): PickAnswer => {
    const game = gameOf(position.line);
    const right = new Set(triggeringIn(position, source).map(givenName));
    const others = game.battlefield.filter(
      ({ id }) => isCreature(game, id) && !haveOneName(id, source),
    );
    const ids = among?.map((name) => newestOf(game, name)) ?? others.map(({ id }) => id);
    return {
      kind: 'pick',
      options: ids.map(
        (object): PickOption => ({
          kind: 'object',
          object,
          right: right.has(givenName(object)),
          rules: [],
        }),
      ),
      evidence: lastFrameOfAll(
        position,
        ({ events }) => events.some((event) => triggering(event, source).length > 0),
        { mayDecide: TRIGGERING, telling: rulesTriggering(position, source) },
      ),
    };
  },
  answerLiesIn: () => 'playingOn',
  mayDecide: () => TRIGGERING,
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
});

/**
 * CR 603.2: by what event each triggers, the earliest first; a delayed one (CR 603.7) comes of what had triggered before
 * it. CR 508.4: what was put onto the battlefield attacking never attacked.
 */
function rulesTriggering({ end }: Position, source: ObjectId): readonly RuleKey[] {
  const events = end.moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const deciding = new Set(
    events.flatMap((event) => (triggering(event, source).length > 0 ? event.decides : [])),
  );
  return deciding.has('triggers.attacks') && events.some(entersAttacking)
    ? [...deciding, 'attackers.putAttacking']
    : [...deciding];
}

const entersAttacking = (event: GameEvent): boolean =>
  (event.kind === 'enteredBattlefield' || event.kind === 'tokenCreated') &&
  event.attacking !== undefined;

const triggeringIn = ({ end }: Position, source: ObjectId): readonly ObjectId[] =>
  end.moments.flatMap(({ entries }) => entries).flatMap(({ event }) => triggering(event, source));

const triggering = (event: GameEvent, source: ObjectId): readonly ObjectId[] =>
  event.kind === 'abilityTriggered' &&
  haveOneName(event.source, source) &&
  event.about !== undefined
    ? [event.about]
    : [];
