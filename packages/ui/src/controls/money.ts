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

const REAL = 100;

/** `1465000` → `14.650`: whole reais, the centavos left out. */
export const writeReais = (centavos: number | null): string =>
  centavos === null || centavos < REAL ? '' : writeCentavos(centavos - (centavos % REAL)).slice(0, -',00'.length);

/** Integer centavos of a text of reais, `14.650` or `14.650,5`; `null` for none or zero. */
export const readReais = (text: string): number | null => readCentavos(inCentavos(text));

/** The digits of a text of reais down to its centavos: `14.650,5` → `1465050`. */
function inCentavos(text: string): string {
  const [reais = '', decimals = ''] = text.split(',');
  return digitsOf(reais) + decimals.padEnd(2, '0');
}

/** How an amount is typed. */
interface Typing {
  /** What counts of a text. */
  bare(text: string): string;
  /** The digits of what counts, down to the centavos; null where it is no amount. */
  digits(bare: string): string | null;
  /** How what counts is written, of so many centavos. */
  write(centavos: number, bare: string): string;
  /** How a pasted amount is written. */
  paste(centavos: number): string;
}

const byCentavos: Typing = { bare: digitsOf, digits: (bare) => bare, write: writeCentavos, paste: writeCentavos };

const byReais: Typing = {
  bare: (text) => text.replace(/[^\d,]/g, ''),
  digits: (bare) => (/^\d*(?:,\d{0,2})?$/.test(bare) ? inCentavos(bare) : null),
  write: (centavos, bare) => (writeReais(centavos) || (bare.includes(',') ? '0' : '')) + decimalsOf(bare),
  paste: (centavos) => (centavos % REAL === 0 ? writeReais(centavos) : writeCentavos(centavos)),
};

/** What a text of reais says of its centavos, comma and all; '' where it says nothing of them. */
export const decimalsOf = (bare: string): string => /,.*$/.exec(bare)?.[0] ?? '';

/**
 * An amount that is typed from its centavos. What goes beyond `max` (centavos; else the most that is kept), or is no digit, is
 * refused. The caret is kept by the digits on its right, since the left side is what grows. What is pasted is a new amount,
 * wherever the caret is.
 */
export const moneyEdit = (max = MONEY_MAX): Edit => amountEdit(byCentavos, max);

/** The same of an amount that is typed in reais; its centavos, at most two digits, behind a comma. */
export const reaisEdit = (max = MONEY_MAX): Edit => amountEdit(byReais, max);

function amountEdit(typing: Typing, max: number): Edit {
  const { bare, digits, write } = typing;
  return (before, input) => {
    if (input.insert !== '' && (!/^insert(Text|.*Composition)/.test(input.type) || isWritten(input.insert)))
      return pasted(input.insert, max, typing) ?? before;
    const typed = bare(input.insert);
    const [head, tail] = sidesOf(before, input, bare);
    const counts = head + typed + tail;
    const amount = digits(counts);
    const isRefused = (input.insert !== '' && typed === '') || amount === null || Number(amount) > max;
    const text = isRefused ? before.text : write(Number(amount), counts);
    return isRefused || text === before.text ? before : caretIn(text, placeBefore(text, tail.length, bare));
  };
}

/** A phone's keyboard hands what was copied, or a form's filler what it knows, as if it were typed: no key presses have digits on both sides of a sign. */
const isWritten = (insert: string): boolean => /\d\s*[.,]\s*\d/.test(insert);

function pasted(insert: string, max: number, { paste }: Typing): Selected | null {
  const centavos = parsePastedMoney(insert);
  if (centavos === null || centavos > max) return null;
  const text = paste(centavos);
  return caretIn(text, text.length);
}

/** The first place in `text` with `count` on its right of what counts. */
function placeBefore(text: string, count: number, bare: Typing['bare']): number {
  if (count === 0) return text.length;
  let place = 0;
  while (bare(text.slice(place)).length > count) place += 1;
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
