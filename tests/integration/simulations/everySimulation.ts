import type { CallName } from '@passo/contract';

/** A simulation call as it is meant: for which product, in which words, and how many offers or options it answers. */
export interface Meant {
  readonly call: CallName;
  readonly product: string;
  readonly words: Readonly<Record<string, unknown>>;
  readonly answers: number;
}

const loan = { valorSolicitado: 3_000, prazo: 24 };

/** Banks that reckon by the calculators of these calls; every other product is lent by the house's. */
export const banksOfCalculators: Readonly<Record<string, string>> = {
  clt: 'banco-vale-verde',
  'card-withdrawal': 'banco-cerrado',
  refinancing: 'banco-serra-azul',
  inss: 'banco-serra-azul',
  energy: 'banco-mare-alta',
  'vehicle-equity': 'banco-araucaria',
  personal: 'financeira-litoral',
  vehicle: 'banco-pedra-branca',
};

/** Every simulation call of the inventory. */
export const everySimulation: readonly Meant[] = [
  { call: 'simulation', product: 'clt', words: loan, answers: 1 },
  { call: 'agxPrivateSimulation', product: 'clt', words: { valor: 3_000, prazo: 24 }, answers: 1 },
  { call: 'simulationRange', product: 'consortium', words: { valorSolicitado: 50_000 }, answers: 6 },
  { call: 'agxPrivateSimulationRange', product: 'clt', words: { valorSolicitado: 3_000 }, answers: 6 },
  { call: 'afinzSimulation', product: 'card-withdrawal', words: { valorSolicitado: 1_000 }, answers: 6 },
  {
    call: 'qitechSimulationCalculator',
    product: 'refinancing',
    words: { valorSolicitado: 1_000, prazo: 84, contrato: 'HZ-1001' },
    answers: 1,
  },
  { call: 'qitechMaxValuesSimulation', product: 'inss', words: { prazo: 84 }, answers: 0 },
  { call: 'funcaoSimulation', product: 'energy', words: { valorSolicitado: 900, prazo: 22 }, answers: 1 },
  {
    call: 'nioSimulationCalculator',
    product: 'vehicle-equity',
    words: { ...loan, valorSolicitado: 20_000 },
    answers: 1,
  },
  { call: 'crefisaSimulationCalculator', product: 'personal', words: loan, answers: 1 },
  { call: 'multipleFinancing', product: 'real-estate', words: { prazo: 360, valorEntradaCDC: 80_000 }, answers: 2 },
  { call: 'cdcFinancing', product: 'vehicle', words: { valorEntradaCDC: 15_000, comSeguro: true }, answers: 5 },
  { call: 'fgtsSimulation', product: 'fgts', words: { periodos: 3 }, answers: 1 },
  { call: 'cdcSimulation', product: 'cdc', words: { valorEntradaCDC: '500.50', comSeguro: 'true' }, answers: 6 },
  { call: 'agxPrivateSimulationType', product: 'clt', words: {}, answers: 2 },
  { call: 'agxPrivateSimulationDeadline', product: 'clt', words: {}, answers: 6 },
  { call: 'multipleFinancingResource', product: 'real-estate', words: {}, answers: 2 },
  { call: 'residencyValue', product: 'real-estate', words: {}, answers: 0 },
  { call: 'qitechContracts', product: 'portability', words: {}, answers: 2 },
  { call: 'qitechCreditTransferParticipants', product: 'portability', words: {}, answers: -1 },
];

/** Those whose answer the lender decides; the others only read what is known. */
export const decidedByLender = everySimulation.filter(
  ({ call }) =>
    ![
      'agxPrivateSimulationType',
      'multipleFinancingResource',
      'residencyValue',
      'qitechCreditTransferParticipants',
    ].includes(call),
);
