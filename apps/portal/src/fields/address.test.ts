import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, payloadOf, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { addressKeys, foundAddress, placeKeys } from './address.ts';
import { beginLookUp, type Found, release } from './lookUp.ts';

const compiled = compileForm(
  [
    { key: 'logradouro', component: 'text' },
    { key: 'bairro', component: 'text' },
    { key: 'cidade', component: 'text', defaultValue: 'Santos' },
    { key: 'uf', component: 'select', values: [{ value: 'SP', label: 'São Paulo' }] },
    { key: 'estado', component: 'select', resource: 'estados' },
  ],
  fields,
);
const se = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
const pirapora = { logradouro: '', bairro: '', localidade: 'Pirapora', uf: 'MG' };
const [sp, mg] = [
  { value: 'SP', label: 'SP' },
  { value: 'MG', label: 'MG' },
];
const filled = {
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: { value: 'SP', label: 'São Paulo' },
  estado: sp,
};

const open = (stored: JsonObject = {}): Form => new Form(compiled, { ...emptyContext('2026-11-20'), stored });
const begin = (form: Form) => beginLookUp(form, 'cep', addressKeys);
function answered(form: Form, ...answers: readonly (typeof se | null)[]): Form {
  for (const answer of answers) begin(form).settleWhole(answer === null ? {} : foundAddress(answer), placeKeys);
  return form;
}

describe('an address that was looked up', () => {
  it('fills in what is empty, also where a default stands', () =>
    expect(payloadOf(answered(open(), se))).toEqual(filled));

  it.each<[string, typeof se | null, JsonObject]>([
    ['one without a street takes it away', pirapora, { cidade: 'Pirapora', uf: mg, estado: mg }],
    ['an unknown code takes all of it away', null, {}],
    ['the same keeps it', se, filled],
  ])('goes with the next answer: %s', (_what, next, kept) =>
    expect(payloadOf(answered(open(), se, next))).toEqual(kept),
  );

  it('is one thing: where a person wrote for this very code that it is elsewhere, nothing of it is taken', () => {
    const before = open();
    before.change('cidade', 'Guarulhos');
    expect(payloadOf(answered(before, se))).toEqual({ cidade: 'Guarulhos' });
    const form = open();
    const late = begin(form);
    form.change('uf', mg);
    late.settleWhole(foundAddress(se), placeKeys);
    expect(payloadOf(form)).toEqual({ uf: mg, cidade: 'Santos' });
  });

  it('leaves the street that a person wrote for this very code, before the answer and meanwhile', () => {
    const form = open();
    form.change('bairro', 'Centro');
    const late = begin(form);
    form.change('logradouro', 'Rua Nova');
    late.settleWhole(foundAddress(se), placeKeys);
    expect(payloadOf(form)).toEqual({ ...filled, bairro: 'Centro', logradouro: 'Rua Nova' });
    expect(payloadOf(answered(form, pirapora))).toEqual({ cidade: 'Pirapora', uf: mg, estado: mg });
  });

  it('is filled up around what a person wrote that it says too, or does not speak of', () => {
    const form = open();
    form.change('bairro', 'Sé');
    expect(payloadOf(answered(form, se))).toEqual(filled);
    const wide = open();
    wide.change('logradouro', 'Rua Nova');
    expect(payloadOf(answered(wide, pirapora))).toMatchObject({ logradouro: 'Rua Nova', cidade: 'Pirapora' });
  });

  it('takes the place of all that stood with the code before, whoever wrote it; an unknown code takes nothing of a person’s', () => {
    const form = answered(open(), se);
    form.change('bairro', 'Centro velho');
    answered(form, null);
    expect(payloadOf(form)).toEqual({ bairro: 'Centro velho' });
    form.change('logradouro', 'Rua Velha');
    expect(payloadOf(answered(form, pirapora))).toEqual({ cidade: 'Pirapora', uf: mg, estado: mg });
    form.change('logradouro', 'Rua Nova');
    expect(payloadOf(answered(form, pirapora))).toMatchObject({ logradouro: 'Rua Nova', cidade: 'Pirapora' });
  });

  it('is its own when its list comes and calls it otherwise, and when a stale town goes', () => {
    const form = answered(open(), se);
    // What a list does to the answer that it knows, and to one that it does not know any more (`useOptions`).
    form.fill('estado', { value: 'SP', label: 'São Paulo' });
    form.fill('cidade', undefined);
    expect(payloadOf(answered(form, null, pirapora))).toEqual({ cidade: 'Pirapora', uf: mg, estado: mg });
  });

  it('does not fill in under the fingers what was emptied meanwhile; the next one may', () => {
    const form = answered(open(), se);
    const late = begin(form);
    form.change('logradouro', '');
    late.settleWhole(foundAddress(se), placeKeys);
    expect(form.view('logradouro')?.value).toBe('');
    expect(payloadOf(answered(form, se))).toEqual(filled);
  });

  it('is its own however it is written: what is only tidied is not changed', () => {
    const form = answered(open(), { ...se, logradouro: 'Praça  da Sé ' });
    form.blur('logradouro');
    expect(payloadOf(answered(form, pirapora))).not.toHaveProperty('logradouro');
  });

  it('of another page goes with its code; without one it is somebody’s', () => {
    const form = open({ ...filled, bairro: 'Centro velho' });
    begin(form).claim(foundAddress(se));
    expect(payloadOf(answered(form, null))).toEqual({ bairro: 'Centro velho' });
    expect(payloadOf(answered(form, pirapora))).toEqual({ cidade: 'Pirapora', uf: mg, estado: mg });
    const unknown = open(filled);
    expect(payloadOf(answered(unknown, pirapora))).toEqual(filled);
  });

  it('is cleared by whoever changes what it was looked up for', () => {
    const form = answered(open(), se);
    form.change('bairro', 'Centro');
    release(form, addressKeys);
    expect(payloadOf(form)).toEqual({ bairro: 'Centro' });
  });
});

it('20,000 random steps of typing and answers: after an answer the address is that one, and nothing of any other', () => {
  let random = 7;
  const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;
  const keys = ['logradouro', 'bairro'];
  const shown = (form: Form): readonly string[] => keys.map((key) => String(form.view(key)?.value ?? ''));
  for (let walk = 0; walk < 1_000; walk += 1) {
    const form = open();
    begin(form).settleWhole({}, placeKeys);
    for (let step = 0; step < 20; step += 1) {
      const before = shown(form);
      if (next(2) === 0) {
        form.change(keys[next(2)] ?? '', next(4) === 0 ? '' : `t${next(5)}`);
        continue;
      }
      const answer: Found = Object.fromEntries(keys.map((key) => [key, next(3) === 0 ? [] : [`l${next(9)}`]]));
      begin(form).settleWhole(answer, placeKeys);
      const said = keys.map((key) => String(answer[key]?.[0] ?? ''));
      const isKnown = said.some((text) => text !== '');
      const agreed = said.every((text, at) => text === '' || text === before[at]);
      // Nothing was found: what was typed stays, and what was looked up goes. The same again: what else was typed stays.
      if (!isKnown) expect(shown(form).every((text, at) => text === '' || text === before[at])).toBe(true);
      else expect(shown(form), `${walk} ${step}`).toEqual(agreed ? before : said);
    }
  }
});
