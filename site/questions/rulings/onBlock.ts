export { rulingOnBlock as ruling } from '../kinds/block/ruling.ts';
export { rehearse } from './rehearse.ts';
