/** An answer that was given once. Nothing of it changes but that mistakes become known which explain it. */
export interface Answer {
  /** Random, so that two tabs, or two browsers whose files are put together, never mean the same one. */
  readonly id: string;
  /** When it was given by the clock of the device, in milliseconds. */
  readonly when: number;
  /** Where it was asked, in English and without the site's base: `/exercises/one/#q-block`. */
  readonly item: string;
  /** Of which state of the board and question, as in the catalogue; left out where the page did not say. */
  readonly print?: string;
  readonly right: boolean;
  /** From 1, as often as the question was answered since it was put. */
  readonly try: number;
  /** Mistakes that would have answered so, as they stand in addresses. */
  readonly mistakes: readonly string[];
}

/** Whether it is one, whoever wrote it; what else it holds does not matter. */
export const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) &&
  isText(value.id, ID) &&
  isTime(value.when) &&
  isText(value.item, ITEM) &&
  (value.print === undefined || isText(value.print, ID)) &&
  typeof value.right === 'boolean' &&
  isCount(value.try) &&
  Array.isArray(value.mistakes) &&
  value.mistakes.length <= MOST_MISTAKES &&
  value.mistakes.every((one) => isText(one, ID));

const ID = /^[\w-]{1,64}$/;
const ITEM = /^\/(exercises|scenarios|practice)\/[\w-]+\/(\d{4}-\d\d-\d\d\/)?#q-[\w-]+$/;
const MOST_MISTAKES = 99;
const LONGEST = 200;
/** Dates end there. */
const LAST_TIME = 8.64e15;

/** Without anything that is not known of it. */
export const onlyAnswer = ({
  id,
  when,
  item,
  print,
  right,
  try: nth,
  mistakes,
}: Answer): Answer => ({
  id,
  when,
  item,
  ...(print !== undefined && { print }),
  right,
  try: nth,
  mistakes: [...mistakes],
});

/** What is known of an answer is kept; mistakes may be added, the same in whatever order they become known. */
export function joined(known: Answer, more: Answer): Answer {
  const added = more.mistakes.filter((one) => !known.mistakes.includes(one));
  return added.length === 0
    ? known
    : { ...known, mistakes: [...known.mistakes, ...added].toSorted() };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && value.length <= LONGEST && form.test(value);

const isTime = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= LAST_TIME;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;
