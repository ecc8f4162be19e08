import type { SystemConfiguration } from '@passo/contract';

type Words = NonNullable<SystemConfiguration['configuration']['display']['words']>;

/** The partner's own words for it, else the usual ones. */
export const saidBy = ({ configuration }: SystemConfiguration, name: keyof Words, usual: string): string =>
  configuration.display.words?.[name] ?? usual;
