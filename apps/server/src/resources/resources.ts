import type { OptionDefinition } from '@passo/engine';
import { bancos } from './bancos.ts';
import { estadoCivil } from './estadoCivil.ts';
import { estados } from './estados.ts';
import { tipoConta } from './tipoConta.ts';

/** The lists that fields choose from, by the specification's names. */
const lists = { bancos, estadoCivil, estados, tipoConta } satisfies Record<string, readonly OptionDefinition[]>;

export const resourceOptions = (name: string): readonly OptionDefinition[] | undefined =>
  Object.entries<readonly OptionDefinition[]>(lists).find(([known]) => known === name)?.[1];
