import { loanProduct, type Institution, type LoanDetails, type Offer, type QuestionOf } from '@passo/catalog';
import { houseBank } from '../../../channels/banks/testing/houseBank.ts';
import { quoteFor } from '../../../simulator/ports/lender/quotes.ts';
import type { AcceptedTerm } from '../acceptedTerms.ts';

export const exampleTerms: readonly AcceptedTerm[] = ['lgpd', 'scr', 'dataprev-margem', 'biometria'].map((consent) => ({
  ...{ consent, version: '2026-11', sha256: 'ab12'.repeat(16), ip: '203.0.113.7' },
  at: new Date('2026-11-20T12:00:00Z'),
}));

export const exampleCorrespondent: Institution = {
  ...{ name: 'Aurora Crédito Digital Ltda.', cnpj: 'AURACRED000180', address: 'Rua Fictícia, 200, São Paulo/SP' },
  ...{ email: 'atendimento@aurora.exemplo.com.br', sac: '0800 000 0005', ombudsman: '0800 000 1005' },
};

/** An offer of any product, as the built-in lender makes it; of its variants the one that is named. */
export function offerOf(product: string, details: LoanDetails = {}, installments?: number): Offer {
  const rules = loanProduct(product);
  const asked = { requestedCentavos: rules?.minimumCentavos ?? 0, marginCentavos: 0, monthlyRate: 0 };
  const question = {
    ...asked,
    product,
    cpf: '52998224725',
    installments: installments ?? rules?.terms.at(-1) ?? 0,
    details,
  };
  const answer = quoteFor(question, houseBank, 'p1:s:1', '2026-11-20');
  if (answer.kind !== 'done') throw new Error(`the example of ${product} is no loan: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** A loan of R$ 12.000,00 over `installments` months, as the built-in lender would offer it. */
export function exampleOffer(installments = 24): Offer {
  const product = loanProduct('clt');
  const quote = product?.quote({
    requestedCentavos: 1_200_000,
    installments,
    monthlyRate: 0.0179,
    paidOutOn: '2026-11-20',
  });
  if (product === undefined || quote?.ok !== true) throw new Error('the example loan is a loan');
  const { institution: lender } = houseBank;
  return { id: 'of_1', lender, quote: quote.value, validUntil: '2026-11-22', late: product.late };
}

export const exampleQuestion = (offer: Offer = exampleOffer()): QuestionOf<'documents.contract'> => ({
  product: 'clt',
  person: {
    cpf: '52998224725',
    name: 'João Conceição d’Ávila Müller',
    birthDate: '1988-02-29',
    cellphone: '11987654321',
    email: 'joao@exemplo.com.br',
  },
  address: {
    cep: '01001000',
    logradouro: 'Praça da Sé',
    numero: '100',
    complemento: 'ap. 12',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
  },
  employer: { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' },
  account: { bank: '001 · Banco do Brasil', agency: '1234', account: '567890', type: 'Corrente' },
  particulars: [],
  offer,
});
