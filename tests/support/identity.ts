import type { StepDefinition } from '@passo/engine';
import type { Customer } from './customer.ts';
import { documentPhoto, facePhoto } from './photos.ts';

/* Somebody who proves who they are in flows of tests. */

const photoField = (key: string) => ({ key, component: 'imageCapture', label: key, required: true });

/** Photos under these keys, as a step of its own: what looks at them afterwards has no form. */
export const photosStep = (...keys: readonly string[]): StepDefinition => ({
  ...{ slug: 'fotos', name: 'Fotos', stepType: 'form' },
  fields: keys.map(photoField),
});

/** Photos, document, face and register; the flow has asked CPF, name and birth date. */
export const identitySteps: readonly StepDefinition[] = [
  photosStep('documentoFrente', 'selfie'),
  { slug: 'documento', name: 'Documento', stepType: 'documentApi' },
  { slug: 'rosto', name: 'Rosto', stepType: 'liveness' },
  { slug: 'cadastro', name: 'Cadastro', stepType: 'registerCheck' },
];

/** Sends the photos that the step before the document asks; the bill only where it asks one. */
export async function sendPhotos(customer: Customer, { bill = false } = {}): Promise<void> {
  await customer.until(({ currentStep }) => currentStep === 'fotos');
  const paper = await documentPhoto();
  await customer.submitFiles('fotos', {
    ...{ documentoFrente: paper, selfie: await facePhoto() },
    ...(bill && { contaDeLuz: paper }),
  });
}

/** From before the document past the register. */
export async function proveIdentity(customer: Customer): Promise<void> {
  const { currentStep: begins } = await customer.until(({ currentStep }) =>
    ['fotos', 'documento'].includes(currentStep),
  );
  if (begins === 'fotos') await sendPhotos(customer);
  for (const slug of ['documento', 'rosto']) {
    await customer.until(({ currentStep }) => currentStep === slug);
    await customer.submit(slug, {});
  }
  await customer.until(({ currentStep }) => !identitySteps.some(({ slug }) => slug === currentStep));
}
