import { loanProduct, type LoanProduct, type Offer } from '@passo/catalog';
import { addDays, today, type CalendarDate, type Clock } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';

/* What a proposal in a preview is made of: nobody's data. */

export const exampleAnswers: JsonObject = {
  nome: 'Maria da Silva',
  cpf: '52998224725',
  dataNascimento: '1990-05-12',
  celular: '11987654321',
};

/** What a step itself has shown by now. */
export const exampleShown: JsonObject = { link: '/simulador', etapa: 'awaitingBenefitAnswer' };

const REQUESTED_CENTAVOS = 850_000;
const RATE = 0.0179;

/** What earlier steps have kept: a decision, an offer of the channel's product, a contract, benefits. */
export function exampleResults({ settings }: Channel, clock: Clock): JsonObject {
  const product = loanProduct(settings.product) ?? loanProduct('clt');
  const on = today(clock.now());
  return {
    ...(product !== undefined && offersOf(product, on)),
    contrato: { document: '00000000-0000-8000-8000-000000000000', pages: 4 },
    pagamento: { reference: 'EXEMPLO', paidOn: on },
    beneficios: {
      benefits: [
        { number: '1234567890', species: 'Aposentadoria por idade', marginCentavos: 48_630 },
        { number: '2345678901', species: 'Pensão por morte', marginCentavos: 31_200 },
      ],
    },
  };
}

function offersOf(product: LoanProduct, on: CalendarDate): JsonObject {
  const installments = product.terms[Math.floor(product.terms.length / 2)] ?? 12;
  const offerOf = (requestedCentavos: number): Offer | null => {
    const quote = product.quote({ requestedCentavos, installments, monthlyRate: RATE, paidOutOn: on });
    if (!quote.ok) return null;
    const lender = { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' };
    return {
      id: 'of_exemplo',
      lender,
      quote: quote.value,
      validUntil: addDays(on, product.validDays),
      late: product.late,
    };
  };
  return {
    credito: {
      minimumCentavos: product.minimumCentavos,
      maximumCentavos: REQUESTED_CENTAVOS * 2,
      marginCentavos: 120_000,
      monthlyRate: RATE,
      terms: [...product.terms],
    },
    oferta: offerOf(REQUESTED_CENTAVOS * 0.8),
    ofertaAnterior: offerOf(REQUESTED_CENTAVOS),
  };
}
