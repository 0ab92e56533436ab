export { rulingOnAttack as ruling } from '../kinds/attack/ruling.ts';
export { rehearse } from './rehearse.ts';
