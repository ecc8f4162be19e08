import { offerOnWire, type LoanLimits, type Offer, type RunningDebt, type SimulationQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openSimulation, type Asked, type Simulation } from './asked.ts';
import { letIn, letInSome, type Named } from './letIn.ts';
import { chosenDebt } from './chosenDebt.ts';
import { lendersFor, requireLending } from './lendsHere.ts';
import { withinBand } from './withinBand.ts';

/* One flow for all simulations of the wire: each call only says what it asks (see `Asked`). */

type OfferOnWire = ReturnType<typeof offerOnWire>;

/** What an amount costs over a term. The offer is kept by the lender until it expires. */
export async function simulate(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<OfferOnWire> {
  const simulation = await openSimulation(runtime, visitor, asked);
  return onlyOffer(runtime, simulation, await ask(runtime, simulation, await named(runtime, simulation)));
}

/** The most that the installment which fits can buy over the term. */
export async function simulateByInstallment(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<OfferOnWire> {
  const simulation = await openSimulation(runtime, visitor, asked);
  const { maximumCentavos } = valueOf(await limitsOf(runtime, simulation));
  const asks = wanting(await named(runtime, simulation), { requestedCentavos: maximumCentavos });
  return onlyOffer(runtime, simulation, await ask(runtime, simulation, asks));
}

/** The same over every term that is allowed. A term that is refused is left out; where all are, the last reason is told. */
export async function simulateTerms(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<OfferOnWire[]> {
  const simulation = await openSimulation(runtime, visitor, asked);
  return (await overTerms(runtime, simulation)).map((offer) => onWire(simulation, offer));
}

/** The same as the lender told them. */
export const termOffers = async (runtime: Runtime, visitor: Visitor, asked: Asked): Promise<readonly Offer[]> =>
  overTerms(runtime, await openSimulation(runtime, visitor, asked));

async function overTerms(runtime: Runtime, simulation: Simulation): Promise<readonly Offer[]> {
  const { terms } = valueOf(await limitsOf(runtime, simulation));
  const known = await named(runtime, simulation);
  const asks = terms.map((installments) => ask(runtime, simulation, wanting(known, { installments })));
  return withinBand(runtime, simulation, offersOf(await Promise.all(asks)));
}

/** Several lenders, or several ways of paying back, side by side. */
export async function compareLenders(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<OfferOnWire[]> {
  const simulation = await openSimulation(runtime, visitor, asked);
  const installments = asked.installments ?? (await longestTerm(runtime, simulation));
  const held = wanting(await named(runtime, simulation), { installments });
  const question = { ...held.question, ...lendersFor(simulation, runtime.clock) };
  const compared = await runtime.lender.compare?.(question, simulation.asking(question));
  const offers =
    compared === undefined
      ? [valueOf(await ask(runtime, simulation, held))]
      : valueOf(letInSome(runtime, held, compared));
  return (await withinBand(runtime, simulation, offers)).map((offer) => onWire(simulation, offer));
}

export async function simulationLimits(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<LoanLimits> {
  return valueOf(await limitsOf(runtime, await openSimulation(runtime, visitor, asked)));
}

/** The contracts of this customer that a new one can settle; none where the lender has no such product. */
export async function runningDebts(runtime: Runtime, visitor: Visitor, asked: Asked): Promise<readonly RunningDebt[]> {
  const { question, asking, proven } = await openSimulation(runtime, visitor, asked);
  if (!proven) throw new ProblemError('identity.unproven');
  const found = await runtime.lender.contracts?.(question, asking(question));
  return found === undefined ? [] : valueOf(found);
}

/** One offer, where it may be shown. */
async function onlyOffer(runtime: Runtime, simulation: Simulation, answer: Answer<Offer>): Promise<OfferOnWire> {
  const offer = valueOf(answer);
  await withinBand(runtime, simulation, [offer]);
  return onWire(simulation, offer);
}

/** With what the house says of the product. */
const onWire = ({ question }: Simulation, offer: Offer): OfferOnWire => offerOnWire(offer, question.product);

/** The question, with the contract that is taken from another bank as its books have it: the offers are held to that. */
async function named(runtime: Runtime, simulation: Simulation): Promise<Named> {
  const found = await chosenDebt(runtime, simulation);
  const { question, birthDate } = simulation;
  return { question, birthDate, ...(found !== undefined && { replacedDebt: valueOf(found) }) };
}

const wanting = ({ question, ...known }: Named, more: Partial<SimulationQuestion>): Named => ({
  ...known,
  question: { ...question, ...more },
});

/** The lender is asked what the customer asks, and no more. */
async function ask(runtime: Runtime, simulation: Simulation, named: Named): Promise<Answer<Offer>> {
  requireLending(simulation, runtime.clock);
  const { question } = named;
  return letIn(runtime, named, await runtime.lender.simulate(question, simulation.asking(question)));
}

/** By the lender; by the product's rules where the lender says nothing. */
async function limitsOf({ lender }: Runtime, simulation: Simulation): Promise<Answer<LoanLimits>> {
  const { question, product, asking } = simulation;
  const answered = await lender.limits?.(question, asking(question));
  if (answered !== undefined) return answered;
  if (product === undefined) throw new ProblemError('simulation.missing');
  const { minimumCentavos, maximumCentavos, terms, usualRate } = product;
  return { kind: 'done', value: { minimumCentavos, maximumCentavos, terms: [...terms], monthlyRate: usualRate } };
}

async function longestTerm(runtime: Runtime, simulation: Simulation): Promise<number> {
  return valueOf(await limitsOf(runtime, simulation)).terms.at(-1) ?? 0;
}

function offersOf(answers: readonly Answer<Offer>[]): readonly Offer[] {
  const offers = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.value] : []));
  const last = answers.at(-1);
  if (offers.length > 0) return offers;
  if (last === undefined) throw new ProblemError('simulation.refused');
  return [valueOf(answers.find(({ kind }) => kind === 'failed') ?? last)];
}

/** A refusal keeps its words, which are ours whoever refuses (`ports/http/foreign.ts`). */
function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'failed' && answer.reason === 'timeout') throw new ProblemError('provider.timeout');
  if (answer.kind !== 'refused') throw new ProblemError('provider.failed');
  throw new ProblemError('simulation.refused', answer.text === undefined ? {} : { message: answer.text });
}
