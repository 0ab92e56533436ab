const SYMBOL = /\{(?:\d{1,6}|[WUBRGCX]|[WUBRG]\/[WUBRGP]|2\/[WUBRG])\}/g;
const BARE = /^(\d{0,6})([WUBRGCX]*)$/;

/** A mana cost as people write it: `2RG` for `{2}{R}{G}`, or with its braces. */
export function readCost(text: string): string | undefined {
  const said = text.toUpperCase();
  if (said.includes('{')) return said.replace(SYMBOL, '') === '' ? said : undefined;
  const [whole, generic = '', letters = ''] = BARE.exec(said) ?? [];
  if (whole === undefined || whole === '') return undefined;
  return [...(generic === '' ? [] : [String(Number(generic))]), ...letters]
    .map((symbol) => `{${symbol}}`)
    .join('');
}

/** The shortest text that is read as this cost. */
export function writeCost(cost: string): string {
  const bare = cost.replace(/[{}]/g, '');
  return readCost(bare) === cost ? bare : cost;
}
