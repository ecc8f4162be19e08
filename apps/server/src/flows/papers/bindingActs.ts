import { isRecord, stepState, type CompiledStep, type JourneyState } from '@passo/engine';
import type { BindingAct } from '../../ports/documents/signaturePaper.ts';
import { formatInstant } from '../../ports/documents/formatInstant.ts';
import type { Fact } from '../../ports/documents/paper.ts';
import { readStepEvents } from '../../repositories/proposalRepository.ts';
import type { OpenProposal } from '../access/access.ts';
import { roleOf } from '../access/actor.ts';
import { eventContext } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What a change to a binding step is: something was done, or somebody tells that it was. */
const acts: Readonly<Record<string, string>> = {
  'step.submitted': 'Leu os custos e o contrato, e concordou',
  'device.proven': 'Confirmou com o código recebido',
  'step.done': 'Assinou no serviço de assinatura',
};

/** The contract's step and, up to the one that signs, the binding steps after it. */
export function bindingSteps({ version }: OpenProposal, contract: CompiledStep): readonly CompiledStep[] {
  const signing = version.flow.steps.find(({ index, kind }) => index > contract.index && kind.binding === true);
  return signing === undefined ? [contract] : [contract, signing];
}

const isSigned = (state: JourneyState, { slug }: CompiledStep): boolean =>
  ['success', 'finished'].includes(stepState(state, slug).status);

/**
 * What was done in these steps with the contract as it is, oldest first; of each step what was done last, since a step may be done
 * again. What was done with a contract before it was written anew is of that one; where its signature is open again nothing was done.
 */
export async function bindingActs(
  { db, keyring }: Runtime,
  { id, state }: OpenProposal,
  steps: readonly CompiledStep[],
): Promise<readonly BindingAct[]> {
  const [contract, ...signing] = steps;
  if (!signing.every((step) => isSigned(state, step))) return [];
  const all = await readStepEvents(db, [id, steps.map(({ slug }) => slug)]);
  const written = all.findLastIndex(({ slug, kind }) => slug === contract?.slug && kind === 'step.done');
  const events = all.slice(written + 1);
  return steps.flatMap(({ slug, definition, kind }) => {
    const done = events.findLast(
      (event) => event.slug === slug && actOf(event.kind, kind.call?.operation) !== undefined,
    );
    const what = done === undefined ? undefined : actOf(done.kind, kind.call?.operation);
    if (done === undefined || what === undefined) return [];
    const change: unknown = done.change === null ? {} : keyring.openJson(done.change, eventContext(id));
    const signedAt = signedAtIn(change);
    const at = signedAt ?? done.at;
    return [{ what: `${definition.name}: ${what.toLowerCase()}`, at, by: whoIs(done.actor), proof: proofIn(change) }];
  });
}

/** A contract that was written is not yet agreed to: the provider's word counts for signatures alone. */
const actOf = (event: string, operation = ''): string | undefined =>
  event === 'step.done' && !operation.startsWith('signature.') ? undefined : acts[event];

const whoIs = (actor: string): string => {
  if (actor === 'customer') return 'O cliente, no próprio aparelho';
  if (roleOf(actor) === 'typist') return 'O cliente, com um atendente que digitou por ele';
  return `O cliente, segundo o serviço de assinatura (${actor.slice(actor.indexOf(':') + 1)})`;
};

const textAt = (from: unknown, key: string): string => {
  const value = isRecord(from) ? from[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** When the provider says that it was signed; an instant that is none says nothing. */
function signedAtIn(change: unknown): Date | null {
  const said = Date.parse(textAt(isRecord(change) ? change.value : undefined, 'signedAt'));
  return Number.isNaN(said) ? null : new Date(said);
}

const methods: Readonly<Record<string, string>> = {
  sms: 'Código enviado por SMS',
  whatsapp: 'Código enviado por WhatsApp',
  email: 'Código enviado por e-mail',
  link: 'Link enviado por SMS',
};

/** The code itself is kept nowhere. */
const sayingOf = (words: string): string => (words === '' ? '' : `(código) ${words}`);

function proofIn(change: unknown): readonly Fact[] {
  const { evidence, contact, value } = isRecord(change) ? change : {};
  const sentAt = Date.parse(textAt(change, 'sentAt'));
  const method = textAt(contact, 'method');
  const facts: readonly (readonly [string, string])[] = [
    ['Como foi comprovado', method === '' ? '' : `${methods[method] ?? method} para ${textAt(contact, 'target')}`],
    ['O que a mensagem dizia', sayingOf(textAt(change, 'message'))],
    ['Mensagem enviada em', Number.isNaN(sentAt) ? '' : formatInstant(new Date(sentAt))],
    ['SHA-256 dos custos que leu', textAt(change, 'acknowledged')],
    ['Endereço IP', textAt(evidence, 'ip')],
    ['Aparelho', textAt(evidence, 'userAgent')],
    ['Identificação do aparelho', textAt(evidence, 'fingerprint')],
    ['Envelope', textAt(value, 'envelope')],
  ];
  return facts.filter(([, said]) => said !== '').map(([label, said]) => ({ label, value: said }));
}
