import fs from 'node:fs';
import { isValidCnpj } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { employers } from './employers.ts';
import { offeredOptions, resourceOptions } from './resources.ts';

/** Every list that the specification names (2-fields, 3.5). */
const named = [
  'estados',
  'bancos',
  'orgaoEmissor',
  'tipoVinculos',
  'profissoes',
  'cargos',
  'tipoEndereco',
  'estadoCivil',
  'tipoEstadoCivil',
  'tipoSaqueOptions',
  'finalidadeCredito',
  'formaCredito',
  'tipoDomicilioBancario',
  'grauInstrucao',
  'nacionalidade',
  'tipoBeneficio',
  'tipoBeneficioGeneric',
  'orgaos',
  'meiosLiberacao',
  'convenios',
  'conveniosSpecific',
  'tipoConta',
  'cef',
  'empregador',
  'generos',
  'alfabetizado',
  'situacaoEmpregado',
  'regimeJuridico',
  'tipoDePagamentoDoBeneficio',
  'patrimonio',
  'municipios',
  'formaPagamento',
  'beneficios',
  'genero',
  'tipoSaque',
  'tipoDocumento',
] as const;

/** What narrows the lists that have to be narrowed. */
const codes: Readonly<Record<string, string>> = { municipios: 'SP', conveniosSpecific: 'inss' };

describe.each(named)('%s', (name) => {
  const offered = offeredOptions(name, codes[name]);

  it('offers something to choose from, each once and with words', () => {
    expect(offered.length).toBeGreaterThan(1);
    expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length);
    for (const { label } of offered) expect(label).toMatch(/^\S.*\S$/);
  });

  it('offers nothing that is refused afterwards', () => {
    const all = new Set(resourceOptions(name)?.map(({ value }) => value));
    expect(offered.filter(({ value }) => !all.has(value))).toEqual([]);
  });
});

it('has the towns of each state', () => {
  expect(offeredOptions('municipios', 'SP')).toHaveLength(645);
  expect(offeredOptions('municipios', 'DF').map(({ label }) => label)).toEqual(['Brasília']);
  for (const { value } of resourceOptions('estados') ?? [])
    expect(offeredOptions('municipios', String(value)).length).toBeGreaterThan(0);
});

it.each([undefined, 'ZZ', 'sp', '__proto__'])('offers no towns for %j', (code) => {
  expect(offeredOptions('municipios', code)).toEqual([]);
});

it('has the public bodies of the country, and the agreements of each', () => {
  const bodies = resourceOptions('orgaos')?.map(({ value }) => String(value)) ?? [];
  expect(bodies).toHaveLength(4 + 27 + 26);
  for (const body of bodies) expect(offeredOptions('conveniosSpecific', body).length).toBeGreaterThan(0);
  const ofEach = bodies.flatMap((body) => offeredOptions('conveniosSpecific', body));
  expect(ofEach).toEqual(resourceOptions('convenios'));
});

it('numbers the postal service’s agreement 0087, and no other so', () => {
  const postal = resourceOptions('convenios')?.filter(({ value }) => String(value).includes('0087'));
  expect(postal).toEqual([{ value: '0087', label: 'Correios · Empregados' }]);
});

it('has 2,000 employers, each said to be made and with a CNPJ that could be one', () => {
  const listed = resourceOptions('empregador')?.filter(({ value }) => value !== 'outro') ?? [];
  expect(listed).toHaveLength(2_000);
  expect(listed.filter(({ value }) => !isValidCnpj(String(value)) || !String(value).startsWith('EX'))).toEqual([]);
  expect(new Set(listed.map(({ label }) => label)).size).toBe(2_000);
  expect(listed.filter(({ label }) => !label.endsWith(' Ltda (exemplo)'))).toEqual([]);
});

it('makes the same employers every time', () => {
  const [first, last] = [employers().at(0), employers().at(-1)];
  expect([first, last]).toEqual([
    { cnpj: 'EX000001000121', name: 'Padaria Aroeira Ltda (exemplo)', uf: 'AC' },
    { cnpj: 'EX002000000116', name: 'Limpeza Xixá Ltda (exemplo)', uf: 'AL' },
  ]);
});

it.each(['nothing', 'toString', '__proto__'])('has no list %j', (name) => {
  expect([resourceOptions(name), offeredOptions(name, undefined)]).toEqual([undefined, []]);
});

it('knows the words of every occupation that it names', () => {
  const source = fs.readFileSync(new URL('work.ts', import.meta.url), 'utf8');
  const listed = source.slice(0, source.indexOf('export')).match(/\b\d{6}\b/g);
  expect(resourceOptions('profissoes')).toHaveLength(listed?.length ?? 0);
});
