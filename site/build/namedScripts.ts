/** A script that another one names: whether it is imported at once, and whose it alone is. */
export interface NamedScript {
  /** As it stands there: `./round.Ab-3_x.js`. */
  readonly address: string;
  readonly when: 'eager' | 'onDemand';
  readonly language: string | undefined;
}

const NAMED = /(\bfrom\s*|\bimport\s*)?["'`]((?:\.{0,2}\/)[\w./-]+\.js)["'`]/g;
/** `it:()=>import(`, or `"…/i18n/it/proof.ts":()=>import(`, with or without something round the import. */
const OF_LANGUAGE =
  /(?:\b|\/i18n\/)(\w\w)(?:\/[\w./-]+["'`])?\s*:\s*\(\)\s*=>\s*(?:\w+\(\s*\(\)\s*=>\s*)?(?:import|r509ask)\(\s*$/;
/** As many letters as stand before a name for its language to be known. */
const BEFORE = 1200;

/** Scripts that a built script names, wherever they lie. */
export const scriptsNamedIn = (code: string): readonly NamedScript[] =>
  [...code.matchAll(NAMED)].map(({ 1: imported, 2: address = '', index }) => ({
    address,
    when: imported === undefined ? 'onDemand' : 'eager',
    language: OF_LANGUAGE.exec(code.slice(Math.max(0, index - BEFORE), index))?.[1],
  }));
