/** How a debt is paid back: in level instalments or in level parts of the principal, and how its interest usually grows. */
interface Repaying {
  readonly level: 'installment' | 'principal';
  readonly counts: 'months' | 'days';
}

/** `price` and `sac` count months (only an odd first period counts days), `byDays` counts every day. */
export const methods = {
  price: { level: 'installment', counts: 'months' },
  byDays: { level: 'installment', counts: 'days' },
  sac: { level: 'principal', counts: 'months' },
} as const satisfies Readonly<Record<string, Repaying>>;

export type Method = keyof typeof methods;
