import { exampleOffer } from '../../../apps/server/src/ports/documents/testing/exampleContract.ts';
import type { Schema } from '../../../apps/server/src/ports/http/schema.ts';

/* What a property of that name may hold. A text that stands nowhere here is its own name: a new operation is complete without a line. */

const AT = '2026-11-20T12:00:00Z';
const DAY = '2026-11-20';
const DIGEST = 'ab12'.repeat(16);

const byName: Readonly<Record<string, unknown>> = {
  account: '123456',
  admittedOn: '2020-03-02',
  agency: '1234',
  approvedAt: AT,
  authorizedAt: AT,
  bank: '001',
  benefit: '1234567890',
  birthDate: '1990-05-12',
  brand: '21',
  cellphone: '11987654321',
  centavos: 50_000,
  cep: '01001000',
  cnpj: '11222333000181',
  codigoAno: '2013-1',
  codigoModelo: 'carros/21/4828',
  contractHash: DIGEST,
  cpf: '52998224725',
  decidedAt: AT,
  documentHash: DIGEST,
  dueOn: '2027-01-11',
  email: 'maria.silva@exemplo.com.br',
  employerCnpj: '11222333000181',
  employerName: 'Padaria Boa Massa Ltda',
  bankName: 'Banco do Brasil',
  bankSlug: 'banco-horizonte',
  bankSlugs: ['banco-horizonte', 'banco-serra-azul'],
  installmentCentavos: 10_500,
  installments: 24,
  interestCentavos: 1_500,
  amortisationCentavos: 9_000,
  marginCentavos: 100_000,
  maximumCentavos: 2_000_000,
  minimumCentavos: 100_000,
  model: '4828',
  monthlyRate: 0.0179,
  name: 'Maria da Silva',
  number: '1234567890',
  paidOn: DAY,
  paidOutOn: '2025-11-20',
  plate: 'ABC1D23',
  product: 'clt',
  referenceDate: DAY,
  requestedCentavos: 200_000,
  salaryCentavos: 350_000,
  score: 700,
  signedAt: AT,
  similarity: 0.98,
  terms: [12, 24, 36],
  text: 'Seu código é 123456.',
  to: '11987654321',
  token: '123456',
  uf: 'SP',
  valor: 41_000,
  year: '2013-1',
};

/** What no property by itself makes true: the rows of an offer make its totals. */
const whole: Readonly<Record<string, unknown>> = { Offer: exampleOffer(2), offer: exampleOffer(2) };

/** One value of the schema; what may be left out is. */
export function sampleOf(schema: Schema, components: Readonly<Record<string, Schema>>, name = ''): unknown {
  const { $ref, properties, required = [], items, anyOf, enum: words, type } = schema;
  const component = $ref?.split('/').at(-1) ?? (type === 'object' && properties === undefined ? name : '');
  if (Object.hasOwn(whole, component)) return whole[component];
  if ($ref !== undefined) return sampleOf(components[component] ?? {}, components, name);
  if (properties !== undefined) {
    const kept = Object.entries(properties).filter(([key]) => required.includes(key));
    return Object.fromEntries(kept.map(([key, part]) => [key, sampleOf(part, components, key)]));
  }
  if (words !== undefined) return words[0];
  if (Object.hasOwn(byName, name)) return byName[name];
  if (anyOf !== undefined) return sampleOf(anyOf[0] ?? {}, components, name);
  if (items !== undefined) return [sampleOf(items, components, name)];
  const plain: Readonly<Record<string, unknown>> = { boolean: false, integer: 1_000, number: 1, object: {} };
  return type !== undefined && Object.hasOwn(plain, type) ? plain[type] : schema.format === 'date' ? DAY : name;
}
