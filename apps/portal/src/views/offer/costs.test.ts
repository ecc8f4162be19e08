import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { cardOf, costSheetOf, money, percent, receivedCardOf, scheduleCsv } from './costs.ts';
import { receivedOf } from './received.ts';

const offer = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const { seller } = calls.updateStep.data.parse(calls.updateStep.examples.data).data;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const sheet = costSheetOf(offer, seller);

it('adds up what is financed', () => {
  expect(sheet.costs.map(({ title }) => title)).toEqual(['Do que é feito o valor financiado']);
  expect(
    sheet.costs.flatMap(({ rows }) => rows).map(({ label, value, share }) => [label, plain(value), share]),
  ).toEqual([
    ['Valor liberado', 'R$ 8.500,00', '96,5'],
    ['IOF', 'R$ 262,10', '3,0'],
    ['Tarifa de cadastro', 'R$ 50,00', '0,6'],
    ['Total financiado', 'R$ 8.812,10', '100'],
  ]);
});

/* What has to be seen before anything is signed, item by item (decisions, Money). */
it.each([
  ['amount requested', 'Valor pedido', 'R$ 8.500,00'],
  ['amount released', 'Valor liberado', 'R$ 8.500,00'],
  ['financed total', 'Total financiado', 'R$ 8.812,10'],
  ['IOF in R$', 'IOF', 'R$ 262,10'],
  ['IOF in %', 'IOF', '3,0'],
  ['a fee in R$', 'Tarifa de cadastro', 'R$ 50,00'],
  ['a fee in %', 'Tarifa de cadastro', '0,6'],
  ['an insurance in R$', 'Seguro prestamista', 'R$ 100,00'],
  ['an insurance in %', 'Seguro prestamista', '1,1'],
  ['rate a day', 'Taxa de juros', '0,0583% ao dia, em um ano de 365 dias'],
  ['rate a month', 'Taxa de juros', '1,79% ao mês'],
  ['rate a year', 'Taxa de juros', '23,73% ao ano'],
  ['CET a year', 'CET', '27,41% ao ano'],
  ['CET a month', 'CET', '2,04% ao mês'],
  ['number and value of installments', 'Parcelas', '24 de R$ 447,16'],
  ['first due date', 'Vencimentos', 'de 25/12/2026'],
  ['last due date', 'Vencimentos', 'até 25/11/2028'],
  ['total payable', 'Total a pagar', 'R$ 10.731,84'],
  ['late fine', 'Atraso', 'multa de 2,00%'],
  ['late interest', 'Atraso', 'mais 1,00% ao mês'],
  ['validity', 'Oferta válida até', '22/11/2026'],
])('tells the %s', (_item, label, value) => {
  const insurances = [{ name: 'Seguro prestamista', value: 100, share: 0.0113, when: 'financed' } as const];
  const insured = costSheetOf({ ...offer, insurances }, seller);
  const facts = insured.facts.flatMap((fact) => fact.values.map((one) => [fact.label, plain(one)]));
  const costs = insured.costs
    .flatMap(({ rows }) => rows)
    .flatMap((row) => [row.value, row.share ?? ''].map((one) => [row.label, plain(one)]));
  expect([...facts, ...costs]).toContainEqual([label, value]);
});

it('tells the total with the down payment where something is paid at once', () => {
  const told = (totalWithDownPayment: number): readonly string[] =>
    costSheetOf({ ...offer, totalWithDownPayment }, seller)
      .facts.filter(({ label }) => label === 'Total com a entrada')
      .flatMap(({ values }) => values.map(plain));
  expect(told(offer.total)).toEqual([]);
  expect(told(offer.total + 1_000)).toEqual(['R$ 11.731,84']);
});

it('tells rights by their names', () => {
  expect(sheet.notes).toContainEqual({ title: 'Desistir em sete dias', text: 'Você pode desistir em até 7 dias.' });
});

/* CDC, art. 54-B, IV; Resolução CMN 4.935/2021. */
it.each([
  ['who lends', 'Quem empresta', 'Credor', 'Banco Horizonte S.A.'],
  ["the lender's CNPJ", 'Quem empresta', 'CNPJ', '12.ABC.345/01DE-35'],
  ["the lender's address", 'Quem empresta', 'Endereço', 'Avenida Fictícia, 100, São Paulo/SP'],
  ["the lender's e-mail", 'Quem empresta', 'E-mail', 'atendimento@banco.exemplo.com.br'],
  ["the lender's SAC", 'Quem empresta', 'SAC', '0800 000 0001'],
  ["the lender's ombudsman", 'Quem empresta', 'Ouvidoria', '0800 000 1001'],
  ['who sells', 'Quem oferece o crédito', 'Correspondente', 'Aurora Crédito Digital Ltda.'],
  ["the correspondent's CNPJ", 'Quem oferece o crédito', 'CNPJ', 'AU.RAC.RED/0001-80'],
  ["the correspondent's address", 'Quem oferece o crédito', 'Endereço', 'Rua Fictícia, 200, São Paulo/SP'],
  ["the correspondent's e-mail", 'Quem oferece o crédito', 'E-mail', 'atendimento@aurora.exemplo.com.br'],
  ["the correspondent's SAC", 'Quem oferece o crédito', 'SAC', '0800 000 0005'],
  ["the correspondent's ombudsman", 'Quem oferece o crédito', 'Ouvidoria', '0800 000 1005'],
])('names %s', (_what, title, label, value) => {
  const named = sheet.parties.find((party) => party.title === title);
  expect(named?.facts).toContainEqual({ label, values: [value] });
});

it('says what the correspondent is to the lender', () => {
  const [, seller] = sheet.parties;
  expect(seller?.text).toContain('é correspondente de Banco Horizonte S.A.');
});

it('keeps apart what is paid with the installments: the financed total is the sum of what stands above it', () => {
  const insurances = [{ name: 'Seguro do imóvel', value: 900, share: 0.1021, when: 'perInstallment' } as const];
  const groups = costSheetOf({ ...offer, insurances }, seller).costs.map(({ rows }) => rows.map(({ label }) => label));
  expect(groups).toEqual([['Valor liberado', 'IOF', 'Tarifa de cadastro', 'Total financiado'], ['Seguro do imóvel']]);
});

const debt = { key: 'divida', label: 'Quita o contrato', value: 7_000 };
const troco = (value: number) => ({ key: 'troco', label: 'Troco', value });
const entrance = { key: 'entrada', label: 'Valor da Entrada', value: 2_000 };

it.each([
  ['a loan', {}, 'Você recebe', 8_500],
  ['a debt that is settled with a troco', { lines: [debt, troco(1_500)] }, 'Você recebe', 1_500],
  ['a debt that only changes its bank', { lines: [debt, troco(0)] }, 'Quita a sua dívida de', 7_000],
  ['a purchase', { lines: [entrance] }, 'Vai para quem vende', 8_500],
  ['a consortium', { interestFree: true }, 'Carta de crédito', 8_500],
])('says what becomes of the money of %s', (_what, change, label, value) => {
  expect(receivedOf({ ...offer, ...change })).toEqual({ label, value });
});

it('says of a debt that changes banks what is left today, what will be paid and what is saved', () => {
  const left = { key: 'faltaPagar', label: 'Falta pagar no contrato de hoje', value: 11_000 };
  const saved = { key: 'economia', label: 'Você economiza', value: 268.16 };
  const moved = { ...offer, lines: [debt, left, saved] };
  const rows = cardOf(moved).rows.map(({ label, value }) => [label, plain(value)]);
  expect(rows.slice(-3)).toEqual([
    ['Falta no banco de hoje', 'R$ 11.000,00'],
    ['Total a pagar', plain(money(offer.total))],
    ['Você economiza', 'R$ 268,16'],
  ]);
  const labels = costSheetOf(moved, seller).facts.map(({ label }) => label);
  expect(labels).toContain('Valor pedido (a dívida)');
  expect(labels.slice(0, 3)).toEqual(moved.lines.map(({ label }) => label));
});

it('says of a consortium what it costs, and no rate that it has not', () => {
  const plan = { ...offer, interestFree: true, notes: ['Não há juros.'] };
  const { facts, lead, costs, notes, chart, parties } = costSheetOf(plan, seller);
  expect(parties.map(({ title }) => title)).toEqual(['Quem administra', 'Quem vende o plano']);
  const labels = facts.map(({ label }) => label);
  for (const absent of ['CET', 'Taxa de juros', 'Total de juros']) expect(labels).not.toContain(absent);
  expect(lead).not.toContain('CET');
  expect(costs.map(({ rows }) => rows.map((row) => row.label))).toEqual([
    ['Carta de crédito', 'Tarifa de cadastro', 'Total do plano'],
  ]);
  expect(notes.map(({ text }) => text).join(' ')).not.toContain('desconto dos juros');
  expect(chart).toBeNull();
});

it('writes the schedule as spreadsheets read it', () => {
  expect(scheduleCsv(offer).split('\r\n').slice(0, 2)).toEqual([
    'Parcela;Vencimento;Valor;Juros;Paga a dívida;Seguros e tarifas;Falta pagar',
    '1;25/12/2026;447,16;184,33;262,83;0,00;8549,27',
  ]);
});

it('shows big what an offer is chosen by', () => {
  expect(plain(cardOf(offer).installment)).toBe('R$ 447,16');
  expect(cardOf(offer).label).toBe('Você paga 24 parcelas de');
  // Above a bar that says it, the card does not say it again.
  expect(plain(JSON.stringify(receivedCardOf(offer)))).not.toContain('447,16');
  expect(receivedCardOf(offer).received?.label).toBe('Você recebe');
});

it('tells a last installment that differs by cents beside the others', () => {
  const rows = [447.16, 447.31].flatMap((installment) =>
    offer.schedule.slice(0, 1).map((row) => ({ ...row, installment })),
  );
  const card = cardOf({ ...offer, schedule: rows });
  expect(card.rows.map(({ label, value }) => [label, plain(value)])).toContainEqual([
    'Parcelas',
    '23 de R$ 447,16 + 1 de R$ 447,31',
  ]);
});

it('never tells the first of falling installments for all of them', () => {
  const rows = [447.16, 205.4].flatMap((installment) =>
    offer.schedule.slice(0, 1).map((row) => ({ ...row, installment })),
  );
  const falling = { ...offer, schedule: rows };
  const last = 'R$ 205,40';
  const card = cardOf(falling);
  expect(card.label).toBe('Você paga 24 parcelas, a primeira de');
  expect(card.rows.map(({ label, value }) => [label, plain(value)])).toContainEqual(['Última parcela', last]);
  const told = costSheetOf(falling, seller).facts.find(({ label }) => label === 'Parcelas');
  expect(told?.values.map(plain)).toEqual(['24, de R$ 447,16', `a ${last}`]);
});

it.each([
  [0.0179, '1,79%'],
  [0.2741, '27,41%'],
  [0, '0,00%'],
])('%d is %s', (fraction, text) => expect(percent(fraction)).toBe(text));
