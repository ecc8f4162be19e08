import { loanProduct } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { contractClauses } from './contractClauses.ts';
import { contractPaper } from './contractPaper.ts';
import { offerShape } from '../lender/offerShape.ts';
import {
  exampleCorrespondent,
  exampleOffer,
  exampleQuestion,
  exampleTerms,
  offerOf,
} from './testing/exampleContract.ts';

const offer = offerShape.parse(exampleOffer());
const { quote } = offer;
const writing = { key: 'p1:contrato:1', terms: exampleTerms, correspondent: exampleCorrespondent };
const paper = contractPaper(exampleQuestion(), offer, writing);
const everyText = JSON.stringify(paper);
const section = (title: string) => paper.sections.find((one) => one.title.startsWith(title));

describe('contractPaper', () => {
  it.each([
    ['released', formatMoney(quote.releasedCentavos)],
    ['requested', formatMoney(quote.requestedCentavos)],
    ['financed', formatMoney(quote.financedCentavos)],
    ['IOF', formatMoney(quote.iofCentavos)],
    ['total', formatMoney(quote.totalCentavos)],
    ['interest', formatMoney(quote.interestCentavos)],
    ['installment', `23 parcelas de ${formatMoney(quote.installmentCentavos)} e 1 de`],
    ['rates', '1,79% ao mês'],
    ['first due', '25/12/2026'],
    ['last due', '25/11/2028'],
    ['valid until', '22/11/2026'],
    ['lender', '12.ABC.345/01DE-35'],
    ['borrower', '529.982.247-25'],
    ['address', 'Praça da Sé, 100, ap. 12, Sé, São Paulo/SP, CEP 01001-000'],
    ['employer', '11.222.333/0001-81'],
    ['account', '1234 / 56789-0'],
    ['fine', 'multa de 2,00%'],
    ['early settlement', 'art. 52'],
    ['worked line of it', 'adiantar só a última'],
    ['daily rate', '0,0583% ao dia'],
    ['capitalisation', 'Fica combinado que os juros rendem juros todo dia (são capitalizados todo dia)'],
    ['right of withdrawal', 'em até 7 dias corridos'],
    ['day of the money', 'Se o dinheiro sair até 5 dias depois'],
    ['severance and change of employer', 'até 35% das minhas verbas rescisórias'],
    ["lender's address", 'Avenida Fictícia, 100, São Paulo/SP'],
    ["lender's e-mail", 'atendimento@horizonte.exemplo.com.br'],
    ['SAC', '0800 000 0001'],
    ['ombudsman', '0800 000 1001'],
    ['correspondent', 'Aurora Crédito Digital Ltda.'],
    ["correspondent's CNPJ", 'AU.RAC.RED/0001-80'],
    ["correspondent's address", 'Rua Fictícia, 200, São Paulo/SP'],
    ["correspondent's e-mail", 'atendimento@aurora.exemplo.com.br'],
    ["correspondent's SAC", '0800 000 0005'],
    ["correspondent's ombudsman", '0800 000 1005'],
    ['correspondent for whom', 'é correspondente de Banco Horizonte S.A. (Resolução CMN 4.935/2021)'],
    ['employer in capitals', 'PADARIA BOA MASSA LTDA'],
    ['name in capitals', 'JOÃO CONCEIÇÃO D’ÁVILA MÜLLER'],
  ])('says the %s', (_what, text) => expect(everyText).toContain(text));

  it('has no sentence of the lender, and the house’s own of the product', () => {
    const told = offerShape.parse({ ...exampleOffer(), notes: ['Sem juros. Multa de 10 % em caso de atraso.'] });
    const ofFund = contractPaper({ ...exampleQuestion(), product: 'fgts' }, told, writing);
    expect(JSON.stringify(ofFund)).not.toContain('Multa de 10 %');
    expect(ofFund.sections.find(({ title }) => title === 'É bom saber')?.paragraphs).toEqual(
      loanProduct('fgts')?.notes,
    );
  });

  it.each([
    'Quem empresta',
    'Quem oferece o crédito',
    'Quem contrata',
    'Para onde vai o valor',
    'Desconto no salário',
    'Se eu sair da empresa ou mudar de emprego',
    'Se uma parcela atrasar',
    'Como os juros contam',
    'Se o dinheiro demorar',
    'Pagar antes',
    'Desistir em sete dias',
  ])('has the section %s', (title) => expect(paper.sections.map((one) => one.title)).toContain(title));

  it.each([
    ['cdc', true],
    ['vehicle', true],
    ['clt', false],
    ['inss', false],
  ])('%s says what becomes of the credit where the seller does not deliver', (product, says) => {
    const { sections } = contractPaper({ ...exampleQuestion(), product }, offer, writing);
    expect(sections.some(({ title }) => title === 'Se quem vende não cumprir')).toBe(says);
  });

  it.each([
    ['vehicle', ['Garantia', 'Se eu não pagar, o veículo pode ser tomado e vendido', 'Se uma parcela atrasar']],
    [
      'real-estate',
      [...['Garantia', 'Se eu não pagar, o imóvel pode ser tomado e leiloado'], 'Se uma parcela atrasar'],
    ],
    [
      'home-equity',
      [...['Garantia', 'Se eu não pagar, o imóvel pode ser tomado e leiloado'], 'Se uma parcela atrasar'],
    ],
    [
      'public-payroll',
      [
        ...['Desconto na remuneração', 'Se eu me aposentar, mudar de órgão ou sair do serviço público'],
        'Se uma parcela atrasar',
      ],
    ],
    [
      'payroll-card',
      [...['É um cartão de crédito, e não um empréstimo', 'Desconto no benefício'], 'Se uma parcela atrasar'],
    ],
    ['home-consortium', ['Se eu parar de pagar', 'Se uma parcela atrasar']],
    ['boleto', ['Se uma parcela atrasar']],
    ['card-withdrawal', ['Cobrança na fatura', 'Se uma parcela atrasar']],
    ['fgts', ['Saques cedidos', 'Se eu for demitido']],
    ['consortium', ['Se eu parar de pagar', 'Se uma parcela atrasar']],
    ['inss', ['Desconto no benefício', 'Se uma parcela atrasar']],
    ['clt', ['Desconto no salário', 'Se eu sair da empresa ou mudar de emprego', 'Se uma parcela atrasar']],
    ['payroll-agreement', ['Desconto no salário', 'Se eu sair da empresa', 'Se uma parcela atrasar']],
    ['cdc', ['Se uma parcela atrasar']],
  ])('%s sets apart what limits a right or takes something, and says why', (product, titles) => {
    const late = loanProduct(product)?.late ?? offer.late;
    const { sections } = contractPaper({ ...exampleQuestion(), product }, { ...offer, late }, writing);
    expect(sections.filter(({ limits }) => limits === true).map(({ title }) => title)).toEqual(titles);
    expect(JSON.stringify(sections)).toContain('Leia com atenção os textos com uma barra preta ao lado');
  });

  it('by agreement nothing is owed before the employer has confirmed', () => {
    const { sections } = contractPaper({ ...exampleQuestion(), product: 'payroll-agreement' }, offer, writing);
    const clause = sections.find(({ title }) => title === 'Se a empresa não confirmar o desconto');
    expect(clause?.paragraphs).toEqual([expect.stringMatching(/só vale depois que a empresa.*não devo nada\.$/)]);
  });

  it('numbers the paragraphs of a clause that has several, and no other', () => {
    const clauses = [
      { title: 'Longa', text: ['Primeiro.', 'Segundo.'] },
      { title: 'Curta', text: 'Só um.' },
    ];
    const sections = contractClauses(offer, { paper: { clauses }, notes: [], issuedAt: '' });
    const said = (title: string) => sections.find((one) => one.title === title)?.paragraphs;
    expect([said('Longa'), said('Curta')]).toEqual([['1. Primeiro.', '2. Segundo.'], ['Só um.']]);
  });

  it('of a plan says fund, fee and reserve by month and in all, in reais and percents of the credit', () => {
    const plan = offerShape.parse(offerOf('consortium', {}, 80));
    const ofPlan = contractPaper({ ...exampleQuestion(), product: 'consortium' }, plan, writing);
    const table = ofPlan.sections.find(({ title }) => title.startsWith('Do que é feito'))?.table;
    // A letter of credit of R$ 20.000,00, with 16 % and 2 % of it.
    expect(table?.rows).toEqual([
      ['Fundo comum (o crédito)', 'R$ 250,00', '1,25%', 'R$ 20.000,00', '100,00%'],
      ['Taxa de administração', 'R$ 40,00', '0,20%', 'R$ 3.200,00', '16,00%'],
      ['Fundo de reserva', 'R$ 5,00', '0,025%', 'R$ 400,00', '2,00%'],
      ['Total, em valores de hoje (muda com o IPCA)', 'R$ 295,00', '1,475%', 'R$ 23.600,00', '118,00%'],
    ]);
    expect(JSON.stringify(ofPlan)).not.toContain('Total a pagar"');
    expect(ofPlan.sections.at(-1)?.table?.columns.map(({ title }) => title)).toContain('Taxas');
  });

  it('shows where every centavo of the financed total goes', () => {
    const rows = section('Para onde vai')?.table?.rows.map(([name, amount]) => [name, amount]);
    expect(rows).toEqual([
      ['Valor liberado', formatMoney(quote.releasedCentavos)],
      ['IOF (imposto federal)', formatMoney(quote.iofCentavos)],
      ['Valor total financiado', formatMoney(quote.financedCentavos)],
    ]);
    expect(quote.releasedCentavos + quote.iofCentavos).toBe(quote.financedCentavos);
  });

  it('lists every instalment until nothing is left', () => {
    const table = section('Anexo')?.table;
    expect(table?.rows).toHaveLength(25);
    expect(table?.rows.at(-2)?.at(-1)).toBe('0,00');
    expect(table?.rows.at(-1)?.slice(1, 3)).toEqual(['Total', formatMoney(quote.totalCentavos).slice('R$ '.length)]);
    expect(table?.columns.map(({ title }) => title)).not.toContain('Seguros e tarifas');
  });

  it('has a column for charges where an instalment carries one', () => {
    const schedule = quote.schedule.map((row) => ({ ...row, chargesCentavos: 100 }));
    const charged = contractPaper(exampleQuestion(), { ...offer, quote: { ...quote, schedule } }, writing);
    expect(charged.sections.at(-1)?.table?.columns.map(({ title }) => title)).toContain('Seguros e tarifas');
  });

  it('takes its number from the key and its date from the offer', () => {
    expect(contractPaper(exampleQuestion(), offer, writing)).toEqual(paper);
    expect(contractPaper(exampleQuestion(), offer, { ...writing, key: 'p1:contrato:2' }).footer).not.toBe(paper.footer);
    expect(paper.date.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });
});
