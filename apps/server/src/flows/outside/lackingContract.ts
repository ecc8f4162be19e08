import { catalog, loanProduct, missingIn } from '@passo/catalog';
import {
  factsOf,
  isVoid,
  liveSteps,
  reopenStep,
  unaskedBefore,
  withStep,
  type Answer,
  type CompiledFlow,
  type CompiledStep,
  type JourneyEnvironment,
  type JourneyState,
  type Moved,
} from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';

/* A contract that lacks what its product states today: written before a release, or in a flow that began before it. Nobody is bound by one. */

interface At {
  readonly proposal: string;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
}

type Telling = Pick<Runtime, 'logger'>;

/** What the contract would have to name and nobody has said, by its words. */
const lacking = ({ flow, state, step }: At): readonly string[] =>
  missingIn(loanProduct(flow.product)?.particulars?.of(factsOf(flow, state, step.index)) ?? []);

const writes = ({ kind }: CompiledStep): boolean => kind.call?.operation === 'documents.contract';

/**
 * What is missing is asked for by name, and whoever goes back says it; where the flow of the proposal has no place for it nobody can, and the
 * proposal ends with the reason.
 */
export function contractAnswer({ logger }: Telling, at: At, answer: Answer): Answer {
  const { proposal, flow, step } = at;
  if (!writes(step) || answer.kind !== 'refused' || answer.remake !== true) return answer;
  const missing = lacking(at);
  if (missing.length === 0 || unaskedBefore(flow, step, catalog).length === 0) return answer;
  logger.warn(
    { proposal, slug: step.slug, product: flow.product, missing },
    'a flow does not ask what its contract names',
  );
  return { kind: 'refused', text: endWords(missing) };
}

const endWords = (missing: readonly string[]): string =>
  `O contrato agora precisa dizer também: ${missing.join('; ')}. Este pedido começou antes e não pergunta isso, então termina aqui. ` +
  'Nenhum contrato vale e nada foi cobrado. Comece um pedido novo, que leva poucos minutos, ou fale com a gente.';

/**
 * A signature that comes in for such a contract is none, nor is one for a contract that would be written otherwise today: the contract is
 * asked for anew. Null where the contract can be signed.
 */
export function signedInVain(
  { logger }: Telling,
  at: At,
  answer: Answer,
  environment: JourneyEnvironment,
): Moved | null {
  const { proposal, flow, state, step } = at;
  if (step.kind.signs !== true || answer.kind !== 'done') return null;
  const contracts = liveSteps(flow, state, environment).filter((one) => one.index < step.index && writes(one));
  const stale = contracts.find((one) => isVoid(flow, state, one));
  const contract = stale ?? (lacking(at).length === 0 ? undefined : contracts.at(-1));
  if (contract === undefined) return null;
  logger.warn(
    { proposal, slug: step.slug, product: flow.product },
    'a contract was signed that lacks what it has to name',
  );
  const unsigned = withStep(state, step.slug, { status: 'init', asked: null, result: {} });
  return reopenStep(flow, unsigned, contract, environment);
}
