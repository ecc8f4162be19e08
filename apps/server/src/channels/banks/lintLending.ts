import { calculatorNames, loanProduct, type LoanProduct } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import { unknownName, type Finding } from '@passo/engine';
import { centavosOf, type LendingFile } from './bankFile.ts';

/** The rules of a law that nothing has replaced are those of any day to come. */
const NEWEST = '9999-12-31';

/** What a bank says of a product that the product's own rules do not allow. */
export function* lintLending(at: string, slug: string, lending: LendingFile): Iterable<Finding> {
  const product = loanProduct(slug);
  // One that is not there was told where it is named.
  if (product === undefined) return;
  yield* lintRate(at, slug, lending, product);
  yield* lintAmounts(at, lending, product);
  yield* lintTerms(at, lending, product);
  yield* lintCalculator(at, slug, lending, product);
  const { from = 0, to = Infinity } = lending.age ?? {};
  if (from > to) yield { path: `${at}.age.to`, message: `is less than age.from, ${from}` };
}

function* lintRate(
  at: string,
  slug: string,
  { monthlyRate }: LendingFile,
  { highestRate, interestFree }: LoanProduct,
): Iterable<Finding> {
  const path = `${at}.monthlyRate`;
  const ceiling = highestRate?.(NEWEST) ?? 1;
  if (monthlyRate > ceiling) yield { path, message: `is above the ceiling of "${slug}", ${ceiling}` };
  if ((interestFree === true) !== (monthlyRate === 0))
    yield { path, message: interestFree === true ? `must be 0: "${slug}" bears no interest` : 'must be more than 0' };
}

function* lintAmounts(at: string, { minimum, maximum }: LendingFile, product: LoanProduct): Iterable<Finding> {
  const { minimumCentavos: least, maximumCentavos: most } = product;
  if (centavosOf(minimum) < least)
    yield { path: `${at}.minimum`, message: `is less than the product lends at all, ${formatMoney(least)}` };
  if (centavosOf(maximum) > most)
    yield { path: `${at}.maximum`, message: `is more than the product lends at all, ${formatMoney(most)}` };
  if (minimum > maximum) yield { path: `${at}.maximum`, message: `is less than the minimum, ${minimum}` };
}

function* lintTerms(at: string, { terms }: LendingFile, product: LoanProduct): Iterable<Finding> {
  for (const [index, term] of terms.entries()) {
    const path = `${at}.terms[${index}]`;
    if (!product.terms.includes(term))
      yield { path, message: `${term} is no term of the product`, suggestion: `there is ${product.terms.join(', ')}` };
    if (term <= (terms[index - 1] ?? 0)) yield { path, message: 'does not come after the term before it' };
  }
}

function* lintCalculator(
  at: string,
  slug: string,
  { calculator }: LendingFile,
  { calculators = [] }: LoanProduct,
): Iterable<Finding> {
  if (calculator === undefined) return;
  const path = `${at}.calculator`;
  const known: readonly string[] = calculators;
  if (!calculatorNames.some((name) => name === calculator))
    yield unknownName(path, 'calculator', calculator, calculatorNames);
  else if (!known.includes(calculator))
    yield {
      path,
      message: `"${calculator}" does not reckon "${slug}"`,
      suggestion: known.length === 0 ? 'leave it out: the product reckons by itself' : `these do: ${known.join(', ')}`,
    };
}
