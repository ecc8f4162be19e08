import type { OptionDefinition } from '@passo/engine';

/** Civil status as registries know it. */
export const estadoCivil: readonly OptionDefinition[] = [
  { value: 'solteiro', label: 'Solteira(o)' },
  { value: 'casado', label: 'Casada(o)' },
  { value: 'uniaoEstavel', label: 'União estável' },
  { value: 'divorciado', label: 'Divorciada(o)' },
  { value: 'separado', label: 'Separada(o) judicialmente' },
  { value: 'viuvo', label: 'Viúva(o)' },
];
