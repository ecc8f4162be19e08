import fs from 'node:fs';
import path from 'node:path';
import { missingIn, offerOnWire } from '@passo/catalog';
import { formatMoney, formatRate } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { contractPaper } from '../../../apps/server/src/ports/documents/contractPaper.ts';
import { drawPdf } from '../../../apps/server/src/ports/documents/drawPdf.ts';
import { offerShape } from '../../../apps/server/src/ports/lender/offerShape.ts';
import { pdfPieces, pdfText } from '../../support/pdfText.ts';
import { figuresOfOffer, figuresOfPaper, type FigureName } from '../../e2e/money/figures.ts';
import { examples, writingOf } from './examples.ts';

/* docs/contracts: a contract of each kind, as the running product writes it. When one is stale: `UPDATE=1 npm test -- contractPapers`. */

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/contracts');

const drawn = new Map<string, Promise<Buffer>>();
function pdfOf(product: string): Promise<Buffer> {
  const known = drawn.get(product);
  if (known !== undefined) return known;
  const { offer, question, writing } = writingOf(product);
  const made = drawPdf(contractPaper(question, offerShape.parse(offer), writing)).then((bytes) => Buffer.from(bytes));
  drawn.set(product, made);
  return made;
}
const textOf = async (product: string): Promise<string> => pdfText(await pdfOf(product)).replaceAll('\u00a0', ' ');
/** A sentence is broken into lines where the paper is, and may go on behind the foot of a page. */
const flat = (text: string): string =>
  text.replaceAll(/\S+ nº [0-9A-F]{10} · [^\n]* · conteúdo [0-9a-f]{32}\s+\d+ de \d+/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(Object.keys(examples))('the contract of %s', (product) => {
  const { offer, question } = writingOf(product);

  it('is the one in docs/contracts', async () => {
    const file = path.join(FOLDER, `${product}.pdf`);
    const pdf = await pdfOf(product);
    if (process.env['UPDATE'] === '1') fs.writeFileSync(file, pdf);
    expect(fs.readFileSync(file).equals(pdf), 'stale: run `UPDATE=1 npm test -- contractPapers`').toBe(true);
  });

  it('has the figures of the lender, as the card and the sheet have them', async () => {
    const text = await textOf(product);
    const lenders = figuresOfOffer(offer);
    // A plan without interest has neither rates nor taxes, and calls its amounts otherwise.
    const free: readonly FigureName[] = ['released', 'financed', 'iof', 'rate', 'rateYear', 'cet', 'cetYear'];
    const [told, held] = [figuresOfPaper(text), lenders].map((all) =>
      Object.entries(all).filter(([name]) => offer.interestFree !== true || !free.some((one) => one === name)),
    );
    expect(told).toEqual(held);
    const wire = offerOnWire(offer, product);
    const shown = [wire.valorDaParcela, wire.total, wire.released, ...wire.lines.map(({ value }) => value)];
    for (const reais of shown) expect(text).toContain(formatMoney(Math.round(reais * 100)).replaceAll('\u00a0', ' '));
    if (!wire.interestFree) expect(text).toContain(formatRate(wire.cetAnnual));
  });

  it('has every particular, and every sentence of the sheet', async () => {
    const text = flat(await textOf(product));
    expect(missingIn(question.particulars)).toEqual([]);
    for (const { facts } of question.particulars)
      for (const { label, value } of facts) expect(text).toContain(flat(`${label} ${value}`));
    for (const { title, text: said } of offerOnWire(offer, product).rights)
      expect(text).toContain(flat(`${title} ${said}`));
  });

  it('has no letter below body twelve but in its running foot', async () => {
    const small = pdfPieces(await pdfOf(product)).filter(({ size }) => size < 12);
    expect(
      small.filter(({ text }) => !/^(\S+ nº [0-9A-F]{10} · .* · conteúdo [0-9a-f]{32}|\d+ de \d+)$/.test(text)),
    ).toEqual([]);
  });

  it('says where it is paid, where and when it was made', async () => {
    const text = flat(await textOf(product));
    expect(text).toContain(`Lugar do pagamento: a sede de ${offer.lender.name}, ${offer.lender.address}.`);
    expect(text).toContain('Lugar e data da emissão: São Paulo/SP, em 20/11/2026.');
  });
});

it.each([
  ['clt', 'O que você promete'],
  ['clt', 'O que foi contratado'],
  ['real-estate', 'O que foi contratado'],
  ['real-estate', 'Garantia'],
  ['real-estate', 'Quanto o imóvel vale em um leilão'],
  ['real-estate', 'Se eu não pagar, o imóvel pode ser tomado e leiloado'],
  ['real-estate', 'Seguros obrigatórios'],
  ['real-estate', 'Como as parcelas são pagas'],
  ['vehicle', 'Garantia'],
  ['vehicle', 'Se eu não pagar, o veículo pode ser tomado e vendido'],
  ['home-equity', 'Garantia'],
  ['home-equity', 'Avaliação e registro'],
  ['home-equity', 'Se eu não pagar, o imóvel pode ser tomado e leiloado'],
  ['home-consortium', 'Lance'],
  ['fgts', 'Se eu for demitido'],
])('%s: has the section %s', async (product, title) =>
  expect((await textOf(product)).split('\n').map((line) => line.trim())).toContain(title),
);

/* Lei 9.514/1997, art. 24. */
it.each([
  [
    'the debt, its term and its charges',
    /em dinheiro, certa, líquida e exigível \(o credor pode cobrar na Justiça\): 360 parcelas, da primeira/,
  ],
  ['the fiduciary property', /em alienação fiduciária ao credor \(Lei 9\.514\/1997, arts\. 22 a 24\)/],
  ['the home', /Endereço Rua das Acácias, 45.*Matrícula 12345 Registro de imóveis 1º Registro de Imóveis de Campinas/],
  ['who sells it', /Quem vende e recebe o dinheiro Nome Carlos Pereira CPF ou CNPJ 111\.444\.777-35/],
  ['when who sells is paid', /O dinheiro só vai para quem vende depois desse registro; se ele não sair, nada é pago/],
  ['what is lost', /perco o imóvel, a entrada e tudo o que paguei/],
  ['its free use', /uso o imóvel livremente, por minha conta e risco/],
  ['its value in an auction', /Valor do imóvel, também para leilão R\$ 400\.000,00.*corrigido pelo IPCA/],
  [
    'how it may be taken',
    /Tenho 15 dias para pagar o que venceu e o que vencer.*primeiro leilão.*segundo nos 15 dias seguintes/,
  ],
  ['that the debt ends with it', /o imóvel fica com o credor e a dívida acaba/],
])('a home: the contract says %s', async (_, words) => expect(flat(await textOf('real-estate'))).toMatch(words));

it('a vehicle: the contract says that it may be taken, and how', async () => {
  const text = flat(await textOf('vehicle'));
  expect(text).toMatch(/o veículo pode ser tomado e vendido Com uma parcela vencida.*busca e apreensão.*Tenho 5 dias/);
  expect(text).toContain('daí o credor pede ao Detran, sem custo, a baixa da garantia.');
  expect(text).toMatch(/Placa ABC1D23 RENAVAM 00639884962 Chassi 9BD341ACXPY004251/);
});

it('a vehicle: names the insurance that was chosen, who insures and that it may be cancelled', async () =>
  expect(flat(await textOf('vehicle'))).toMatch(
    /Você escolheu o seguro de proteção, de Seguradora Travessia S\.A\. Paga o que falta.*O preço, R\$ 1\.200,00, está na dívida/,
  ));

it('what was deducted and not handed on is paid', async () => {
  for (const product of ['clt', 'payroll-agreement', 'public-payroll', 'inss', 'payroll-card', 'portability'])
    expect(flat(await textOf(product))).toMatch(/foi descontada de mim e não foi entregue ao credor está paga/);
});

it('by agreement with the employer: it holds with its yes, and who leaves pays by themselves what is left', async () => {
  const text = flat(await textOf('payroll-agreement'));
  expect(text).toContain('Se a empresa não confirmar o desconto Este contrato só vale depois que a empresa');
  expect(text).toMatch(/Se eu sair da empresa Autorizo .* até 35% .* pelo boleto ou pelo Pix que o credor envia/);
  expect(text).toMatch(/Empresa que desconta as parcelas Empresa \S+/);
  expect(text).not.toMatch(/Dataprev|15\.179|convênio/);
  expect(flat(await textOf('clt'))).not.toMatch(/empresa[^.]*(confirm|aprov)/i);
});

it('a federal servant: the body and the number, and that it holds with the word said in the SouGov', async () => {
  const text = flat(await textOf('public-payroll'));
  expect(text).toMatch(/Órgão Governo Federal \(SIAPE\) Matrícula 1234567 Regime de trabalho Estatutário/);
  expect(text).toMatch(/só vale depois que eu autorizar o desconto no SouGov\.br/);
  expect(text).not.toMatch(/10\.820|rescis|Dataprev|Empresa que desconta/);
});

it('a card of a benefit: its limit, that it is no loan, and what is deducted', async () => {
  const text = flat(await textOf('payroll-card'));
  expect(text).toContain('Limite do cartão R$ 2.593,60');
  expect(text).toMatch(/É um cartão de crédito, e não um empréstimo Contrato um cartão de crédito consignado/);
  expect(text).toMatch(/descontar dele as parcelas do saque, e nada além delas/);
  expect(text).toContain('Número do benefício do INSS 1234567890');
});

it('a home of one’s own: whose it is, that the tax is due, and that a debt may be left', async () => {
  const text = flat(await textOf('home-equity'));
  expect(text).toMatch(/Quem dá a garantia, para o registro do imóvel Nacionalidade Brasileira/);
  expect(text).toMatch(/perco o imóvel e continuo devendo o que faltar/);
  expect(text).not.toMatch(/Quem vende|26-A|O IOF não é cobrado/);
});

it('slips: on the day that was chosen, and free', async () => {
  const text = flat(await textOf('boleto'));
  expect(text).toContain('O boleto não custa nada O credor não cobra pela emissão nem pelo envio de boletos');
  expect(text).toMatch(/ 1 10\/12\/2026 /);
});

it('a plan for a home: its index, and what it buys', async () => {
  const text = flat(await textOf('home-consortium'));
  expect(text).toMatch(/pelo INCC da FGV, que mede quanto custa construir/);
  expect(text).not.toMatch(/IPCA do IBGE/);
  expect(text).toContain('O que posso comprar, e como Com a carta compro casa, apartamento, terreno ou sala');
});

it('a plan: nobody is told of a credit that came, or of when it comes', async () => {
  const text = flat(await textOf('consortium'));
  expect(text).toContain('em até 7 dias corridos de quando assinar');
  expect(text).toContain(
    'Não há data certa: pode ser só na última assembleia, e adiantar parcelas não adianta o sorteio.',
  );
  expect(text).toMatch(/Participante JOÃO/);
  expect(text).toMatch(/em valores de hoje, no total de .* pelo IPCA do IBGE/);
  expect(text).not.toMatch(/Seguros e tarifas de cada mês|O credor/);
});

it('says at its head where the money goes', async () => {
  expect(flat(await textOf('vehicle'))).toContain('Vai para quem vende R$ 48.000,00');
  expect(flat(await textOf('portability'))).toContain('Quita a dívida de hoje R$ 11.636,82');
});

const [PAID_INTO, PAID_FROM] = ['Conta que recebe o dinheiro', 'Conta de onde saem as parcelas'];

it.each([
  ...['vehicle', 'real-estate', 'consortium', 'home-consortium'].map((one) => [one, PAID_FROM, PAID_INTO] as const),
  // Nothing is bought: the money comes into the account that pays it back.
  ['home-equity', PAID_INTO, PAID_FROM],
] as const)('%s: where installments are debited the customer may stop it', async (product, account, other) => {
  const text = flat(await textOf(product));
  expect(text).toContain(account);
  expect(text).not.toContain(other);
  expect(text).toMatch(/Posso cancelar esta autorização quando quiser, com quem recebe ou no meu banco/);
});

it('a fund: Caixa pays, what is lost on dismissal is said, and nothing is owed for its delay', async () => {
  const text = flat(await textOf('fgts'));
  expect(text).toMatch(/Se eu for demitido .* recebe a multa de 40%, mas não saca o saldo do FGTS/);
  expect(text).toContain('Se ela atrasar, não pago multa nem juros de mora.');
  expect(text).not.toContain('multa de 2,00%');
  // Of each withdrawal a part is ceded; what is left of them today is not what settles them on another day.
  expect(text).toContain('o resto de cada saque continua meu');
  expect(text).toMatch(/Valor hoje Valor hoje do que falta 1 05\/02\/2027 500,00 21,96 478,04 697,65/);
  expect(text).toContain('as que faltam somam R$ 1.000,00 e são quitadas por R$ 729,70');
});

it('a personal loan: nothing secures it, the customer pays by themselves, and no word of a payroll is said', async () => {
  const text = flat(await textOf('personal'));
  expect(text).toContain('Nenhum bem meu fica preso a este contrato');
  expect(text).toContain('Pago cada parcela até o vencimento, pelo boleto ou pelo Pix que o credor envia.');
  expect(text).toContain('Conta que recebe o dinheiro');
  expect(text).not.toMatch(/margem|Dataprev|folha|desconto no salário|Empregador/i);
});

it('a benefit: its number, and how the person was authenticated', async () => {
  for (const product of ['inss', 'payroll-card', 'portability']) {
    const text = flat(await textOf(product));
    expect(text).toContain('Número do benefício do INSS 1234567890');
    expect(text).toContain('Norma IN PRES/INSS 138/2022, art. 5º, II e III');
  }
});

it('a card: what is late costs what is written, and no more', async () => {
  const text = flat(await textOf('card-withdrawal'));
  expect(text).toContain('esta parcela não entra no rotativo: valem só a multa e os juros escritos aqui.');
  expect(text).toContain('multa de 2,00%, uma única vez, e juros de 1,00% ao mês');
});

it('a debt that changes banks: the bank of today and its CNPJ', async () => {
  const text = flat(await textOf('portability'));
  expect(text).toMatch(/Banco Banco Campos CNPJ do banco 11\.222\.333\/0001-81/);
  expect(text).toMatch(
    /O banco de hoje pode me oferecer outra condição: posso aceitar e desistir desta troca, sem custo\./,
  );
});
