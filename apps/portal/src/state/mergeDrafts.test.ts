import { expect, it } from 'vitest';
import { asDrafts, keptDrafts, mergeDrafts } from './mergeDrafts.ts';

const draft = (
  kept: Record<string, string | null>,
  began: Record<string, string> = {},
  gone: Record<string, true> = {},
) => ({
  ...{ kept, began, gone },
});

it('puts together what two tabs typed, field by field', () => {
  const theirs = { dados: draft({ nome: 'Ana' }, { nome: 'A' }), renda: draft({ pay: '1' }) };
  const mine = { dados: draft({ email: 'a@b' }) };
  expect(mergeDrafts(theirs, {}, mine)).toEqual({
    dados: draft({ nome: 'Ana', email: 'a@b' }, { nome: 'A' }),
    renda: draft({ pay: '1' }),
  });
});

it('keeps the later of two that wrote the same field', () => {
  expect(mergeDrafts({ dados: draft({ nome: 'Ana' }) }, {}, { dados: draft({ nome: 'Bia' }) })).toEqual({
    dados: draft({ nome: 'Bia' }),
  });
});

it('takes out what this tab has sent or put back, and nothing of the others', () => {
  const shared = { dados: draft({ nome: 'Ana', email: 'a@b' }, { email: 'c' }, { lgpd: true }) };
  const mine = { dados: draft({ email: 'a@b' }, { email: 'c' }, { lgpd: true }) };
  expect(mergeDrafts(shared, mine, {})).toEqual({ dados: draft({ nome: 'Ana' }) });
  expect(mergeDrafts(mine, mine, {})).toEqual({});
});

it('tells what was emptied from what was not touched', () =>
  expect(mergeDrafts({ dados: draft({ nome: 'Ana' }) }, {}, { dados: draft({ nome: null }) })).toEqual({
    dados: draft({ nome: null }),
  }));

it('writes down that consents were given, and not the consents', () => {
  const fleeting = new Map<string, unknown>([
    ['lgpd', true],
    ['scr', false],
  ]);
  const kept = keptDrafts({ dados: { kept: { nome: 'Ana' }, fleeting } });
  expect(kept).toEqual({ dados: draft({ nome: 'Ana' }, {}, { lgpd: true }) });
  expect(asDrafts(kept)).toEqual({ dados: { kept: { nome: 'Ana' }, began: {}, lost: true, fleeting: new Map() } });
  expect(asDrafts({ dados: draft({ nome: 'Ana' }) })).toMatchObject({ dados: { lost: false } });
});
