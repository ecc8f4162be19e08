import type { FieldDefinition, StepDefinition } from '@passo/engine';

interface Told {
  readonly tutorialBanksName?: readonly string[];
}

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** What a channel's flow calls who lends in it: names of other applications where the channel says them, else the bank's. */
export const whoLends = ({ tutorialBanksName: names }: Told, bank: string): string =>
  names === undefined ? bank : either.format(names);

const reference = /\{\{\s*nomeDoBanco\s*\}\}/g;

/**
 * A template serves many channels, and each has its own lender: `{{nomeDoBanco}}` in what a field says becomes its name,
 * so that a person looks for the name that the other application shows.
 */
export function withBank(step: StepDefinition, bank: string): StepDefinition {
  return step.fields === undefined ? step : { ...step, fields: step.fields.map((field) => named(field, bank)) };
}

function named(field: FieldDefinition, bank: string): FieldDefinition {
  const { title, message } = field;
  // A name may have a dollar sign, which `replaceAll` would read as an order if it were not given as a function.
  const filled = (words: string): string => words.replaceAll(reference, () => bank);
  return {
    ...field,
    ...(title !== undefined && { title: filled(title) }),
    ...(message !== undefined && { message: filled(message) }),
  };
}
