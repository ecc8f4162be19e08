import type { CalculatorName, offerOnWire } from '@passo/catalog';
import { toReais } from '@passo/domain';
import { openSimulation, type Asked } from '../flows/simulation/asked.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import type { Visitor } from '../flows/access/access.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import {
  cdcOnWire,
  collateralValue,
  contractsOnWire,
  paybackOptions,
  simulationTypes,
  termOptions,
} from '../flows/simulation/resources.ts';
import {
  compareLenders,
  runningDebts,
  simulate,
  simulateByInstallment,
  simulateTerms,
  simulationLimits,
  termOffers,
} from '../flows/simulation/simulate.ts';
import { readResource } from '../flows/lookups/resource.ts';
import type { RouteInput, RouteParts, Routes } from './call.ts';
import { visitorOf } from './cookies.ts';
import { provenRequest } from './requestKey.ts';

/* Each call of the specification says how its words are read; the flows are the same for all. */

/** The words that all bodies choose from; amounts in reais. */
interface Words {
  readonly step: string;
  readonly valorSolicitado?: number | undefined;
  readonly prazo?: number | undefined;
  readonly valorEntradaCDC?: number | undefined;
  readonly comSeguro?: boolean | undefined;
  readonly contrato?: string | undefined;
}

const askedOf = ({ step, valorSolicitado, prazo, valorEntradaCDC, comSeguro, contrato }: Words): Asked => ({
  ...{ step, amount: valorSolicitado, installments: prazo },
  ...{ downPayment: valorEntradaCDC, insured: comSeguro, contract: contrato },
});

/** The same, of a bank that reckons by this calculator. */
const by =
  <Body>(calculator: CalculatorName, read: (body: Body) => Asked) =>
  (body: Body): Asked => ({ ...read(body), calculator });

type Flow<Value> = (runtime: Runtime, visitor: Visitor, asked: Asked) => Promise<Value>;
type OfferOnWire = ReturnType<typeof offerOnWire>;
type OneOffer = { readonly simulation: OfferOnWire };
type ManyOffers = { readonly simulations: OfferOnWire[] };

interface Input<Body> {
  readonly params: { readonly id: string };
  readonly body: Body;
  readonly idempotencyKey: string | null;
  readonly request: RouteInput<'simulation'>['request'];
}

/** Once for a key; the same body under the same key is answered with the same offer. */
function keyed<Body, Value>(read: (body: Body) => Asked, flow: Flow<Value>) {
  return ({ runtime }: RouteParts, input: Input<Body>): Promise<Value> =>
    onceForKey(runtime, provenRequest(runtime, input.params.id, input), () =>
      flow(runtime, visitorOf(input.request, input.params.id), read(input.body)),
    );
}

const one =
  <Body>(read: (body: Body) => Asked, flow: Flow<OfferOnWire> = simulate) =>
  async (parts: RouteParts, input: Input<Body>): Promise<OneOffer> => ({
    simulation: await keyed(read, flow)(parts, input),
  });

const many =
  <Body>(read: (body: Body) => Asked, flow: Flow<OfferOnWire[]> = simulateTerms) =>
  async (parts: RouteParts, input: Input<Body>): Promise<ManyOffers> => ({
    simulations: await keyed(read, flow)(parts, input),
  });

const limits = keyed(by('qitech', askedOf), simulationLimits);

interface AgxWords {
  readonly step: string;
  readonly tipoSimulacao: 'valor' | 'parcela';
  readonly valor: number;
  readonly prazo: number;
}
const agxByAmount = one(
  by('agx', ({ step, valor, prazo }: AgxWords) => ({ step, amount: valor, installments: prazo })),
);
const agxByInstallment = one(
  by('agx', ({ step, valor, prazo }: AgxWords) => ({ step, installment: valor, installments: prazo })),
  simulateByInstallment,
);

interface FgtsWords {
  readonly step: string;
  readonly periodos: number;
}

export const simulationRoutes = {
  simulation: one(askedOf),
  simulationRange: many(askedOf),
  funcaoSimulation: one(by('funcao', askedOf)),
  nioSimulationCalculator: one(by('nio', askedOf)),
  crefisaSimulationCalculator: one(by('crefisa', askedOf)),
  qitechSimulationCalculator: one(by('qitech', askedOf)),
  fgtsSimulation: one(by('fgts', ({ step, periodos }: FgtsWords) => ({ step, installments: periodos }))),
  agxPrivateSimulation: (parts, input) =>
    (input.body.tipoSimulacao === 'parcela' ? agxByInstallment : agxByAmount)(parts, input),

  agxPrivateSimulationRange: many(by('agx', askedOf)),
  afinzSimulation: many(by('afinz', askedOf)),
  cdcFinancing: many(by('cdc', askedOf)),
  // Each bank by its own.
  multipleFinancing: many(askedOf, compareLenders),

  qitechMaxValuesSimulation: async (parts, input) => {
    const { minimumCentavos, maximumCentavos, terms, monthlyRate } = await limits(parts, input);
    return { minimum: toReais(minimumCentavos), maximum: toReais(maximumCentavos), terms: [...terms], monthlyRate };
  },

  cdcSimulation: async ({ runtime }, { params, query, request }) => {
    const asked = { step: query.step, downPayment: query.valorEntradaCDC, insured: query.comSeguro };
    return cdcOnWire(await termOffers(runtime, visitorOf(request, params.hashId), asked));
  },
  agxPrivateSimulationType: ({ runtime }, { params, query, request }) =>
    simulationTypes(runtime, visitorOf(request, params.hashId), query),
  agxPrivateSimulationDeadline: ({ runtime }, { params, query, request }) =>
    termOptions(runtime, visitorOf(request, params.hashId), query),
  multipleFinancingResource: ({ runtime }, { params, query, request }) =>
    paybackOptions(runtime, visitorOf(request, params.hashId), query),
  residencyValue: ({ runtime }, { params, query, request }) =>
    collateralValue(runtime, visitorOf(request, params.hashId), query),
  qitechContracts: async ({ runtime }, { params, query, request }) =>
    contractsOnWire(await runningDebts(runtime, visitorOf(request, params.hashId), query), runtime.clock),
  qitechCreditTransferParticipants: async ({ runtime }, { params, query, request }) => {
    const visitor = visitorOf(request, params.hashId);
    await openSimulation(runtime, visitor, query);
    return readResource(runtime, visitor, 'bancos', {});
  },
} satisfies Partial<Routes>;
