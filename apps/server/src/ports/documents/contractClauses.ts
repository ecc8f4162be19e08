import { rightsOf, type LoanPaper, type LoanProduct, type Offer } from '@passo/catalog';
import { formatDate, formatMoney } from '@passo/domain';
import { installmentsOf } from './costSheet.ts';
import { costsWhenLate, lateWords } from './lateWords.ts';
import type { Section } from '@passo/contract/paper.ts';

/** What a product says in its contract, beside what every credit has. */
interface Words {
  readonly paper: LoanPaper;
  readonly notes: readonly string[];
  /** The town; empty where nobody told the customer's. */
  readonly issuedAt: string;
  readonly insurance?: LoanProduct['insurance'];
}

/**
 * What both sides promise, in words that the person who signs can read. Sources: promise Lei 10.931/2004, arts. 28-29, its place art. 29, III;
 * early settlement CDC, art. 52, § 2º; late charges from the offer; how it is paid and secured from the product.
 */
export function contractClauses(offer: Offer, { paper, notes, issuedAt, insurance }: Words): readonly Section[] {
  const clauses: readonly Section[] = [
    ...paper.clauses.map(clauseSection),
    ...insured(offer, insurance),
    { title: 'Se uma parcela atrasar', limits: costsWhenLate(offer), paragraphs: lateWords(offer, paper) },
    ...rightsOf(offer, paper).map(({ title, text }) => ({ title, paragraphs: [text] })),
    ...(notes.length > 0 ? [{ title: 'É bom saber', paragraphs: notes }] : []),
  ];
  const howToRead = clauses.some(({ limits }) => limits === true) ? [HOW_TO_READ] : [];
  return [
    { title: 'O que você promete', paragraphs: [promise(offer), places(offer, issuedAt), ...howToRead] },
    ...clauses,
  ];
}

/** CDC, art. 54, § 4º: what limits a right is set apart, and whoever reads knows why. */
const HOW_TO_READ =
  'Leia com atenção os textos com uma barra preta ao lado: eles limitam um direito seu ou dizem o que você pode perder (Código de Defesa ' +
  'do Consumidor, art. 54, § 4º).';

/** A clause of several paragraphs has a number before each. */
const clauseSection = ({ title, text, limits = false }: LoanPaper['clauses'][number]): Section => ({
  title,
  limits,
  paragraphs: typeof text === 'string' ? [text] : text.map((one, at) => `${at + 1}. ${one}`),
});

/** An insurance that the customer chose: whose it is, what it covers, and that the credit never needed it (CDC, art. 39, I). */
function insured({ quote }: Offer, insurance: Words['insurance']): readonly Section[] {
  if (insurance === undefined || !quote.insurances.some(({ name }) => name === insurance.name)) return [];
  const { name, insurer, cover } = insurance;
  const price = quote.insurances.find((one) => one.name === name)?.totalCentavos ?? 0;
  const text =
    `Você escolheu o ${name.toLowerCase()}, de ${insurer} ${cover} Valem os limites, a carência e as exclusões da apólice. O preço, ` +
    `${formatMoney(price)}, está na dívida e nas parcelas. O crédito não depende do seguro: você pode cancelá-lo com a seguradora e ` +
    'receber de volta a parte do prazo que não foi usada, ou tudo, se cancelar em até 7 dias corridos de hoje (Código de Defesa do ' +
    'Consumidor, art. 49); a parcela não diminui por isso, mas o que receber pode adiantar parcelas.';
  return [{ title: 'O seguro que você escolheu', paragraphs: [text] }];
}

function promise({ lender, quote, unit, interestFree }: Offer): string {
  const dates = `de ${formatDate(quote.firstDueOn)} a ${formatDate(quote.lastDueOn)}`;
  const whole = `no total de ${formatMoney(quote.totalCentavos)}. As datas e os valores estão no anexo.`;
  if (interestFree === true)
    return (
      `Prometo pagar ao grupo administrado por ${lender.name} ${installmentsOf(quote)}, todo mês, ${dates}, ` +
      `em valores de hoje, ${whole}`
    );
  const when = unit === 'withdrawal' ? 'uma vez por ano' : 'todo mês';
  return (
    `Prometo pagar a ${lender.name} a dívida desta cédula, em dinheiro, certa, líquida e exigível (o credor pode cobrar na Justiça): ` +
    `${installmentsOf(quote)}, ${when}, ${dates}, ${whole}`
  );
}

/** Lei 10.931/2004, art. 29, III and V: a note says where it is paid, and where and when it was made. */
function places({ lender, quote }: Offer, issuedAt: string): string {
  const seat = `a sede de ${lender.name}, ${lender.address}`;
  return (
    `Lugar do pagamento: ${seat}. Não preciso ir até lá: pago do modo escrito abaixo. Lugar e data da emissão: ` +
    `${issuedAt === '' ? seat : issuedAt}, em ${formatDate(quote.rulesOf)}.`
  );
}
