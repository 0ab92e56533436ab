import { type FileForm, type FileMapping, isList, isMapping, listOf } from '../fileForm.ts';
import { MINUS_X, TARGET } from '../marks.ts';

/** Under which key a part of an effect holds several, one of which is chosen. */
export const CHOICE = '§choice';

/** Each of these parts about each of these objects, for the same time. */
export const onEach = (
  parts: FileForm | undefined,
  subjects: FileForm | undefined,
  until?: FileForm,
): readonly FileMapping[] =>
  listOf(parts).flatMap((part) => listOf(subjects).map((subject) => about(part, subject, until)));

function about(part: FileForm, on: FileForm, until: FileForm | undefined): FileMapping {
  if (!isMapping(part)) return {};
  const { [CHOICE]: ways, until: own, ...said } = part;
  const time = own ?? until;
  if (isList(ways)) return { either: ways.map((way) => onEach(way, on, time)) };
  const lasting = time === undefined ? {} : { until: time };
  const { impose: imposed } = said;
  // CR 611.2c: what changes no characteristics is about all that fit, whenever they come.
  if (isMapping(imposed) && isGroup(on)) return { ...said, impose: { ...imposed, on }, ...lasting };
  return { ...said, on, ...lasting };
}

/** Whether it is a filter, not something in hand. */
const isGroup = (said: FileForm): boolean => isMapping(said) && !Object.hasOwn(said, TARGET);

/** The same with this number wherever X is said. */
export function withX(said: FileForm, x: FileForm): FileForm {
  if (said === 'x') return x;
  if (said === MINUS_X) return negative(x);
  if (isList(said)) return said.map((one) => withX(one, x));
  // What one phrase targets stays the same phrase.
  if (!isMapping(said) || Object.hasOwn(said, TARGET)) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, withX(value, x)]));
}

/** Only of what is counted one by one it can be said that it is so much less. */
function negative(x: FileForm): FileForm {
  if (!isMapping(x) || !Object.hasOwn(x, 'count')) return MINUS_X;
  const { times = 1 } = x;
  return typeof times === 'number' ? { ...x, times: -times } : MINUS_X;
}

/** Whether X is said in it. */
export function saysX(said: FileForm | undefined): boolean {
  if (said === 'x' || said === MINUS_X) return true;
  if (isList(said)) return said.some(saysX);
  return isMapping(said) && Object.values(said).some(saysX);
}
