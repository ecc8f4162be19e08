import { formatInstant } from './formatInstant.ts';
import type { AcceptedTerm } from './acceptedTerms.ts';
import type { Fact } from '@passo/contract/paper.ts';

/** The consents of the house; a partner's own goes by its key. */
const names: Readonly<Record<string, string>> = {
  lgpd: 'Uso dos dados neste pedido',
  scr: 'Consulta ao SCR e aos birôs de crédito',
  'dataprev-margem': 'Consulta à Dataprev',
  'empresa-margem': 'Consulta à empresa',
  biometria: 'Uso da imagem',
  marketing: 'Receber ofertas',
  'condicoes-gerais': 'Condições gerais',
};

/** Each consent with its version, its moment and the hash of the words that were read. */
export const consentFacts = (terms: readonly AcceptedTerm[]): readonly Fact[] =>
  terms.map(({ consent, version, at, ip, sha256 }) => ({
    label: (Object.hasOwn(names, consent) ? names[consent] : undefined) ?? consent,
    value: `Versão ${version}, aceita em ${formatInstant(at)}${ip === '' ? '' : `, IP ${ip}`}`,
    proof: { label: 'SHA-256 do texto', value: sha256 },
  }));
