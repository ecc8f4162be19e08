import { expect, it } from 'vitest';
import { dropDraft, keepDraft, useProposal } from './proposal.ts';

it('drops what was sent, and what it changed wherever else that was typed', () => {
  const fleeting = new Map([['foto', 'a']]);
  keepDraft('dados', { kept: { salario: 1, nome: 'Ana' }, fleeting });
  keepDraft('renda', { kept: { salario: 1, cargo: 'b' }, fleeting });
  dropDraft('dados', ['salario']);
  expect(useProposal.getState().drafts).toEqual({ renda: { kept: { cargo: 'b' }, fleeting } });
});
