import { factsOf, isProven, stepState, type CompiledFlow, type JourneyState, type JsonObject } from '@passo/engine';
import type { Opener, Opening } from '../../repositories/openingRepository.ts';
import type { Access } from '../access/access.ts';
import { confirmedContacts } from '../contact/confirmed.ts';
import type { Runtime } from '../runtime/runtime.ts';

/* With which phone, e-mail or browser a CPF was opened. It is counted in flows/outside/cpfsOfPhone.ts. */

type Hashing = Pick<Runtime, 'keyring'>;

/** Not the digest by which a person's proposals are found: that one goes with their data. */
const openedCpf = ({ keyring }: Hashing, cpf: string): Buffer => keyring.keyedHash(cpf, 'opened-cpf');

const openerByContact = ({ keyring }: Hashing, contact: string): Opener => ({
  digest: keyring.keyedHash(contact.toLowerCase(), 'opener-contact'),
  means: 'contact',
});

const openerByBrowser = ({ keyring }: Hashing, name: string): Opener => ({
  digest: keyring.keyedHash(name, 'opener-browser'),
  means: 'browser',
});

/** What is known of who is there beside what the journey holds. */
export interface Present {
  /** What the browser calls itself, once its owner has agreed to that. */
  readonly browser?: string | null;
  /** Contacts that were proven, by somebody we trust or by a link opened elsewhere, though no step is finished with them. */
  readonly contacts?: readonly string[];
}

/** The browser of an office opens the CPFs of many, whose phones are their own: it does not count. */
export function browserIn({ startedAs }: Pick<Access, 'startedAs'>, { fingerprint }: JsonObject): string | null {
  return startedAs !== 'manual' && typeof fingerprint === 'string' && fingerprint !== '' ? fingerprint : null;
}

export function cpfOf(flow: CompiledFlow, state: JourneyState): string | null {
  const { cpf } = factsOf(flow, state).answers;
  return typeof cpf === 'string' && cpf !== '' ? cpf : null;
}

/** Who opens which CPF by what the journey has come to; null where nobody does. Nobody opens one by ending it, and it may end with its owner known. */
export function openingOf(
  runtime: Pick<Runtime, 'keyring' | 'clock'>,
  { flow, state }: { readonly flow: CompiledFlow; readonly state: JourneyState },
  { browser = null, contacts = [] }: Present = {},
): Opening | null {
  const cpf = cpfOf(flow, state);
  if (cpf === null) return null;
  const openers = [
    ...[...new Set([...confirmedContacts(flow, state), ...contacts])].map((contact) =>
      openerByContact(runtime, contact),
    ),
    ...(browser === null ? [] : [openerByBrowser(runtime, browser)]),
  ];
  const { end } = state;
  const said = { cpf: openedCpf(runtime, cpf), at: runtime.clock.now(), proven: isOwner(flow, state) };
  return { ...said, openers: end === null ? openers : [] };
}

/** Whose document, face and register agree: one's own face under somebody's number is none of theirs. */
export const isOwner = (flow: CompiledFlow, state: JourneyState): boolean =>
  isProven(flow, state, flow.steps.length) &&
  flow.steps.every(
    ({ slug, kind }) => kind.call?.operation !== 'bureau.register' || stepState(state, slug).status === 'finished',
  );
