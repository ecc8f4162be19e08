import { isRecord, type CompiledStep } from '@passo/engine';
import type { BindingAct } from '../../ports/documents/signaturePaper.ts';
import { formatInstant } from '../../ports/documents/formatInstant.ts';
import type { Fact } from '@passo/contract/paper.ts';
import { roleOf } from '../access/actor.ts';

/** What a change to a binding step is: something was done, or somebody tells that it was. */
const acts: Readonly<Record<string, string>> = {
  'step.submitted': 'Leu os custos e o contrato, e concordou',
  'device.proven': 'Confirmou com o código recebido',
  'step.done': 'Assinou no serviço de assinatura',
};

/** One change of a step, its words opened. */
export interface StepEvent {
  readonly slug: string;
  readonly kind: string;
  readonly actor: string;
  readonly at: Date;
  readonly change: unknown;
}

/**
 * What was done in these steps, in their order; of each step what was done last before the next one, since a step may be done again, and
 * a contract read once more after it was signed. None was done before `from`, when the contract was written.
 */
export function bindingActs(
  steps: readonly CompiledStep[],
  events: readonly StepEvent[],
  from: Date,
): readonly BindingAct[] {
  let before = events.length;
  const found = steps.toReversed().flatMap(({ slug, definition, kind }) => {
    const what = ({ kind: event }: StepEvent): string | undefined => actOf(event, kind.call?.operation);
    const at = events.slice(0, before).findLastIndex((event) => event.slug === slug && what(event) !== undefined);
    const done = events[at];
    const did = done && what(done);
    if (done === undefined || did === undefined) return [];
    before = at;
    const { by, proof } = { by: whoIs(done.actor), proof: proofIn(done.change) };
    return [{ what: `${definition.name}: ${did.toLowerCase()}`, at: instantOf(done, from), by, proof }];
  });
  return found.toReversed();
}

/** When it was done: as a provider says, where that is between the writing of the contract and its word of it. */
function instantOf({ change, at }: StepEvent, from: Date): Date {
  const said = signedAtIn(change);
  return said !== null && said >= from && said <= at ? said : at;
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
