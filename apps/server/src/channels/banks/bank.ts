import type { CalculatorName, Institution } from '@passo/catalog';

/** How a bank lends a product: within the product's own rules, which always win. */
export interface Lending {
  /** Usual one, as a fraction; an analysis moves it as it moves the product's. */
  readonly monthlyRate: number;
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  readonly terms: readonly number[];
  /** Monthly; nobody who is known to earn less is lent anything. */
  readonly incomeCentavos?: number;
  /** In whole years, both included, of who asks. */
  readonly age?: { readonly from?: number; readonly to?: number };
  /** Whose way of reckoning it has; the product's own where it is absent. */
  readonly calculator?: CalculatorName;
}

/** By whose leave an account is opened, and where it is used. */
interface Opening {
  /** As customers read it (Lei 14.790/2023, art. 15, II). */
  readonly authorization: string;
  /** Host name. */
  readonly site: string;
}

/** Who lends, or with whom an account is opened: data, `banks/<slug>.json`. */
export interface Bank {
  readonly slug: string;
  /** Its number among the banks of the country; whoever lends nothing has none. */
  readonly compe?: string;
  /** As people call it. */
  readonly name: string;
  readonly institution: Institution;
  readonly color: string;
  /** By product. */
  readonly lends: Readonly<Record<string, Lending>>;
  /** By product that opens an account. */
  readonly opens?: Readonly<Record<string, Opening>>;
}

export type Banks = ReadonlyMap<string, Bank>;

export const lendingOf = ({ lends }: Bank, product: string): Lending | undefined =>
  Object.hasOwn(lends, product) ? lends[product] : undefined;

export const openingOf = ({ opens = {} }: Bank, product: string): Opening | undefined =>
  Object.hasOwn(opens, product) ? opens[product] : undefined;
