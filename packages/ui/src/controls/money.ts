import { caretIn, sidesOf, type Edit, type Selected } from '@passo/domain/edit.ts';
import { formatAmount, MONEY_MAX } from '@passo/domain/money/money.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Integer centavos of whatever digits a text has; `null` for none or zero, because zero money counts as empty. */
export function readCentavos(text: string): number | null {
  const centavos = Number(digitsOf(text));
  return Number.isSafeInteger(centavos) && centavos > 0 ? centavos : null;
}

/** `123456` → `1.234,56`; nothing for `null` and zero. */
export function writeCentavos(centavos: number | null): string {
  return centavos !== null && Number.isSafeInteger(centavos) && centavos > 0 ? formatAmount(centavos) : '';
}

/** How an amount is typed: what a digit at the end of the text is worth, in centavos, and how the text is written. */
interface Typing {
  readonly worth: 1 | 100;
  write(centavos: number | null): string;
}

const REAL = 100;

/** `1465000` → `14.650`: whole reais, the centavos left out. */
export const writeReais = (centavos: number | null): string =>
  centavos === null || centavos < REAL ? '' : writeCentavos(centavos - (centavos % REAL)).slice(0, -',00'.length);

/** Integer centavos of a text of whole reais; `null` for none or zero. */
export const readReais = (text: string): number | null => {
  const reais = readCentavos(text);
  return reais === null ? null : reais * REAL;
};

const byCentavos: Typing = { worth: 1, write: writeCentavos };
const byReais: Typing = { worth: REAL, write: writeReais };

/**
 * An amount that is typed from its centavos. What goes beyond `max` (centavos; else the most that is kept), or is no digit, is
 * refused. The caret is kept by the digits on its right, since the left side is what grows. What is pasted is a new amount,
 * wherever the caret is.
 */
export const moneyEdit = (max = MONEY_MAX): Edit => amountEdit(byCentavos, max);

/** The same of an amount that is typed in whole reais. */
export const reaisEdit = (max = MONEY_MAX): Edit => amountEdit(byReais, max);

function amountEdit({ worth, write }: Typing, max: number): Edit {
  return (before, input) => {
    if (input.insert !== '' && (!/^insert(Text|.*Composition)/.test(input.type) || isWritten(input.insert)))
      return pasted(input.insert, max, write) ?? before;
    const typed = digitsOf(input.insert);
    const [head, tail] = sidesOf(before, input, digitsOf);
    const centavos = Number(head + typed + tail) * worth;
    const isRefused = (input.insert !== '' && typed === '') || centavos > max;
    const text = isRefused ? before.text : write(centavos);
    return isRefused || text === before.text ? before : caretIn(text, placeBefore(text, tail.length));
  };
}

/** A phone's keyboard hands what was copied, or a form's filler what it knows, as if it were typed: no key presses have digits on both sides of a sign. */
const isWritten = (insert: string): boolean => /\d\s*[.,]\s*\d/.test(insert);

function pasted(insert: string, max: number, write: Typing['write']): Selected | null {
  const centavos = parsePastedMoney(insert);
  const text = write(centavos);
  return centavos === null || centavos > max ? null : caretIn(text, text.length);
}

/** The first place in `text` with `count` digits on its right. */
function placeBefore(text: string, count: number): number {
  if (count === 0) return text.length;
  let place = 0;
  while (digitsOf(text.slice(place)).length > count) place += 1;
  return place;
}

const AMOUNT =
  /^(?:R\$|BRL)?\s*(?:(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,(\d{1,2}))?|(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2}))[.,]?\s*(?:reais|real|R\$|BRL)?[.,]?$/i;

/**
 * Reads a pasted amount as a number, not as key presses: someone who copied "8500" or "R$ 8.500" means 8,500 reais, and
 * reading it from the centavos would be wrong by a hundred times. `null` when it is not one amount of reais: with a minus, with
 * "mil" behind it, with another number, it would be an amount that nobody wrote.
 */
export function parsePastedMoney(text: string): number | null {
  const [, reais, centavos, reaisWithPoint, centavosWithPoint] = AMOUNT.exec(text.trim()) ?? [];
  const whole = reais ?? reaisWithPoint;
  if (whole === undefined) return null;
  const amount = Number(digitsOf(whole) + (centavos ?? centavosWithPoint ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}
