/* Which address was meant, where its domain is a slip of a common one. Nothing is looked up: the list is here and the answer stays here. */

/** Where most people in Brazil have their mail, the likelier first. */
const common = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br', 'icloud.com', 'uol.com.br', 'bol.com.br'],
  ...['terra.com.br', 'live.com', 'yahoo.com'],
];

/** Short names that nearly everybody has their mail at. */
const often = new Set(['gmail', 'yahoo']);

/** Real ones that only look like a slip. */
const real = new Set([
  ...['email.com', 'mail.com', 'ymail.com', 'hotmail.com.br', 'outlook.com.br', 'live.com.br'],
  'cloud.com',
]);

/** The ending of another country: people there have the same names before it. Of `.co` and `.cm` an `m` and an `o` are missing. */
const foreign = /\.com?\.(?!br$)[a-z]{2}$|^(?!gmail\.)[^.]+\.(?!br$|co$|cm$)[a-z]{2}$/;

/** No address is longer (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

/** The address with the domain that was meant; null where it looks right, or like nothing that is known. */
export function meantEmail(typed: string): string | null {
  const [name, domain, ...rest] = typed.length > LONGEST ? [] : typed.trim().split('@');
  if (!name || !domain || rest.length > 0) return null;
  const meant = meantDomain(domain.toLowerCase());
  return meant === undefined ? null : `${name}@${meant}`;
}

function meantDomain(domain: string): string | undefined {
  if (common.includes(domain) || real.has(domain) || foreign.test(domain)) return undefined;
  const ending = common.find((one) => one.startsWith(`${domain}.`) || domain === `${one}.br`);
  if (ending !== undefined) return ending;
  const near = common.map((one) => ({ one, slips: slips(domain, one) })).toSorted((a, b) => a.slips - b.slips);
  return near.find(({ one, slips: made }) => made <= allowed(domain, one))?.one;
}

/** Two slips in a long name; the first letter is rarely among them. In a short one another letter is another company: one may be missing. */
function allowed(domain: string, meant: string): number {
  const [typed, name] = [nameOf(domain), nameOf(meant)];
  const starts = domain[0] === meant[0] ? 1 : 0;
  if (name.length > 5 || often.has(name)) return 1 + starts;
  return typed.length < name.length || typed === name ? starts : 0;
}

const nameOf = (domain: string): string => domain.split('.')[0] ?? '';

/** How many letters are missing, too many, wrong or swapped with the next one (optimal string alignment). */
export function slips(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= typed.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= meant.length; j += 1) {
      const wrong = at(i - 1, j - 1) + (typed[i - 1] === meant[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      rows[i]?.push(Math.min(wrong, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwap ? at(i - 2, j - 2) + 1 : wrong));
    }
  }
  return at(typed.length, meant.length);
}
