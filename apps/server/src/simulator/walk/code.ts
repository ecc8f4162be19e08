import { payloadOf, type CompiledStep } from '@passo/engine';
import type { DataOf } from '@passo/contract';
import { codeIn } from './codeIn.ts';
import { fillForm } from './fillForm.ts';
import type { Walker } from './walker.ts';

/** The messages of the simulated world, newest first. */
export type ReadMessages = (to: string) => Promise<readonly { readonly text: string }[]>;

/** Has a code sent, reads the message and types what stands in it: to prove a contact, or to sign. */
export async function typeCode(walker: Walker, step: CompiledStep, read: ReadMessages): Promise<void> {
  const { browser, hash, person } = walker;
  const params = { id: hash, step: step.slug };
  const form = walker.formOf(step);
  if (form !== null) fillForm(form, person);
  const { tokenValidationMethods: methods = ['sms'] } = step.definition;
  const method = methods.includes('sms') ? 'sms' : (methods[0] ?? 'sms');
  const answers = form === null || form.answers().length === 0 ? {} : { answers: payloadOf(form) };
  await browser.call<DataOf<'tokenSend'>>('tokenSend', { params, body: { method, ...answers } });
  const token = codeIn(await read(method === 'email' ? person.email : person.phone));
  const confirmed = await browser.call<DataOf<'tokenConfirm'>>('tokenConfirm', { params, body: { token } });
  walker.proposal = confirmed.proposal;
}
