import { addDays, formatDate, type CalendarDate } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import type { OperationName } from './operations.ts';
import { nothingFits } from './possibleInstallment.ts';
import type { Lead } from './refusalLeads.ts';
import { reasons, type Reason, type ReasonName, type Spoiled } from './refusalReasons.ts';

/** All of them by name; a question that is missing here does not compile. */
const reasonOf: Readonly<Record<OperationName, ReasonName>> = {
  'bureau.analyse': 'credit',
  'bureau.behaviour': 'credit',
  'bureau.crivo': 'credit',
  'bureau.kyc': 'person',
  'bureau.register': 'register',
  'bureau.restrictions': 'restriction',
  'bureau.score': 'credit',
  'benefits.in100': 'benefit',
  'benefits.query': 'benefit',
  'documents.contract': 'drafting',
  'documents.send': 'drafting',
  'employer.analyseProposal': 'employer',
  'employer.approve': 'deduction',
  'employer.approveEmployee': 'employer',
  'employer.createEmployee': 'employer',
  'employer.policy': 'employer',
  'employer.register': 'employer',
  'employer.validateSimulation': 'employer',
  'identity.facial': 'person',
  'identity.faceMatch': 'photo',
  'identity.liveness': 'photo',
  'identity.livenessFaceMatch': 'photo',
  'identity.readDocuments': 'person',
  'identity.verify': 'person',
  'lender.accept': 'offer',
  'lender.checkAccount': 'account',
  'lender.pixAccount': 'account',
  'lender.choose': 'offer',
  'lender.disburse': 'payment',
  'lender.fgtsBalance': 'balance',
  'lender.propose': 'credit',
  'lender.revise': 'offer',
  'office.analyseData': 'sent',
  'office.creditReview': 'office',
  'office.legalReview': 'office',
  'office.rateReview': 'office',
  'office.release': 'office',
  'office.review': 'sent',
  'payrollMargin.confirm': 'margin',
  'payrollMargin.consult': 'noMargin',
  'payrollMargin.employment': 'employment',
  'payrollMargin.endorse': 'margin',
  'payrollMargin.reserve': 'margin',
  'signature.collect': 'contract',
  'signature.others': 'contract',
  'signature.withLiveness': 'contract',
  'utility.readBill': 'paper',
};

/**
 * People answer these: an employer asked about the employee, the office, and whoever signs or does not. Registers of an employer and whatever
 * else is asked answer by rules.
 */
const byPeople: readonly OperationName[] = [
  'employer.analyseProposal',
  'employer.approve',
  'employer.approveEmployee',
  'employer.validateSimulation',
  'office.analyseData',
  'office.creditReview',
  'office.legalReview',
  'office.rateReview',
  'office.release',
  'office.review',
  'signature.collect',
  'signature.others',
  'signature.withLiveness',
];

/** What was done or failed, where nobody decided about a person. */
const noDecision: readonly OperationName[] = ['lender.disburse'];

/** What the button that tries again does: no step of an order that has ended is done again, and nothing personal is typed twice. */
const BEGINS = 'É um pedido novo, com os seus dados já preenchidos.';

interface ToldRefusal {
  readonly reason: string;
  readonly text: string;
  readonly tryAgain: string;
  /** Why then, where that has to be said. */
  readonly why?: string;
  readonly lead?: Lead;
  /** Whether no person decided, as far as is known here. */
  readonly automatic: boolean;
}

/**
 * The words of a no to this question. `on`: the day of it, where that is known; a day is only named with it. `learned`: what the step was
 * taught, in whose order nothing may be left that fits.
 */
export function toldRefusal(operation: OperationName, on: CalendarDate | null, learned: JsonObject = {}): ToldRefusal {
  const name = nothingFits(learned) ? 'noMargin' : reasonOf[operation];
  const { reason, text, lead, why: given, tryAgain }: Reason = reasons[name];
  const why = lead?.does === 'anew' ? (given ?? BEGINS) : given;
  const told = { reason, text, ...(why !== undefined && { why }), ...(lead && { lead }) };
  return { ...told, ...whenOf(tryAgain, on), automatic: ![...byPeople, ...noDecision].includes(operation) };
}

/** What of the answers a no to this question was about; undefined: none of them in particular. */
export function spoiledBy(operation: OperationName): Spoiled | undefined {
  const { spoils }: Reason = reasons[reasonOf[operation]];
  return spoils;
}

function whenOf(tryAgain: Reason['tryAgain'], on: CalendarDate | null): Pick<ToldRefusal, 'tryAgain' | 'why'> {
  if (typeof tryAgain === 'string') return { tryAgain };
  const { afterDays, why } = tryAgain;
  const from = on === null ? `Depois de ${afterDays} dias` : `A partir de ${formatDate(addDays(on, afterDays))}`;
  return { tryAgain: from, why };
}
