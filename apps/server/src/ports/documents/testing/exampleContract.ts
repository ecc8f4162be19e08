import { loanProduct, type Offer, type QuestionOf } from '@passo/catalog';

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
  const lender = { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' };
  return { id: 'of_1', lender, quote: quote.value, validUntil: '2026-11-22', late: product.late };
}

export const exampleQuestion = (offer: Offer = exampleOffer()): QuestionOf<'documents.contract'> => ({
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
  offer,
});
