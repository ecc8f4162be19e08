import type { EnvelopeQuestion } from '@passo/catalog';
import { byPerson } from '../answers.ts';
import type { Decisions } from '../decisions.ts';
import type { SimulatorParts } from '../provider.ts';
import type { PortOf } from '../../ports/port.ts';

const shown = ({ person, document, documentHash }: EnvelopeQuestion) => ({ name: person.name, document, documentHash });
const link = (reference: string): string => `/simulador/assinatura/${reference}`;

/** Opens an envelope and waits for the signer, who signs on a page of the simulator. */
export const simulatedSignature = (parts: SimulatorParts, decisions: Decisions): PortOf<'signature'> => ({
  'signature.collect': byPerson({ ...parts, decisions }, 'signature.collect', { shown, link, framed: true }),
  'signature.withLiveness': byPerson({ ...parts, decisions }, 'signature.withLiveness', { shown, link }),
  'signature.others': byPerson({ ...parts, decisions }, 'signature.others', { shown }),
});
