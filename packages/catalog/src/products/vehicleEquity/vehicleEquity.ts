import { prudentShare } from '../income.ts';
import { paidBySlip, securedByVehicle, servicesAreDone, vehicleMayBeTaken } from '../clauses.ts';
import { ownVehicle } from '../../particulars/vehicle.ts';
import { needing } from '../../ports/facts.ts';
import { defineLoan, usualTerms } from '../parts.ts';
import { vehicleDetails, vehicleKinds, vehicleLine } from '../vehicleWorth.ts';

/** Of the vehicle's value, the most that is lent on it. */
const LOAN_TO_VALUE = 0.7;
const mostOn = (collateralCentavos: number): number => Math.floor(collateralCentavos * LOAN_TO_VALUE);
const REGISTRATION = { name: 'Registro do contrato', centavos: 27_500, when: 'financed' } as const;

/** Money on a vehicle that is the customer's own and paid for. */
export const vehicleEquity = defineLoan({
  label: 'Empréstimo com garantia de veículo',
  regulation: 'consumer',
  minimumCentavos: 300_000,
  maximumCentavos: 15_000_000,
  terms: [12, 18, 24, 36, 48, 60],
  usualRate: 0.0219,
  example: { requestedCentavos: 3_000_000, installments: 36, details: { collateralCentavos: 6_000_000 } },
  needs: needing(['valorVeiculo']),
  detailsOf: vehicleDetails,
  mostOn,
  ceilingOf: ({ details }) => mostOn(details?.collateralCentavos ?? 0),
  charges: [REGISTRATION.name, 'Avaliação do veículo', 'Tarifa de cadastro'],
  termsOf: (question) => ({
    ...usualTerms(question),
    fees: [REGISTRATION],
  }),
  lineKinds: vehicleKinds,
  linesOf: (question) => [vehicleLine(question)],
  bears: prudentShare,
  paper: {
    unpaid:
      'O veículo pode ser tomado e vendido, como está escrito acima; isso também tem despesas, que entram na dívida.',
    clauses: [securedByVehicle, vehicleMayBeTaken, servicesAreDone, paidBySlip],
  },
  particulars: ownVehicle,
  notes: [
    'O veículo continua com você e fica em garantia até a última parcela: se você não pagar, ele pode ser tomado e vendido.',
  ],
});
