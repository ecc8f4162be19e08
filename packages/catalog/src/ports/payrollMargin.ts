import type { Person } from './person.ts';

/** A post in the public service: the body that pays, the number of the person in its payroll, by which law they serve. */
type PublicPost = { readonly body: string; readonly registration: string; readonly regime: string };

/** Who takes the installments from the pay. */
export type Payroll = {
  /** Empty where a public body pays. */
  readonly employerCnpj: string;
  readonly post?: PublicPost;
};

type ReserveQuestion = Payroll & {
  readonly person: Person;
  readonly installmentCentavos: number;
  readonly installments: number;
};
type Reservation = { readonly reservation: string };
type ConfirmQuestion = { readonly cpf: string; readonly reservation: string; readonly contractHash: string };
type Endorsement = { readonly endorsement: string };

type ConsultQuestion = Payroll & {
  readonly person: Person;
  readonly salaryCentavos: number;
};
type FreeMargin = { readonly marginCentavos: number };
type KnownQuestion = { readonly person: Person };
/** Amounts in centavos a month; `deductionsCentavos` is what the law takes of the salary. */
type Employment = {
  readonly employerCnpj: string;
  readonly employerName: string;
  readonly admittedOn: string;
  readonly salaryCentavos: number;
  readonly deductionsCentavos: number;
};
/** Null: nobody is known to employ them. */
type KnownEmployment = { readonly employment: Employment | null };
type EndorseQuestion = ReserveQuestion & { readonly contractHash: string };

/** Averbação: the payroll's promise to pay the installment. Reserved first, confirmed once the contract stands. */
export type PayrollMarginOperations = {
  'payrollMargin.reserve': { readonly question: ReserveQuestion; readonly answer: Reservation };
  /** Where somebody works, as eSocial has it. */
  'payrollMargin.employment': { readonly question: KnownQuestion; readonly answer: KnownEmployment };
  'payrollMargin.consult': { readonly question: ConsultQuestion; readonly answer: FreeMargin };
  /** Both in one, where the payroll has no reservation. */
  'payrollMargin.endorse': { readonly question: EndorseQuestion; readonly answer: Endorsement };
  'payrollMargin.confirm': { readonly question: ConfirmQuestion; readonly answer: Endorsement };
};
