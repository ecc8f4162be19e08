export { clt } from './clt/clt.ts';
