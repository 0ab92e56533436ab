import { type FileForm, type FileMapping, isList, isMapping } from './fileForm.ts';
import { ASIDE } from './marks.ts';

/** The same without what is told aside of it, and without what does nothing then; nothing where nothing is left. */
export function withoutAside(said: FileForm): FileForm | undefined {
  if (isList(said)) {
    const left = said.map(withoutAside).filter((one) => one !== undefined);
    return left.length === 0 && said.length > 0 ? undefined : left;
  }
  return isMapping(said) ? mappingWithoutAside(said) : said;
}

/** What gives an ability that does nothing here gives nothing; a token has the others still. */
function mappingWithoutAside(said: FileMapping): FileMapping | undefined {
  const { [ASIDE]: aside, ...rest } = said;
  const left = Object.entries(rest).map(([key, value]) => [key, withoutAside(value)] as const);
  const kept = left.filter(([key, value]) => value !== undefined || !MAY_BE_EMPTY.includes(key));
  if (kept.some(([, value]) => value === undefined)) return undefined;
  if (kept.length === 0) return aside === undefined ? said : undefined;
  return Object.fromEntries(
    kept.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

const MAY_BE_EMPTY = ['abilities', 'otherwise', 'targets'];
