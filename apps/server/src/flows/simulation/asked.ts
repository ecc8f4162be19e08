import {
  loanProduct,
  marginOf,
  text,
  type CalculatorName,
  type LoanDetails,
  type LoanProduct,
  type SimulationQuestion,
} from '@passo/catalog';
import { fromReais, today } from '@passo/domain';
import { factsOf, isProven, isRecord, type CompiledStep, type Facts } from '@passo/engine';
import { lendingOf } from '../../channels/banks/bank.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Asking } from '../../ports/port.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type ProvenAccess, type Visitor } from '../access/access.ts';
import { bodyDigest } from '../../platform/digest.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What a call asks, whatever its words were. Amounts in reais, as they travel. */
export interface Asked {
  /** Where the customer stands; the current step where it is not said. */
  readonly step?: string | undefined;
  readonly amount?: number | undefined;
  readonly installments?: number | undefined;
  /** The installment that fits, instead of what the analysis said. */
  readonly installment?: number | undefined;
  readonly downPayment?: number | undefined;
  readonly insured?: boolean | undefined;
  readonly contract?: string | undefined;
  /** Whose calculator is asked; the bank's own, whichever that is, where it is not said. */
  readonly calculator?: CalculatorName | undefined;
}

/** A question to the lender, and what it was made of. */
export interface Simulation {
  readonly question: SimulationQuestion;
  /** Of who asks, as answered so far: offers are judged by it, whether or not the product's rules ask for it. Empty where unknown. */
  readonly birthDate: string;
  readonly product: LoanProduct | undefined;
  /** Where it was asked: the proposal, and the step with what is known before it. */
  readonly access: ProvenAccess;
  readonly step: CompiledStep;
  readonly facts: Facts;
  /** Whether it was proven who asks. */
  readonly proven: boolean;
  /** The same question on the same day is the same key, so that its offer is the same offer. */
  asking(question: SimulationQuestion): Asking;
}

const TIMEOUT_MS = 10_000;
const ASKED_PER_MINUTE = 240;

/** Reads what is known of the proposal and what is asked into the lender's words. */
export async function openSimulation(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<Simulation> {
  const access = requireProof(await openAccess(runtime, visitor));
  await takeOne(runtime, `simulation:${access.proposal.id}`, ASKED_PER_MINUTE, 60);
  const { facts, proven, step } = knownBefore(access, asked.step);
  const slug = access.channel.settings.product;
  const product = loanProduct(slug);
  // Such a quote tells what somebody owes, has or draws: nobody is asked for it by whoever may be anybody.
  if (!proven && product?.needs.identity === true) throw new ProblemError('identity.unproven');
  requireCalculator(access.channel, asked.calculator);
  const day = today(runtime.clock.now());
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return {
    ...{ product, proven, access, step, facts },
    birthDate: text(facts, 'dataNascimento'),
    question: {
      ...{ product: slug, bankSlug: access.channel.bank.slug },
      // Nothing is looked up of somebody who may be anybody.
      cpf: proven && typeof facts.answers.cpf === 'string' ? facts.answers.cpf : '',
      requestedCentavos: asked.amount === undefined ? 0 : centavosOf(asked.amount),
      installments: asked.installments ?? 0,
      marginCentavos: namedMargin(facts, asked),
      monthlyRate: credit(facts, 'monthlyRate'),
      details: { ...product?.detailsOf?.(facts), ...detailsOf(asked) },
    },
    asking: (question) => ({
      key: `${access.proposal.id}:${asked.step ?? access.proposal.state.currentStep}:${digestOf(question, day)}`,
      signal,
    }),
  };
}

/** A vendor's calculator answers for the banks that reckon by it: of any other its figures would be nobody's offer. */
function requireCalculator({ bank, settings }: Channel, calculator: CalculatorName | undefined): void {
  if (calculator !== undefined && lendingOf(bank, settings.product)?.calculator !== calculator)
    throw new ProblemError('simulation.otherCalculator');
}

const digestOf = (question: SimulationQuestion, day: string): string =>
  bodyDigest(question, day).toString('hex').slice(0, 32);

function knownBefore(
  { proposal }: ProvenAccess,
  slug: string | undefined,
): Pick<Simulation, 'facts' | 'proven' | 'step'> {
  const { version, state } = proposal;
  const current = version.flow.bySlug.get(state.currentStep);
  const step = slug === undefined ? current : version.flow.bySlug.get(slug);
  if (step === undefined) throw new ProblemError('step.notFound');
  if (step.index > (current?.index ?? 0)) throw new ProblemError('step.notReached');
  return { step, facts: factsOf(version.flow, state, step.index), proven: isProven(version.flow, state, step.index) };
}

/** An amount that is no money is refused like one that nobody lends. */
function centavosOf(reais: number): number {
  const read = fromReais(reais);
  if (!read.ok || read.value < 0) throw new ProblemError('simulation.refused');
  return read.value;
}

const detailsOf = ({ downPayment, insured, contract }: Asked): LoanDetails => ({
  ...(downPayment !== undefined && { downPaymentCentavos: centavosOf(downPayment) }),
  ...(insured !== undefined && { insured }),
  ...(contract !== undefined && { contract }),
});

/** What the customer names may be less than what was found out, never more. */
function namedMargin(facts: Facts, { installment }: Asked): number {
  const known = marginOf(facts);
  if (installment === undefined) return known;
  const named = centavosOf(installment);
  return known === 0 ? named : Math.min(named, known);
}

function credit({ results }: Facts, key: string): number {
  const value: unknown = isRecord(results.credito) ? results.credito[key] : undefined;
  return typeof value === 'number' ? value : 0;
}
