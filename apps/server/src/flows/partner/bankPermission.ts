import type { DataOf } from '@passo/contract';
import { factsOf, mayNotSubmit, type Answer } from '@passo/engine';
import { contactOf } from '@passo/catalog';
import { ProblemError } from '../../platform/problemError.ts';
import type { AuthorizationKind, Authorized } from '../../ports/authorizations/authorizations.ts';
import {
  countAuthorizationTry,
  findAuthorization,
  noteAuthorization,
  settleAuthorization,
  type AuthorizationRow,
} from '../../repositories/authorizationRepository.ts';
import { openAccess, requireProof, type OpenProposal, type Visitor } from '../access/access.ts';
import { provenContact } from '../proof/provenContact.ts';
import { takeOne } from '../runtime/limit.ts';
import { sealedValue, type SealedValue } from '../../platform/sealedValue.ts';
import type { Runtime } from '../runtime/runtime.ts';

type Standing = DataOf<'c6PrivatePayrollPolling'>;

const TIMEOUT_MS = 10_000;
const RESEND_SECONDS = 30;
const REQUESTS_PER_HOUR = 10;
const TRIES = 5;
/** A bank is asked at most this often how a permission stands, however often the customer's page asks us. */
const LOOKS_PER_MINUTE = 30;

/** How the permission stands; asked for where nobody has, or again where the customer wishes and the pause is over. */
export async function authorizationOf(
  runtime: Runtime,
  visitor: Visitor,
  kind: AuthorizationKind,
  again: boolean,
): Promise<Standing> {
  const proposal = await openRunning(runtime, visitor, kind);
  const [row] = await findAuthorization(runtime.db, [proposal.id, kind]);
  if (row === undefined || row.status === 'failed')
    return standing(runtime, proposal.id, await request(runtime, proposal, kind, 0));
  const asksAgain = again && row.status === 'waiting' && row.waited_seconds >= RESEND_SECONDS;
  if (asksAgain)
    return standing(runtime, proposal.id, await request(runtime, proposal, kind, Math.floor(row.waited_seconds)));
  return standing(runtime, proposal.id, row.status === 'waiting' ? await look(runtime, proposal.id, kind, row) : row);
}

/** The token that the bank sent. Tries are counted before anything is compared. */
export async function authorizeByToken(
  runtime: Runtime,
  visitor: Visitor,
  kind: AuthorizationKind,
  token: string,
): Promise<Standing> {
  const { id } = await openRunning(runtime, visitor, kind);
  const [known] = await findAuthorization(runtime.db, [id, kind]);
  if (known === undefined) throw new ProblemError('authorization.missing');
  if (known.status !== 'waiting') return standing(runtime, id, known);
  const [counted] = await countAuthorizationTry(runtime.db, [id, kind, TRIES]);
  if (counted === undefined) throw new ProblemError('otp.locked');
  const answer = await runtime.authorizations.confirm(known.reference, token, AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === 'refused') throw new ProblemError(counted.tries >= TRIES ? 'otp.locked' : 'otp.wrong');
  if (answer.kind !== 'done') throw new ProblemError('provider.failed');
  return standing(runtime, id, await settled(runtime, id, kind, 'success', counted));
}

/** A bank is asked only by a proposal whose own flow has the step for it, while the customer stands there or can go back to it. */
async function openRunning(runtime: Runtime, visitor: Visitor, kind: AuthorizationKind): Promise<OpenProposal> {
  const { proposal } = requireProof(await openAccess(runtime, visitor));
  const { flow } = proposal.version;
  const step = flow.steps.find(({ definition }) => definition.bankPermission === kind);
  if (step === undefined) throw new ProblemError('step.notFound');
  const refusal = mayNotSubmit(flow, proposal.state, step);
  if (refusal !== null) throw new ProblemError(refusal.code);
  const contact = await provenContact(runtime, { id: proposal.id, flow, state: proposal.state }, step);
  if (contact === null) throw new ProblemError('proof.unverified');
  return proposal;
}

async function request(
  runtime: Runtime,
  { id, version, state }: OpenProposal,
  kind: AuthorizationKind,
  round: number,
): Promise<AuthorizationRow> {
  const { cellphone, ...person } = contactOf(factsOf(version.flow, state));
  if (person.cpf === '' || cellphone === '') throw new ProblemError('fields.invalid');
  await takeOne(runtime, `authorization:${id}`, REQUESTS_PER_HOUR, 3600);
  const asking = { key: `${id}:${kind}:${round}`, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const answer = await runtime.authorizations.request({ kind, person, cellphone }, asking);
  if (answer.kind === 'failed' || answer.kind === 'review') throw new ProblemError('provider.failed');
  const { reference, shown } = wordsOf(answer, asking.key);
  const sealed = shownOf(runtime, id).seal(shown);
  const [row] = await noteAuthorization(runtime.db, [id, kind, reference, statusOf(answer), sealed]);
  if (row === undefined) throw new ProblemError('provider.failed');
  return row;
}

/** Asks the bank, where it was not asked too often; what it cannot say leaves everything as it is. */
async function look(
  runtime: Runtime,
  id: string,
  kind: AuthorizationKind,
  row: AuthorizationRow,
): Promise<AuthorizationRow> {
  const taken = await runtime.limiter.take(`authorization-look:${id}`, LOOKS_PER_MINUTE, 60);
  if (!taken.allowed) return row;
  const answer = await runtime.authorizations.status(row.reference, AbortSignal.timeout(TIMEOUT_MS));
  const status = statusOf(answer);
  return status === 'waiting' || answer.kind === 'failed' ? row : settled(runtime, id, kind, status, row);
}

async function settled(
  runtime: Runtime,
  id: string,
  kind: AuthorizationKind,
  status: 'failed' | 'success',
  row: AuthorizationRow,
): Promise<AuthorizationRow> {
  return (await settleAuthorization(runtime.db, [id, kind, status]))[0] ?? { ...row, status };
}

const statusOf = ({ kind }: Answer<Authorized>): 'waiting' | 'failed' | 'success' =>
  kind === 'done' ? 'success' : kind === 'refused' ? 'failed' : 'waiting';

type Shown = Pick<Standing, 'link' | 'target'>;

/** A link to a bank opens something there, and a masked phone is still half a phone. */
const shownOf = ({ keyring }: Runtime, id: string): SealedValue<Shown> => sealedValue(keyring, `authorization:${id}`);

function wordsOf(answer: Answer<Authorized>, key: string): { readonly reference: string; readonly shown: Shown } {
  const { reference, shown = {} } = answer.kind === 'waiting' ? answer : { reference: key };
  const { link, target } = shown;
  return {
    reference,
    shown: { link: typeof link === 'string' ? link : null, target: typeof target === 'string' ? target : null },
  };
}

function standing(runtime: Runtime, id: string, { status, shown, waited_seconds: waited }: AuthorizationRow): Standing {
  const { link, target } = shown === null ? { link: null, target: null } : shownOf(runtime, id).open(shown);
  const left = status === 'waiting' ? Math.max(0, Math.ceil(RESEND_SECONDS - waited)) : 0;
  const known = status === 'success' || status === 'failed' ? status : 'waiting';
  return { status: known, link, target, resendInSeconds: left };
}
