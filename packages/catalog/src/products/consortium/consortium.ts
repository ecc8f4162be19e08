import { definePlan } from '../plan.ts';
import { isNoLoan, planPaper } from '../planClauses.ts';

/** A plan for a vehicle, another good or a service. */
export const consortium = definePlan({
  label: 'Consórcio',
  minimumCentavos: 2_000_000,
  maximumCentavos: 100_000_000,
  terms: [60, 80, 100, 120, 150, 180],
  administrationFee: 0.16,
  reserveFund: 0.02,
  example: { requestedCentavos: 6_000_000, installments: 80 },
  paper: planPaper({
    secured: 'Depois de contemplado, o bem que comprei fica em garantia até a última parcela e pode ser tomado.',
    index: 'pelo IPCA do IBGE',
  }),
  notes: [isNoLoan, 'O valor da carta e das parcelas acompanha, uma vez por ano, o IPCA: a parcela pode subir.'],
});
