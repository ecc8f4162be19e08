import type { Form } from '@passo/engine/form/form.ts';
import { beginLookUp } from './lookUp.ts';

/** Banks without counters, where every account is kept at the same branch: Nubank, Inter, C6, PicPay, Mercado Pago, PagBank, Neon. */
const banks: ReadonlySet<unknown> = new Set(['260', '077', '336', '380', '323', '290', '536']);
const BRANCH = 'agencia';

/**
 * A bank with one branch tells it, as a postal code tells an address: what a person typed stays, and another bank takes out only what
 * was filled in here. What came with the page and is that branch was filled in before; nobody typed it on this one.
 */
export function bankChosen(form: Form, key: string, bank: unknown, former: unknown): void {
  const told = { [BRANCH]: ['0001'] };
  const looking = beginLookUp(form, key, [BRANCH]);
  if (banks.has(former) && form.editsOf(BRANCH) === 0) looking.claim(told);
  looking.settle(banks.has(bank) ? told : {});
}
