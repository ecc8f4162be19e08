import type { ChooseQuestion, Offer } from '@passo/catalog';
import { today } from '@passo/domain';
import { statement } from '../../../database/pool.ts';
import type { Operation } from '../../../ports/port.ts';
import { sealedValue } from '../../../platform/sealedValue.ts';
import { simulateOperation } from '../../provider.ts';
import { offerContext, type LenderParts } from './keptOffers.ts';

const findOffer = statement<{ offer: Buffer; valid_until: string }, [string, string]>(
  'sim_offer_find',
  'select offer, valid_until from sim_offer where id = $1 and proposal = $2',
);

/** Whether the offer is what the form says; what the form does not ask is not compared. */
function isSame({ quote, askedCentavos, lines = [] }: Offer, question: ChooseQuestion): boolean {
  const { requestedCentavos, installments, downPaymentCentavos = 0 } = question;
  const downPayment = lines.find(({ key }) => key === 'entrada')?.centavos ?? 0;
  const amount = askedCentavos ?? quote.requestedCentavos;
  return (
    installments === quote.installments &&
    (requestedCentavos === 0 || requestedCentavos === amount) &&
    (downPaymentCentavos === 0 || downPaymentCentavos === downPayment)
  );
}

/** The offer that was shown, where it still stands and is what was asked for. */
export const taking = <Question extends ChooseQuestion & { readonly cpf?: string }>(
  parts: LenderParts,
  operation: 'lender.accept' | 'lender.choose',
): Operation<Question, Offer> =>
  simulateOperation<Question, Offer>(parts, {
    operation,
    latencyMs: 400,
    // Whoever chooses is not named yet.
    cpfOf: ({ cpf = '' }) => cpf,
    answer: async (question, { proposal }) => {
      const [row] = await findOffer(parts.db, [question.offer, proposal]);
      if (row === undefined || row.valid_until < today(parts.clock.now())) return { kind: 'refused', remake: true };
      const offer = sealedValue<Offer>(parts.keyring, offerContext(question.offer)).open(row.offer);
      return isSame(offer, question) ? { kind: 'done', value: offer } : { kind: 'refused', remake: true };
    },
  });
