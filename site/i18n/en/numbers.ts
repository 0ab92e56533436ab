const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** As cards write numbers: `two`, `three`; larger ones in figures. */
export const numeral = (n: number): string => NUMBERS[n] ?? `${n}`;
