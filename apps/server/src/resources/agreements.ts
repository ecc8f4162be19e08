import type { OptionDefinition } from '@passo/engine';
import { fixed, type ResourceList } from './list.ts';

/*
 * Employers and agreements of the demonstration. A lender brings its own: who may have instalments deducted from which
 * payroll is a contract, not a public table.
 */

export const orgaos = fixed([
  ['inss', 'INSS'],
  ['siape', 'Governo Federal (SIAPE)'],
  ['forcas', 'Forças Armadas'],
  ['sp', 'Governo do Estado de São Paulo'],
  ['mg', 'Governo do Estado de Minas Gerais'],
  ['ba', 'Governo do Estado da Bahia'],
  ['prefsp', 'Prefeitura de São Paulo'],
  ['prefsalvador', 'Prefeitura de Salvador'],
]);

interface Agreement extends OptionDefinition {
  /** The body that pays. */
  readonly orgao: string;
}

const agreements: readonly Agreement[] = [
  { value: 'inss-beneficio', label: 'INSS · Aposentados e pensionistas', orgao: 'inss' },
  { value: 'inss-bpc', label: 'INSS · Benefício assistencial (BPC)', orgao: 'inss' },
  { value: 'siape-ativo', label: 'SIAPE · Servidores ativos', orgao: 'siape' },
  { value: 'siape-aposentado', label: 'SIAPE · Aposentados e pensionistas', orgao: 'siape' },
  { value: 'marinha', label: 'Marinha do Brasil', orgao: 'forcas' },
  { value: 'exercito', label: 'Exército Brasileiro', orgao: 'forcas' },
  { value: 'aeronautica', label: 'Força Aérea Brasileira', orgao: 'forcas' },
  { value: 'sp-secretaria', label: 'São Paulo · Secretarias e autarquias', orgao: 'sp' },
  { value: 'spprev', label: 'São Paulo · SPPREV', orgao: 'sp' },
  { value: 'mg-estado', label: 'Minas Gerais · Servidores do Estado', orgao: 'mg' },
  { value: 'ba-estado', label: 'Bahia · Servidores do Estado', orgao: 'ba' },
  { value: 'prefsp-servidor', label: 'Prefeitura de São Paulo · Servidores', orgao: 'prefsp' },
  { value: 'iprem', label: 'Prefeitura de São Paulo · IPREM', orgao: 'prefsp' },
  { value: 'prefsalvador-servidor', label: 'Prefeitura de Salvador · Servidores', orgao: 'prefsalvador' },
];

const options = (chosen: readonly Agreement[]): readonly OptionDefinition[] =>
  chosen.map(({ value, label }) => ({ value, label }));

export const convenios: ResourceList = { all: () => options(agreements) };

/** The agreements of one body. */
export const conveniosSpecific: ResourceList = {
  all: () => options(agreements),
  of: (code) => options(agreements.filter(({ orgao }) => orgao === code)),
};

export const empregador = fixed([
  ['11222333000181', 'Padaria Boa Massa Ltda'],
  ['33000167000101', 'Petróleo Brasileiro S.A.'],
  ['60746948000112', 'Banco Bradesco S.A.'],
  ['00000000000191', 'Banco do Brasil S.A.'],
  ['outro', 'Outra empresa'],
]);
