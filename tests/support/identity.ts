import type { StepDefinition } from '@passo/engine';
import type { Customer } from './customer.ts';

/* Somebody who proves who they are, in flows of tests: the photos are named and not taken, and the simulated vendor looks at none. */

/** The keys of the photos; a form before `identitySteps` asks them as texts. */
export const identityPhotos = ['documentoFrente', 'selfie'] as const;
export const identityAnswers = { documentoFrente: 'frente', selfie: 'rosto' } as const;

/** Document, face and register; the flow has asked CPF, name and birth date. */
export const identitySteps: readonly StepDefinition[] = [
  { slug: 'documento', name: 'Documento', stepType: 'documentApi' },
  { slug: 'rosto', name: 'Rosto', stepType: 'liveness' },
  { slug: 'cadastro', name: 'Cadastro', stepType: 'registerCheck' },
];

/** From the first of those steps past the last. */
export async function proveIdentity(customer: Customer): Promise<void> {
  for (const slug of ['documento', 'rosto']) {
    await customer.until(({ currentStep }) => currentStep === slug);
    await customer.submit(slug, {});
  }
  await customer.until(({ currentStep }) => !identitySteps.some(({ slug }) => slug === currentStep));
}
