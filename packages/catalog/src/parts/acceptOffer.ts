import type { FieldDefinition, StepKind } from '@passo/engine';
import { callPort } from '../ports/call.ts';
import { centavos, text, whole } from '../ports/facts.ts';

/*
 * Every simulation ends alike: the customer takes the offer that was shown, by its id, and the lender says whether it
 * still stands. Which offers are shown, and how, is the kinds' own affair.
 */

export const offerField: FieldDefinition = {
  key: 'oferta',
  component: 'text',
  label: 'Oferta',
  required: true,
  maxLength: 64,
};

export const acceptOffer = callPort('lender.accept', {
  question: (facts) => ({
    offer: text(facts, 'oferta'),
    cpf: text(facts, 'cpf'),
    requestedCentavos: centavos(facts, 'valorSolicitado'),
    installments: whole(facts, 'prazo'),
    downPaymentCentavos: centavos(facts, 'valorEntradaCDC'),
  }),
  keep: (offer) => ({ oferta: offer }),
});

export const acceptTexts: StepKind['texts'] = {
  waiting: { title: 'Reservando a sua oferta', text: 'Só um instante: estamos confirmando os valores com o banco.' },
  success: { title: 'Oferta reservada', text: 'Os valores que você viu estão garantidos.' },
  failed: { title: 'Não foi possível reservar a oferta', text: 'O banco não confirmou estes valores.' },
  remake: {
    title: 'As condições mudaram',
    text: 'A oferta que você viu venceu. Escolha de novo: já atualizamos os valores.',
    action: 'Ver nova simulação',
  },
};
