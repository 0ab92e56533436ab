export { rulingOnDivision as ruling } from '../kinds/division/ruling.ts';
export { rehearse } from './rehearse.ts';
