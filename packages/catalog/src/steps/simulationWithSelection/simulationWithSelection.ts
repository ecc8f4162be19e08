import { defineStep } from '@passo/engine';
import { callPort } from '../../ports/call.ts';
import { centavos, kept, text, whole } from '../../ports/facts.ts';
import { creditBounds } from '../../parts/creditBounds.ts';

/** The customer picks amount and term, sees what it costs, and takes the offer that was shown. */
export const simulationWithSelection = defineStep({
  label: 'Simulação com escolha',
  unique: false,
  view: 'simulation',
  illustration: 'money',
  asks: 'onSubmit',
  advances: 'byItself',
  fields: [{ key: 'oferta', component: 'text', label: 'Oferta', required: true, maxLength: 64 }],
  call: callPort('lender.accept', {
    question: (facts) => ({
      offer: text(facts, 'oferta'),
      cpf: text(facts, 'cpf'),
      requestedCentavos: centavos(facts, 'valorSolicitado'),
      installments: whole(facts, 'prazo'),
    }),
    keep: (offer) => ({ oferta: offer }),
  }),
  bounds: (facts) => creditBounds(kept(facts, 'credito')),
  texts: {
    waiting: { title: 'Reservando a sua oferta', text: 'Só um instante: estamos confirmando os valores com o banco.' },
    success: { title: 'Oferta reservada', text: 'Os valores que você viu estão garantidos.' },
    failed: {
      title: 'Não foi possível reservar a oferta',
      text: 'O banco não confirmou estes valores.',
    },
    remake: {
      title: 'As condições mudaram',
      text: 'A oferta que você viu venceu. Escolha de novo: já atualizamos os valores.',
      action: 'Ver nova simulação',
    },
  },
});
