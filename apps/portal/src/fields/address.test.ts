import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, payloadOf, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { addressKeys, foundAddress } from './address.ts';
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
  for (const answer of answers) begin(form).settle(answer === null ? {} : foundAddress(answer));
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

  it('leaves what the person typed: before it, meanwhile and after', () => {
    const form = open();
    form.change('bairro', 'Centro');
    const late = begin(form);
    form.change('logradouro', 'Rua Nova');
    late.settle(foundAddress(se));
    form.change('cidade', 'Guarulhos');
    answered(form, pirapora, null, se);
    expect(payloadOf(form)).toMatchObject({ bairro: 'Centro', logradouro: 'Rua Nova', cidade: 'Guarulhos' });
  });

  it('does not fill in under the fingers what was emptied meanwhile; the next one may', () => {
    const form = answered(open(), se);
    const late = begin(form);
    form.change('logradouro', '');
    late.settle(foundAddress(se));
    expect(form.view('logradouro')?.value).toBe('');
    expect(payloadOf(answered(form, se))).toEqual(filled);
  });

  it('is its own however it is written: what is only tidied is not changed', () => {
    const form = answered(open(), { ...se, logradouro: 'Praça  da Sé ' });
    form.blur('logradouro');
    expect(payloadOf(answered(form, pirapora))).not.toHaveProperty('logradouro');
  });

  it('of another page is known by its answer; what that does not say is somebody’s', () => {
    const form = open({ ...filled, bairro: 'Centro velho' });
    begin(form).claim(foundAddress(se));
    expect(payloadOf(answered(form, pirapora))).toEqual({
      bairro: 'Centro velho',
      cidade: 'Pirapora',
      uf: mg,
      estado: mg,
    });
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

it('20,000 random walks of typing, answers and late answers keep what was typed and nothing that was looked up for another code', () => {
  let random = 7;
  const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;
  const keys = ['logradouro', 'bairro'];
  for (let walk = 0; walk < 20_000 / 20; walk += 1) {
    const form = open();
    const typed = new Map<string, string>();
    let last: Found = {};
    for (let step = 0; step < 20; step += 1) {
      const key = keys[next(2)] ?? '';
      if (next(2) === 0) {
        const text = next(4) === 0 ? '' : `t${next(5)}`;
        if (form.view(key)?.value === text) continue;
        form.change(key, text);
        typed.set(key, text);
      } else {
        last = Object.fromEntries(keys.map((one) => [one, next(3) === 0 ? [] : [`l${next(9)}`]]));
        begin(form).settle(last);
        for (const one of keys) if (typed.get(one) === '') typed.delete(one);
      }
      for (const one of keys) {
        const held = form.view(one)?.value ?? '';
        const own = typed.get(one);
        if (own !== undefined) expect(held).toBe(own);
        else expect([last[one]?.[0] ?? '', ''].includes(String(held)), `${walk} ${step}`).toBe(true);
      }
    }
  }
});
