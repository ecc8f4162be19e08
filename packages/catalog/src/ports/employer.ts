import type { Person } from './person.ts';

/** Amounts in centavos; the installment is 0 while nothing was chosen. */
export type EmploymentQuestion = {
  readonly person: Person;
  readonly employerCnpj: string;
  readonly employerName: string;
  readonly admittedOn: string;
  readonly salaryCentavos: number;
  readonly installmentCentavos: number;
  readonly installments: number;
};
export type Approval = { readonly approvedAt: string };
export type Registration = { readonly reference: string };

/** The company that pays the salary, and who keeps its register. Approvals wait for a person there. */
export type EmployerOperations = {
  'employer.approve': { readonly question: EmploymentQuestion; readonly answer: Approval };
  'employer.analyseProposal': { readonly question: EmploymentQuestion; readonly answer: Approval };
  'employer.validateSimulation': { readonly question: EmploymentQuestion; readonly answer: Approval };
  'employer.approveEmployee': { readonly question: EmploymentQuestion; readonly answer: Approval };
  'employer.createEmployee': { readonly question: EmploymentQuestion; readonly answer: Registration };
  'employer.policy': { readonly question: EmploymentQuestion; readonly answer: Registration };
  'employer.register': { readonly question: EmploymentQuestion; readonly answer: Registration };
};
