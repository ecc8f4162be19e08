import type { Person } from './person.ts';

export type ApprovalQuestion = {
  readonly person: Person;
  readonly employerCnpj: string;
  readonly admittedOn: string;
  readonly salaryCentavos: number;
  readonly installmentCentavos: number;
  readonly installments: number;
};
export type Approval = { readonly approvedAt: string };

export type EmployerOperations = {
  'employer.approve': { readonly question: ApprovalQuestion; readonly answer: Approval };
};
