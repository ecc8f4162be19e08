import type { Input, Selected } from '../edit.ts';
import type { MaskName } from '../masks.ts';

/** One mask said again, slowly: which characters it takes one after another, and how it shows them. */
interface Slow {
  /** `text` read from its beginning, character by character. */
  take(text: string): string;
  /** Absent where every character is typed. */
  readonly show?: (taken: string) => string;
}

const SEPARATORS = './-() ';

/** Each character is taken that leaves a beginning of `shape`. */
const greedy =
  (shape: RegExp) =>
  (text: string): string => {
    let taken = '';
    for (const one of text) {
      const next = taken + (/[a-z]/.test(one) ? one.toUpperCase() : one);
      if (shape.test(next)) taken = next;
    }
    return taken;
  };

/** `at` says which separators stand before which character. */
const spread =
  (at: Readonly<Record<number, string>>) =>
  (taken: string): string =>
    [...taken].map((one, index) => (at[index] ?? '') + one).join('');

const CPF = { 3: '.', 6: '.', 9: '-' };
const CNPJ = { 2: '.', 5: '.', 8: '/', 12: '-' };
const company = greedy(/^[0-9A-Z]{0,12}(?:(?<=^.{12})[0-9]{0,2})?$/);

function takePhone(text: string): string {
  const isInternational = (text.match(/^[^0-9]*/)?.[0] ?? '').includes('+');
  let digits = [...text].filter((one) => one >= '0' && one <= '9').join('');
  const unzero = (): void => {
    while (digits.startsWith('0')) digits = digits.slice(1);
  };
  unzero();
  const isOurs = digits.startsWith('55');
  if (isInternational && !(isOurs && digits.length > 2)) return `+${digits}`.slice(0, 15);
  if (isInternational || (isOurs && (digits.length > 12 || (digits.length === 12 && digits[2] !== '9')))) {
    digits = digits.slice(2);
    unzero();
  }
  return digits.slice(0, 11);
}

function takeHidden(text: string): string {
  const phone = takePhone(text);
  if (['+', '+5', '+55'].includes(phone)) return phone;
  const plain = phone.startsWith('+') ? phone.slice(1) : phone;
  const all = text.includes('*') ? [...text].filter((one) => '0123456789*'.includes(one)) : [...plain];
  const taken = all.slice(0, 11);
  return taken.map((one, at) => (at > 1 && at < (taken.length === 11 ? 7 : 6) ? '*' : one)).join('');
}

const showPhone = (taken: string): string =>
  taken.startsWith('+') ? taken : spread({ 0: '(', 2: ') ', [taken.length > 10 ? 7 : 6]: '-' })(taken);

function takeDate(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const made = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists =
    year > '0000' && !Number.isNaN(made.getTime()) && made.toISOString().startsWith(`${year}-${month}-${day}`);
  return greedy(/^\d{0,8}$/)(exists ? day + month + year : text);
}

function showRg(taken: string): string {
  if (/^\d{11}$/.test(taken)) return spread(CPF)(taken);
  if (!/^\d{1,8}[\dX]?$/.test(taken)) return taken;
  const checked = taken.endsWith('X') || taken.length === 9;
  const number = checked ? taken.slice(0, -1) : taken;
  const dots = Object.fromEntries(
    [...number].map((_, at) => [at, at > 0 && (number.length - at) % 3 === 0 ? '.' : '']),
  );
  return spread({ ...dots, ...(checked && { [number.length]: '-' }) })(taken);
}

function takeName(text: string): string {
  let taken = '';
  for (const one of text.slice(0, 280).normalize('NFC')) {
    const plain = '’‘`´'.includes(one) ? "'" : /\s/.test(one) ? ' ' : one;
    const isLetter = /^\p{Script=Latin}$/u.test(plain) && /^[A-Za-zÀ-ɏḀ-ỿ]$/.test(plain);
    const isBlank = plain === ' ' && taken !== '' && !taken.endsWith(' ');
    if ((isLetter || "'.-".includes(plain) || isBlank) && taken.length < 70) taken += plain;
  }
  return taken;
}

export const slowMasks: Readonly<Record<MaskName, Slow>> = {
  cpf: { take: greedy(/^\d{0,11}$/), show: spread(CPF) },
  cnpj: { take: company, show: spread(CNPJ) },
  cnh: { take: greedy(/^\d{0,11}$/), show: spread({}) },
  phone: { take: takePhone, show: showPhone },
  partiallyHiddenPhone: { take: takeHidden, show: showPhone },
  rg: { take: greedy(/^[0-9A-Z]{0,14}$/), show: showRg },
  date: { take: takeDate, show: spread({ 2: '/', 4: '/' }) },
  prazo: { take: greedy(/^\d{0,3}$/), show: spread({}) },
  cep: { take: greedy(/^\d{0,8}$/), show: spread({ 5: '-' }) },
  agency: { take: greedy(/^(?:\d{0,4}|\d{4}[\dX])$/), show: spread({ 4: '-' }) },
  account: {
    take: greedy(/^(?:\d{0,13}|\d{1,12}X)$/),
    show: (taken) => spread(taken.length > 1 ? { [taken.length - 1]: '-' } : {})(taken),
  },
  rne: { take: greedy(/^(?:[A-Z](?:\d{0,6}|\d{6}[0-9A-Z]))?$/), show: spread({ 7: '-' }) },
  cpfOrCnpj: { take: company, show: (taken) => spread(/^\d{0,11}$/.test(taken) ? CPF : CNPJ)(taken) },
  name: { take: takeName },
  onlyText: {
    take: (text) =>
      [...text]
        .filter((one) => /[\p{L}\p{M}\s]/u.test(one))
        .join('')
        .normalize('NFC'),
  },
  onlyNumber: { take: (text) => [...text].filter((one) => '0123456789'.includes(one)).join('') },
  upperCase: { take: (text) => [...text].map((one) => one.toUpperCase()).join('') },
  lowerCase: { take: (text) => text.toLowerCase() },
  licencePlate: { take: greedy(/^(?:[A-Z]{0,3}|[A-Z]{3}\d|[A-Z]{3}\d[0-9A-Z]\d{0,2})$/), show: spread({}) },
};

/** The same edits as `maskEdit` makes, on characters and how many of them are left of the caret. */
export function slowEdit(slow: Slow, most: number, before: Selected, input: Input): Selected {
  return slow.show === undefined
    ? typeFree(slow, most, before, input)
    : typeShown({ ...slow, show: slow.show }, most, before, input);
}

function typeFree({ take }: Slow, most: number, before: Selected, { from, to, insert }: Input): Selected {
  const head = before.text.slice(0, from);
  const tail = before.text.slice(to);
  if (insert === '') return same(before, head + tail, from);
  const alone = take(head);
  let grown = '';
  for (const one of take(head + insert)) {
    // A half of a character that was there already counts as it does in a text.
    if (grown.length + one.length + tail.length > most) break;
    grown += one;
  }
  if (take(head + insert) === alone || alone.length + tail.length >= most || grown === alone) return before;
  return { text: grown + tail, start: grown.length, end: grown.length };
}

type Shown = Required<Slow>;

function typeShown(slow: Shown, most: number, before: Selected, { from, to, insert, type }: Input): Selected {
  const bare = (text: string): string[] => [...text].filter((one) => !SEPARATORS.includes(one));
  const [left, gone, right] = [
    bare(before.text.slice(0, from)),
    bare(before.text.slice(from, to)),
    bare(before.text.slice(to)),
  ];
  if (insert === '') {
    const onlySeparators = from < to && gone.length === 0;
    if (onlySeparators && type === 'deleteContentBackward') left.pop();
    if (onlySeparators && type === 'deleteContentForward') right.shift();
    const rest = [...left, ...right].join('');
    return shownAt(before, slow, rest, left.length);
  }
  const head = left.join('');
  const tail = right.join('');
  const count = (text: string): number => slow.take(text).length;
  if (slow.take(head) !== head || head.length + tail.length >= most) return before;
  const grown = [...slow.take(head + insert)].slice(0, Math.max(0, most - tail.length));
  for (; ; grown.pop()) {
    if (grown.join('') === head) return before;
    const all = grown.join('') + tail;
    const read = slow.take(all);
    if (read.length === all.length) return shownAt(null, slow, all, grown.length);
    if (read.length < count(head + tail) && read.endsWith(tail))
      return shownAt(null, slow, read, read.length - tail.length);
    if (count(all) - count(head + tail) >= grown.length - head.length) {
      return { text: all, start: grown.length, end: grown.length };
    }
    if (grown.length <= head.length) return before;
  }
}

/** Nothing that was refused moves the caret. */
const same = (before: Selected, text: string, caret: number): Selected =>
  text === before.text ? before : { text, start: caret, end: caret };

function shownAt(before: Selected | null, { take, show }: Shown, characters: string, left: number): Selected {
  // Stars may have taken the place of some.
  const isWhole = take(characters).length === characters.length;
  const text = isWhole ? show(take(characters)) : characters;
  if (before?.text === text) return before;
  let caret = 0;
  for (let seen = 0; seen < left; caret += 1) if (!isWhole || !SEPARATORS.includes(text.charAt(caret))) seen += 1;
  return { text, start: caret, end: caret };
}
