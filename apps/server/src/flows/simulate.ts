import type { BodyOf } from '@passo/contract';
import { fromReais, today } from '@passo/domain';
import { factsOf, isRecord } from '@passo/engine';
import type { Offer } from '@passo/catalog';
import { ProblemError } from '../platform/problemError.ts';
import { openAccess, requireProof, type Visitor } from './access.ts';
import { bodyDigest } from './digest.ts';
import type { Runtime } from './runtime.ts';

const TIMEOUT_MS = 10_000;

/** Asks the lender what an amount costs over a term. The offer is kept by the lender until it expires. */
export async function simulate(runtime: Runtime, visitor: Visitor, body: BodyOf<'simulation'>): Promise<Offer> {
  const access = requireProof(await openAccess(runtime, visitor));
  const { version, state, id } = access.proposal;
  const step = version.flow.bySlug.get(body.step);
  if (step === undefined) throw new ProblemError('step.notFound');
  if (step.index > (version.flow.bySlug.get(state.currentStep)?.index ?? 0)) throw new ProblemError('step.notReached');
  const amount = fromReais(body.valorSolicitado);
  if (!amount.ok) throw new ProblemError('simulation.refused');
  const { results } = factsOf(version.flow, state, step.index);
  const credit = results.credito;
  const read = (key: string): number => {
    const value: unknown = isRecord(credit) ? credit[key] : undefined;
    return typeof value === 'number' ? value : 0;
  };
  const question = {
    product: access.channel.settings.product,
    requestedCentavos: amount.value,
    installments: body.prazo,
    marginCentavos: read('marginCentavos'),
    monthlyRate: read('monthlyRate'),
  };
  const digest = bodyDigest(question, today(runtime.clock.now())).toString('hex').slice(0, 32);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await runtime.lender.simulate(question, { key: `${id}:${body.step}:${digest}`, signal });
  if (answer.kind === 'done') return answer.value;
  if (answer.kind !== 'refused') throw new ProblemError('provider.failed');
  throw new ProblemError('simulation.refused', answer.text === undefined ? {} : { message: answer.text });
}
