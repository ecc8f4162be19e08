/** What of the peer is used; a plain checkout does not have it. */
declare module 'financial' {
  export function pmt(rate: number, periods: number, presentValue: number): number;
  export function ipmt(rate: number, period: number, periods: number, presentValue: number): number;
  export function irr(values: readonly number[]): number;
}
