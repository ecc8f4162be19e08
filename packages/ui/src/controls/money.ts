import { formatAmount } from '@passo/domain/money/money.ts';
import { caretBefore, deleteThrough, significantOf, type Rewrite } from './masking.ts';

/** Integer centavos of whatever digits a text has; `null` for none or zero, because zero money counts as empty. */
export function readCentavos(text: string): number | null {
  const centavos = Number(text.replace(/\D/g, ''));
  return Number.isSafeInteger(centavos) && centavos > 0 ? centavos : null;
}

/** `123456` → `1.234,56`; nothing for `null` and zero. */
export function writeCentavos(centavos: number | null): string {
  return centavos !== null && Number.isSafeInteger(centavos) && centavos > 0 ? formatAmount(centavos) : '';
}

/**
 * An amount that grows from its centavos. An edit that goes beyond `max` (centavos) is ignored and the amount before it
 * stays, whichever way it came. The caret is kept by the digits to its right, since the left side is what grows.
 */
export function moneyRewrite(max: number): Rewrite {
  const mask = (text: string): string => writeCentavos(readCentavos(text));
  return (before, after, kind) => {
    const edited = deleteThrough(before, after, kind, mask);
    const right = significantOf(edited.text.slice(edited.caret)).length;
    const refused = Number(edited.text.replace(/\D/g, '')) > max;
    const text = refused ? before : mask(edited.text);
    return { text, caret: right === 0 ? text.length : caretBefore(text, right) };
  };
}

/**
 * Reads a pasted amount as a number, not as key presses: someone who copied "8500" or "R$ 8.500" means 8,500 reais, and
 * reading it from the centavos would be wrong by a hundred times. `null` when it is not one amount.
 */
export function parsePastedMoney(text: string): number | null {
  const amount = text.replace(/R\$|\s/g, '');
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(amount) ?? /^(\d+)\.(\d{1,2})$/.exec(amount);
  if (!parts) return null;
  const centavos = Number(parts[1]?.replace(/\./g, '') + (parts[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(centavos) ? centavos : null;
}
