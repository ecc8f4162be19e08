import { expect, it } from 'vitest';
import { referenceQuery } from './referenceQuery.ts';

const nothing = { reference: undefined, resourceKey: undefined, code: undefined, isCpf: false };
const ofState = { ...nothing, reference: 'estado', code: 'SP' };
const ofCpf = { ...nothing, reference: 'cpf', isCpf: true };

it.each([
  ['a list of its own', nothing, {}],
  ['a list under another key', { ...nothing, resourceKey: 'a' }, { resourceKey: 'a' }],
  ['a list of a state', ofState, { referenceResourceCode: 'SP' }],
  ['a list of a state that was not chosen yet', { ...ofState, code: undefined }, null],
  ['a list of a CPF', { ...ofCpf, code: '52998224725' }, { referenceResourceCode: '52998224725' }],
  ['a list of a CPF that is not whole', { ...ofCpf, code: '5299822472' }, null],
] as const)('asks for %s', (_, reference, query) => expect(referenceQuery(reference)).toEqual(query));
