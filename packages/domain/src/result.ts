/** What a pure function answers when it can be refused: a value or a problem, never an exception. */
export type Result<T, P = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <P>(problem: P): { readonly ok: false; readonly problem: P } => ({ ok: false, problem });
