const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `player`, `players` */
export const inNumber = (word: string, number: 'one' | 'many'): string =>
  number === 'one' ? word : `${word}s`;

/** As cards write numbers: `two`, `three`; larger ones in figures. */
export const numeral = (n: number): string => NUMBERS[n] ?? `${n}`;
