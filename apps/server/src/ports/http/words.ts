import type {
  CompareQuestion,
  LoanLimits,
  Offer,
  OperationName,
  Operations,
  RunningDebt,
  SimulationQuestion,
} from '@passo/catalog';
import type { Address } from '../addresses/addresses.ts';
import type { AuthorizationQuestion, Authorized } from '../authorizations/authorizations.ts';
import type { CompanyFound } from '../companies/companies.ts';
import type { Message, MessageChannel } from '../messaging/messaging.ts';
import type { Vehicle, VehicleOption, VehicleType } from '../vehicles/vehicles.ts';

type Options = { readonly options: readonly VehicleOption[] };
type Found = { readonly vehicle: Vehicle | null };
type Pending = { readonly reference: string };
type Model = { readonly type: VehicleType; readonly brand: string; readonly model: string };

/** What is asked of ports that no step asks, and of a lender while the customer looks. */
type AskedByPages = {
  /** The offer's id takes it in `lender.accept` until it expires. */
  readonly 'lender.simulate': { readonly question: SimulationQuestion; readonly answer: Offer };
  /** The banks that it names, or one's several ways of paying back. Not offered where there is one lender and one way. */
  readonly 'lender.compare': { readonly question: CompareQuestion; readonly answer: readonly Offer[] };
  readonly 'lender.limits': { readonly question: SimulationQuestion; readonly answer: LoanLimits };
  /** Contracts that a new one can settle. Not offered where the lender neither refinances nor takes over. */
  readonly 'lender.contracts': { readonly question: SimulationQuestion; readonly answer: readonly RunningDebt[] };
  /** `cep` of 8 digits; `null` for one that nobody has. */
  readonly 'addresses.find': {
    readonly question: { readonly cep: string };
    readonly answer: { readonly address: Address | null };
  };
  /** By a part of the name, or by a whole CNPJ. */
  readonly 'companies.find': {
    readonly question: { readonly name: string };
    readonly answer: { readonly companies: readonly CompanyFound[] };
  };
  readonly 'vehicles.brands': { readonly question: Pick<Model, 'type'>; readonly answer: Options };
  readonly 'vehicles.models': { readonly question: Omit<Model, 'model'>; readonly answer: Options };
  readonly 'vehicles.years': { readonly question: Model; readonly answer: Options };
  /** What a model of a year is worth; `year` is a value out of `vehicles.years`. */
  readonly 'vehicles.value': { readonly question: Model & { readonly year: string }; readonly answer: Found };
  /** `plate` of 7 characters, old or Mercosul; `null` for one that nobody has. Not offered by whoever cannot look plates up. */
  readonly 'vehicles.findPlate': { readonly question: { readonly plate: string }; readonly answer: Found };
  /** Refused where it cannot be carried. The same key is the same message: it is sent once. */
  readonly 'messaging.send': { readonly question: Message; readonly answer: { readonly channel: MessageChannel } };
  /** Starts it: waiting with the bank's reference. */
  readonly 'authorizations.request': { readonly question: AuthorizationQuestion; readonly answer: Authorized };
  /** How it stands now: done, refused, or still waiting. */
  readonly 'authorizations.status': { readonly question: Pending; readonly answer: Authorized };
  /** The token that the customer typed; refused where it is wrong. */
  readonly 'authorizations.confirm': {
    readonly question: Pending & { readonly token: string };
    readonly answer: Authorized;
  };
};

/** Papers are written by ourselves. */
type AskedBySteps = Exclude<OperationName, `documents.${string}`>;

/**
 * Every question that goes over this wire. `wire.openapi.json` is drawn from this type and what it leads to, so a new operation of the
 * catalog is on the wire without a line here.
 */
type WireWords = Pick<Operations, AskedBySteps> & AskedByPages;

export type WireName = keyof WireWords;
export type Asked<Name extends WireName> = WireWords[Name]['question'];
export type Told<Name extends WireName> = WireWords[Name]['answer'];
