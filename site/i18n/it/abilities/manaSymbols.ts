/** Mana as cards have it, in braces: `{2}{R}`. */
export const manaSymbols = (mana: string): string =>
  mana.includes('{') ? mana : [...mana].map((one) => `{${one}}`).join('');
