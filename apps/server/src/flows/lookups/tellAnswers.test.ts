import { catalog, lookedUp } from '@passo/catalog';
import { compileForm, own, type CompiledForm, type FieldDefinition, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { rests, tellAnswers as tellWithin } from './tellAnswers.ts';
import type { Ask } from './tellOne.ts';

const compile = (...definitions: readonly FieldDefinition[]) =>
  compileForm(definitions, catalog.fields, catalog.formats);
const tellAnswers = (form: CompiledForm, sent: JsonObject, kept: JsonObject, ask: Ask): Promise<JsonObject> =>
  tellWithin(form, sent, { kept, ask, around: () => undefined });
const company = { key: 'empregador', component: 'cnpj' } as const;
const model = { key: 'modeloVeiculo', component: 'modeloVeiculo' } as const;
const year = { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo' } as const;
const claim = { cnpj: '11222333000181', name: 'Banco do Brasil' };

/** What identifies an answer of each kind, with the words that it cannot be without. */
const named: Readonly<Record<string, JsonObject>> & { readonly modeloVeiculo: JsonObject } = {
  anoModeloVeiculo: { value: '2022-5', label: '2022' },
  cnpj: { cnpj: '11222333000181', name: '' },
  consultaPlaca: { plate: 'ABC1D23' },
  modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi', marca: '' },
};

/** Everybody knows everything, and calls it by what was asked. */
function witness() {
  const asked: JsonObject[] = [];
  const ask: Ask = async (of, question, answer) => {
    asked.push(question);
    return of.tell(answer, { name: 'Padaria', marca: 'Fiat', modelo: 'Mobi', anoModelo: '2022 Flex', valor: 51_300 });
  };
  return { asked, ask };
}

describe('answers that rest on look-ups', () => {
  it.each(Object.keys(lookedUp))('are found in a form, and in the groups of a list: %s', (component) => {
    const field = { key: 'campo', component };
    expect(rests(compile(field))).toBe(true);
    expect(rests(compile({ key: 'lista', component: 'list', subFields: [field] }))).toBe(true);
    expect(rests(compile({ key: 'nome', component: 'text' }))).toBe(false);
  });

  it.each(Object.entries(lookedUp))('hold nothing of what a client claims: %s', async (component, of) => {
    const form = compile(model, { key: 'campo', component });
    const sent = { modeloVeiculo: named.modeloVeiculo, campo: named[component] ?? {} };
    const lie = Object.fromEntries(of.told.map((name) => [name, name === 'vehicle' ? { valor: 1 } : 'Outra coisa']));
    const claimed = { ...sent, campo: { ...sent.campo, ...lie } };
    const { ask } = witness();
    const told = await tellAnswers(form, claimed, claimed, ask);
    expect(told).toEqual(await tellAnswers(form, sent, sent, ask));
    expect(Object.keys(Object(told.campo))).toEqual(expect.arrayContaining([...of.told]));
    expect(JSON.stringify(told)).not.toMatch(/Outra coisa|"valor":1\b/);
  });

  it('are told in a list, group by group', async () => {
    const { asked, ask } = witness();
    const form = compile({ key: 'empresas', component: 'list', subFields: [company] });
    const sent = { empresas: [{ empregador: claim }, { empregador: { ...claim, cnpj: '33000167000101' } }] };
    expect(await tellAnswers(form, sent, sent, ask)).toEqual({
      empresas: [
        { empregador: { cnpj: '11222333000181', name: 'Padaria' } },
        { empregador: { cnpj: '33000167000101', name: 'Padaria' } },
      ],
    });
    expect(asked).toHaveLength(2);
  });

  it('are not asked about where the form keeps none, and the claim goes all the same', async () => {
    const { asked, ask } = witness();
    expect(await tellAnswers(compile(company), { empregador: claim }, {}, ask)).toEqual({
      empregador: { cnpj: '11222333000181', name: '' },
    });
    expect(asked).toEqual([]);
  });

  it('of a year rest on the model as it was told: one that nobody knows has no years', async () => {
    const sent = {
      modeloVeiculo: { value: 'carros/21/9535', label: 'Ferrari', marca: 'Ferrari' },
      anoModeloVeiculo: { value: '2022-5', label: '2026', valor: 1 },
    };
    const { ask } = witness();
    const onlyYears: Ask = async (of, ...rest) => (of.operation === 'vehicles.model' ? null : ask(of, ...rest));
    expect(await tellAnswers(compile(model, year), sent, sent, onlyYears)).toEqual({
      modeloVeiculo: { value: '', label: 'Ferrari', marca: 'Ferrari', chosen: 'carros/21/9535' },
      anoModeloVeiculo: { value: '', label: '2026', chosen: '2022-5' },
    });
    expect(await tellAnswers(compile(model, year), sent, sent, ask)).toEqual({
      modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi', marca: 'Fiat' },
      anoModeloVeiculo: { value: '2022-5', label: '2022 Flex', valor: 51_300 },
    });
  });

  it.each([
    ['around the list that the year stands in', { ...model, _id: 'm1' }, {}],
    ['in an earlier step', undefined, named],
  ])('of a year rest on a model %s, by its key or its id', async (_where, beside, around) => {
    const { asked, ask } = witness();
    const byId = { ...year, getDependencyValue: { referenceResourceCode: 'm1' } };
    const years = { key: 'anos', component: 'list', subFields: [beside === undefined ? year : byId] };
    const form = compile(...(beside === undefined ? [years] : [years, beside]));
    const sent = {
      modeloVeiculo: named.modeloVeiculo,
      anos: [{ anoModeloVeiculo: { value: '2022-5', label: '2022' } }],
    };
    const within = { kept: sent, ask, around: (key: string) => own(around, key) };
    const told = { anoModeloVeiculo: { value: '2022-5', label: '2022 Flex', valor: 51_300 } };
    expect((await tellWithin(form, sent, within)).anos).toEqual([told]);
    expect(asked).toContainEqual({ model: 'carros/21/9535', year: '2022-5' });
  });

  it('of a year rest on the model that counts, where a rule gives another than was typed', async () => {
    const { asked, ask } = witness();
    const sent = { modeloVeiculo: named.modeloVeiculo, anoModeloVeiculo: { value: '2022-5', label: '2022' } };
    const imposed = { ...sent, modeloVeiculo: { value: 'carros/21/10149', label: 'Strada', marca: 'Fiat' } };
    await tellAnswers(compile(model, year), sent, imposed, ask);
    expect(asked).toContainEqual({ model: 'carros/21/10149', year: '2022-5' });
  });

  it('are told before the others that rest on them, wherever they stand', async () => {
    const { ask } = witness();
    const sent = {
      anoModeloVeiculo: { value: '', label: '2022', chosen: '2022-5' },
      modeloVeiculo: { value: '', label: 'Mobi', marca: '', chosen: 'carros/21/9535' },
    };
    expect(await tellAnswers(compile(year, model), sent, sent, ask)).toEqual({
      anoModeloVeiculo: { value: '2022-5', label: '2022 Flex', valor: 51_300 },
      modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi', marca: 'Fiat' },
    });
  });

  it('leave alone what a person typed, and what no kind can read', async () => {
    const { ask } = witness();
    const typed = { modeloVeiculo: { value: '', label: 'Fusca 1300', marca: 'VW' }, anoModeloVeiculo: 7.5 };
    expect(await tellAnswers(compile(model, year), typed, typed, ask)).toEqual({
      ...typed,
      anoModeloVeiculo: { value: '', label: '7.5' },
    });
    const odd = { empregador: 7 };
    expect(await tellAnswers(compile(company), odd, odd, ask)).toEqual(odd);
  });
});
