import type { Condition, Filter } from '../../engine.ts';
import type { ConditionOf } from './words.ts';

/** What a condition asks, said without a not. */
export type PlainCondition = Exclude<Condition, ConditionOf<'not' | 'youControlNo'>>;

/** What it asks, and whether that must not be: that you control no Island, that an Island is not what you control. */
export function askedOf(condition: Condition): {
  readonly asked: PlainCondition;
  readonly isDenied: boolean;
} {
  switch (condition.kind) {
    case 'not': {
      const { asked, isDenied } = askedOf(condition.condition);
      return { asked, isDenied: !isDenied };
    }
    case 'youControlNo':
      return { asked: { kind: 'youControl', filter: condition.filter }, isDenied: true };
    case 'source': {
      const opposite = oppositeOf(condition.filter);
      return opposite === undefined
        ? { asked: condition, isDenied: false }
        : { asked: { kind: 'source', filter: opposite }, isDenied: true };
    }
    default:
      return { asked: condition, isDenied: false };
  }
}

/** Of what says only that something is not so: what it would be. */
function oppositeOf(filter: Filter): Filter | undefined {
  const { noneOf, attackedThisTurn, exertedThisTurn, blocked } = filter;
  if (Object.keys(filter).length !== 1) return undefined;
  if (noneOf !== undefined) return { anyOf: noneOf };
  if (attackedThisTurn === false) return { attackedThisTurn: true };
  if (exertedThisTurn === false) return { exertedThisTurn: true };
  return blocked === false ? { blocked: true } : undefined;
}

type Designation = NonNullable<Filter['designation']>;

/** What is asked of the source alone and has words of its own. */
export type SourceName =
  | 'source'
  | 'source.attacking'
  | 'source.blocking'
  | 'source.fighting'
  | 'source.fought'
  | 'source.new'
  | 'source.attacked'
  | 'source.exerted'
  | `source.${Designation}`;

/** The sentence that says what is asked of the source: `it is monstrous`; `source` for what only a noun tells. */
export function sourceName(filter: Filter): SourceName {
  if (Object.keys(filter).length !== 1) return 'source';
  if (filter.designation !== undefined) return `source.${filter.designation}`;
  if (filter.attacking === true) return 'source.attacking';
  if (filter.blocking === true) return 'source.blocking';
  if (filter.newThisTurn) return 'source.new';
  if (filter.foughtThisCombat) return 'source.fought';
  if (filter.attackedThisTurn) return 'source.attacked';
  if (filter.exertedThisTurn) return 'source.exerted';
  return isFighting(filter) ? 'source.fighting' : 'source';
}

const isFighting = ({ anyOf = [] }: Filter): boolean =>
  anyOf.length === 2 &&
  sourceName(anyOf[0] ?? {}) === 'source.attacking' &&
  sourceName(anyOf[1] ?? {}) === 'source.blocking';
