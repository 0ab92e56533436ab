export { rulingOnDivision } from '../kinds/division/ruling.ts';
