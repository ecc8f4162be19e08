import type { BenefitsOperations } from './benefits.ts';
import type { BureauOperations } from './bureau.ts';
import type { DocumentsOperations } from './documents.ts';
import type { EmployerOperations } from './employer.ts';
import type { IdentityOperations } from './identity.ts';
import type { LenderOperations } from './lender.ts';
import type { OfficeOperations } from './office.ts';
import type { PayrollMarginOperations } from './payrollMargin.ts';
import type { SignatureOperations } from './signature.ts';
import type { UtilityOperations } from './utility.ts';

/**
 * Every question that a step can put to the outside world, `<port>.<operation>`. The words of a port live here, in pure
 * code, because a step kind writes the question; the server says who answers it.
 */
export type Operations = BenefitsOperations &
  BureauOperations &
  DocumentsOperations &
  EmployerOperations &
  IdentityOperations &
  LenderOperations &
  OfficeOperations &
  PayrollMarginOperations &
  SignatureOperations &
  UtilityOperations;

export type OperationName = keyof Operations;
export type QuestionOf<Name extends OperationName> = Operations[Name]['question'];
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'];

/** What becomes of a question with whom it was put to, once the proposal ends without money. */
interface Standing {
  /**
   * `never`: something was looked up or said, and nothing rests on it. `open`: somebody works on it until they answer. `kept`:
   * what was granted stands until it is withdrawn, answered or not. `paid`: it cannot be withdrawn, so nobody cancels once it
   * was put.
   */
  readonly stands: 'never' | 'open' | 'kept' | 'paid';
  /** What is withdrawn, as the customer reads it: after 'Vamos cancelar'. */
  readonly words?: string;
  /** It binds the customer, or asks what is known of them: never before their identity was proven. */
  readonly identity?: true;
  /** It takes room in the salary. */
  readonly inSalary?: true;
}

const nothing: Standing = { stands: 'never' };
/** What somebody knows of the person: debts, score, benefits, margin, balance. */
const reveals: Standing = { stands: 'never', identity: true };
const kept = (words: string): Standing => ({ stands: 'kept', words, identity: true });
const inSalary = (words: string): Standing => ({ ...kept(words), inSalary: true });
/** An analyst, a lawyer, the back office: told while they look at it, so that nobody works in vain. */
const looksAt = (words: string): Standing => ({ stands: 'open', words });

/** All of them by name; one that is missing here does not compile. */
const standings = {
  'bureau.analyse': reveals,
  'bureau.behaviour': reveals,
  // A doubtful case that an analyst of the bureau decides is the bureau's own: it holds nothing of the customer's.
  'bureau.crivo': reveals,
  'bureau.kyc': reveals,
  'bureau.register': reveals,
  'bureau.restrictions': reveals,
  'bureau.score': reveals,
  'benefits.in100': reveals,
  'benefits.query': reveals,
  // Papers are our own: a contract that nobody signed binds nobody, and what was sent was sent.
  'documents.contract': { stands: 'never', identity: true },
  'documents.send': nothing,
  'employer.analyseProposal': kept('a análise da sua empresa'),
  'employer.approve': kept('a aprovação da sua empresa'),
  'employer.approveEmployee': kept('a aprovação da sua empresa'),
  // A register of people and companies: it is of them, not of this proposal.
  'employer.createEmployee': nothing,
  'employer.policy': nothing,
  'employer.register': nothing,
  'employer.validateSimulation': kept('a conferência da parcela pela sua empresa'),
  // A session that nobody goes through runs out by itself; a verdict is a verdict.
  'identity.facial': nothing,
  'identity.faceMatch': nothing,
  'identity.liveness': nothing,
  'identity.livenessFaceMatch': nothing,
  'identity.readDocuments': nothing,
  'identity.verify': nothing,
  'lender.accept': kept('a oferta reservada no banco'),
  'lender.checkAccount': reveals,
  // Looked up as it was shown: it reserves nothing, and everybody who typed the same is shown the same.
  'lender.choose': nothing,
  'lender.disburse': { stands: 'paid', identity: true },
  'lender.fgtsBalance': reveals,
  'lender.pixAccount': reveals,
  'lender.propose': kept('a oferta do banco'),
  'lender.revise': kept('a revisão da oferta no banco'),
  'office.analyseData': looksAt('a análise dos seus dados'),
  'office.creditReview': looksAt('a conferência do crédito'),
  'office.legalReview': looksAt('a conferência do contrato'),
  'office.rateReview': looksAt('a conferência da taxa'),
  'office.release': looksAt('a liberação do pedido'),
  'office.review': looksAt('a revisão do pedido'),
  'payrollMargin.confirm': inSalary('o desconto registrado no seu salário'),
  'payrollMargin.consult': reveals,
  'payrollMargin.employment': reveals,
  'payrollMargin.endorse': inSalary('o desconto registrado no seu salário'),
  'payrollMargin.reserve': inSalary('a parcela reservada no seu salário'),
  'signature.collect': kept('a assinatura do contrato'),
  'signature.others': kept('as outras assinaturas do contrato'),
  'signature.withLiveness': kept('a assinatura do contrato'),
  'utility.readBill': nothing,
} as const satisfies Readonly<Record<OperationName, Standing>>;

export const isOperation = (name: string): name is OperationName => Object.hasOwn(standings, name);

const operations: readonly OperationName[] = Object.keys(standings).filter(isOperation);

/** The questions of a port. */
export const operationsOf = (port: string): readonly OperationName[] =>
  operations.filter((name) => name.startsWith(`${port}.`));

export const standingOf = (name: OperationName): Standing => standings[name];

/** Whether something of the customer's is held or moved by it, until somebody takes it back, or for good. */
export const binds = (name: OperationName): boolean => ['kept', 'paid'].includes(standingOf(name).stands);

/**
 * They stand in each other's way, whichever steps put them: a payroll that still holds the deduction of an older contract has no room for the
 * next installment.
 */
export const operationsInSalary: readonly OperationName[] = operations.filter(
  (name) => standingOf(name).inSalary === true,
);

/** Those of which something stands so. */
export const operationsThatStand = (stands: Standing['stands']): readonly OperationName[] =>
  operations.filter((name) => standingOf(name).stands === stands);
