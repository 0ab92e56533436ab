const NUMBERS = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
];

/** As cards write numbers: `una`, `due`, `tre`; larger ones in figures. */
export const numeral = (n: number, gender: 'm' | 'f' | 'host' = 'f'): string => {
  if (n === 1 && gender === 'f') return 'una';
  return NUMBERS[n] ?? `${n}`;
};
