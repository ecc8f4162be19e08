import { verdictsOf } from './verdicts.ts';

Object.assign(window, { verdictsOf });
