import type { Needs } from '@passo/engine';
import type { ResultName } from '../ports/factNames.ts';
import type { Particulars } from './particulars.ts';

interface Authentication {
  /** Checks that have to have been passed. */
  readonly needs: Pick<Needs, 'checked'>;
  readonly said: Particulars;
}

/**
 * How the person is authenticated who lets the INSS deduct. IN PRES/INSS 138/2022, art. 5º, II and III: a signed contract and an
 * authorisation, with an identity document, the CPF and the recognition of the face. Its § 11 (IN 143/2023) lets an
 * authenticated access stand in for the face on the lender's own channels; ours are a correspondent's, so it does not.
 */
const biometric = {
  needs: { checked: ['documentos', 'provaDeVida'] satisfies readonly ResultName[] },
  said: {
    title: 'Como a sua identidade foi conferida',
    facts: [
      { label: 'Documento', value: 'Foto do documento de identidade, com o CPF' },
      { label: 'Biometria', value: 'Reconhecimento do rosto, com prova de vida' },
      { label: 'Norma', value: 'IN PRES/INSS 138/2022, art. 5º, II e III' },
    ],
  },
} as const satisfies Authentication;

/** The form that is in use. */
export const authenticated: Authentication = biometric;
