import { stepState, type CompiledStep, type Json, type JsonObject } from '@passo/engine';
import { acceptedTerms, type AcceptedTerm } from '../../ports/documents/acceptedTerms.ts';
import { listDataRequests, listDocuments, listMessages } from '../../repositories/dataRequestRepository.ts';
import { readHistory } from '../../repositories/proposalRepository.ts';
import { roleOf } from '../access/actor.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { proposalOnWire, systemicValue } from '../shown/view.ts';
import { dataContact, type MyDataAccess } from './myDataAccess.ts';
import { requestOnWire, type DataRequestOnWire } from './requests.ts';

/** Changes with the shape below, so that whoever reads a copy by machine knows which one it is. */
const SCHEMA = 'passo.meus-dados/2';

interface CopiedAnswer {
  readonly key: string;
  readonly label: string;
  readonly value: Json;
}

interface CopiedStep {
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly answers: readonly CopiedAnswer[];
  /** What was written where a rule gives the answer for now (`own`), and what was held there (`base`); of a list group by group. */
  readonly beneath: readonly CopiedAnswer[];
  /** What the outside said and the person may see, and what its noes taught. */
  readonly results: JsonObject;
}

/** Everything that is kept of a person for one proposal, opened. Nothing of the house itself, nothing of anybody else. */
export interface DataCopy {
  readonly schema: typeof SCHEMA;
  readonly madeAt: string;
  readonly proposal: {
    readonly number: string;
    readonly product: string;
    readonly partner: string;
    readonly bank: string;
    readonly situation: string;
    readonly end: string | null;
  };
  readonly provenContact: string | null;
  readonly steps: readonly CopiedStep[];
  readonly consents: readonly (Omit<AcceptedTerm, 'at'> & { readonly at: string })[];
  readonly documents: readonly {
    readonly step: string;
    readonly name: string;
    readonly mediaType: string;
    readonly sha256: string;
    readonly at: string;
  }[];
  readonly messages: readonly { readonly what: string; readonly at: string }[];
  readonly history: readonly {
    readonly what: string;
    readonly step: string | null;
    readonly by: string;
    readonly at: string;
  }[];
  readonly requests: readonly DataRequestOnWire[];
}

export async function copyOf(runtime: Runtime, access: MyDataAccess): Promise<DataCopy> {
  const { db, keyring, clock } = runtime;
  const { proposal, channel } = access;
  const { id, state } = proposal;
  const [consents, messages, history, requests] = await Promise.all([
    acceptedTerms(db, keyring)(id),
    listMessages(db, [id]),
    readHistory(db, [id]),
    listDataRequests(db, [id]),
  ]);
  return {
    schema: SCHEMA,
    madeAt: clock.now().toISOString(),
    proposal: {
      ...{ number: systemicValue(id), situation: state.situation, end: state.end },
      ...{ product: channel.settings.name, partner: channel.partner.name, bank: channel.bank.name },
    },
    provenContact: (await dataContact(runtime, access))?.target ?? null,
    steps: stepsOf(access),
    consents: consents.map((term) => ({ ...term, at: term.at.toISOString() })),
    documents: await documentsOf(runtime, id),
    messages: messages.map(({ key, sent_at: at }) => ({ what: key.split(':')[0] ?? '', at: at.toISOString() })),
    history: history.map(({ kind, slug, actor, at }) => ({
      ...{ what: kind, step: slug, at: at.toISOString() },
      by: actor === 'customer' ? actor : roleOf(actor) === 'typist' ? 'typist' : 'us',
    })),
    requests: requests.map((row) => requestOnWire(runtime, row)),
  };
}

function stepsOf({ proposal }: MyDataAccess): readonly CopiedStep[] {
  const { version, state } = proposal;
  const { shown } = proposalOnWire(proposal).data;
  return version.flow.steps
    .filter(({ slug }) => Object.hasOwn(state.steps, slug))
    .map((step) => {
      const { status, answers, beneath = {}, learned = {} } = stepState(state, step.slug);
      return {
        ...{ slug: step.slug, name: step.definition.name, status },
        ...{ answers: copied(step, answers), beneath: copied(step, beneath) },
        results: { ...shown[step.slug], ...learned },
      };
    });
}

const copied = (step: CompiledStep, answers: JsonObject): readonly CopiedAnswer[] =>
  Object.entries(answers).map(([key, value]) => ({ key, label: labelOf(step, key), value }));

/** Also of the fields that the step's kind brings along. */
const labelOf = ({ form }: CompiledStep, key: string): string =>
  form.fields.find((field) => field.key === key)?.definition.label || key;

/** One after the other: each is opened whole, and photos weigh. */
async function documentsOf({ db, storage }: Runtime, proposal: string): Promise<DataCopy['documents']> {
  const found: DataCopy['documents'][number][] = [];
  for (const { id, created_at: at } of await listDocuments(db, [proposal])) {
    const document = await storage.get(id, proposal);
    if (document === null) continue;
    const { slug: step, name, mediaType, sha256 } = document;
    found.push({ step, name, mediaType, sha256, at: at.toISOString() });
  }
  return found;
}
