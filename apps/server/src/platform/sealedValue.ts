import type { Keyring } from './keyring.ts';

/** A value that we alone seal and open. */
export interface SealedValue<Value> {
  seal(value: Value): Buffer;
  open(sealed: Buffer): Value;
}

/** What opens under a context was sealed under it, by this very pair: so it is of its type. For values that live shortly: see `openState`. */
export const sealedValue = <Value>(keyring: Keyring, context: string): SealedValue<Value> => ({
  seal: (value) => keyring.sealJson(value, context),
  open: (sealed) => keyring.openJson(sealed, context) as Value,
});
