import { accountProduct, catalog } from '@passo/catalog';
import { unknownName, type Finding } from '@passo/engine';
import { resourceOptions } from '../../resources/resources.ts';
import { mistakesOf, type FileMistake } from '../mistakes.ts';
import type { BankFile } from './bankFile.ts';
import { lintLending } from './lintLending.ts';

/** A bank's file as it was read, under its path. */
export interface ReadBank {
  readonly file: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly bank: BankFile;
}

/** What files of banks say of each other, and of products. */
export const lintBanks = (read: readonly ReadBank[]): readonly FileMistake[] => {
  const [codes, companies] = [new Map<string, string>(), new Map<string, string>()];
  return read.flatMap(({ file, name, bank }) => [
    ...mistakesOf(lintBank(name, bank), file),
    ...(bank.compe === undefined ? [] : mistakesOf(lintShared('compe', bank.compe, file, codes), file)),
    ...mistakesOf(lintShared('institution.cnpj', bank.institution.cnpj, file, companies), file),
  ]);
};

function* lintBank(name: string, { slug, compe, lends, opens = {} }: BankFile): Iterable<Finding> {
  if (slug !== name) yield { path: 'slug', message: `must be the file's name, "${name}"` };
  if (compe === undefined && Object.keys(lends).length > 0)
    yield { path: 'compe', message: 'is missing: whoever lends has a COMPE code' };
  for (const product of Object.keys(opens))
    if (accountProduct(product) === undefined)
      yield { path: `opens.${product}`, message: `"${product}" opens no account` };
  const real = resourceOptions('bancos')?.find(({ value }) => value === compe);
  if (real !== undefined)
    yield {
      path: 'compe',
      message: `"${compe}" is a bank's that there is (${real.label})`,
      suggestion: 'take one of 901 to 999',
    };
  for (const [product, lending] of Object.entries(lends)) {
    const at = `lends.${product}`;
    if (!Object.hasOwn(catalog.products, product))
      yield unknownName(at, 'product', product, Object.keys(catalog.products));
    if (accountProduct(product) !== undefined)
      yield { path: at, message: `"${product}" lends nothing`, suggestion: 'say it under "opens"' };
    yield* lintLending(at, product, lending);
  }
}

/** What is one bank's alone. */
function* lintShared(path: string, value: string, file: string, owners: Map<string, string>): Iterable<Finding> {
  const owner = owners.get(value);
  if (owner === undefined) owners.set(value, file);
  else yield { path, message: `"${value}" is that of ${owner} too` };
}
