import path from 'node:path';
import { isCalculator } from '@passo/catalog';
import { filesIn } from '../filesIn.ts';
import { attempt, type FileMistake } from '../mistakes.ts';
import { readJson } from '../readJson.ts';
import type { Bank, Banks, Lending } from './bank.ts';
import { bankFile, centavosOf, type BankFile, type LendingFile } from './bankFile.ts';
import { lintBanks, type ReadBank } from './lintBanks.ts';

const FOLDER = 'banks';

export interface BanksRead {
  /** Those in whose file nothing is wrong. */
  readonly banks: Banks;
  /** Every bank that has a file, whatever stands in it. */
  readonly names: readonly string[];
}

/** Reads every bank below `root`. What is wrong joins the mistakes. */
export function readBanks(root: string, mistakes: FileMistake[]): BanksRead {
  const names = filesIn(path.join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
  const read = names.flatMap((name): readonly ReadBank[] => {
    const file = `${FOLDER}/${name}.json`;
    const bank = attempt(mistakes, () => readJson(path.join(root, file), file, bankFile));
    return bank === undefined ? [] : [{ file, name, bank }];
  });
  const wrong = lintBanks(read);
  mistakes.push(...wrong);
  const right = read.filter(({ file }) => !wrong.some((mistake) => mistake.file === file));
  return { banks: new Map(right.map(({ name, bank }) => [name, bankOf(bank)])), names };
}

const bankOf = ({ lends, ...bank }: BankFile): Bank => ({
  ...bank,
  lends: Object.fromEntries(Object.entries(lends).map(([product, lending]) => [product, lendingOf(lending)])),
});

const lendingOf = ({ monthlyRate, minimum, maximum, terms, income, age, calculator }: LendingFile): Lending => ({
  ...{ monthlyRate, terms, minimumCentavos: centavosOf(minimum), maximumCentavos: centavosOf(maximum) },
  ...(income !== undefined && { incomeCentavos: centavosOf(income) }),
  ...(age !== undefined && { age }),
  ...(calculator !== undefined && isCalculator(calculator) && { calculator }),
});
