import type { DataOf } from '@passo/contract';
import type { Answer } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { AuthorizationKind, Authorized } from '../../ports/authorizations/authorizations.ts';
import {
  countAuthorizationTry,
  findAuthorization,
  noteAuthorization,
  settleAuthorization,
  type AuthorizationRow,
} from '../../repositories/authorizationRepository.ts';
import type { Visitor } from '../access/access.ts';
import { wrongCode } from '../contact/wrongCode.ts';
import { takeOne } from '../runtime/limit.ts';
import { sealedValue, type SealedValue } from '../../platform/sealedValue.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openPermission, type Permission } from './openPermission.ts';

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
  const permission = await openPermission(runtime, visitor, kind);
  const { proposal: id, subject } = permission;
  const [row] = await findAuthorization(runtime.db, [id, kind, subject]);
  if (row === undefined || row.status === 'failed') return standing(runtime, id, await request(runtime, permission, 0));
  const asksAgain = again && row.status === 'waiting' && row.waited_seconds >= RESEND_SECONDS;
  if (asksAgain) return standing(runtime, id, await request(runtime, permission, Math.floor(row.waited_seconds)));
  return standing(runtime, id, row.status === 'waiting' ? await look(runtime, permission, row) : row);
}

/** The token that the bank sent. Tries are counted before anything is compared. */
export async function authorizeByToken(
  runtime: Runtime,
  visitor: Visitor,
  kind: AuthorizationKind,
  token: string,
): Promise<Standing> {
  const permission = await openPermission(runtime, visitor, kind);
  const { proposal: id, subject } = permission;
  const [known] = await findAuthorization(runtime.db, [id, kind, subject]);
  if (known === undefined) throw new ProblemError('authorization.missing');
  if (known.status !== 'waiting') return standing(runtime, id, known);
  const [counted] = await countAuthorizationTry(runtime.db, [id, kind, subject, TRIES]);
  if (counted === undefined) throw new ProblemError('otp.locked');
  const answer = await runtime.authorizations.confirm(known.reference, token, AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === 'refused') throw wrongCode(TRIES - counted.tries);
  if (answer.kind !== 'done') throw new ProblemError('provider.failed');
  return standing(runtime, id, await settled(runtime, permission, 'success', counted));
}

async function request(
  runtime: Runtime,
  { proposal: id, kind, person, cellphone, subject }: Permission,
  round: number,
): Promise<AuthorizationRow> {
  await takeOne(runtime, `authorization:${id}`, REQUESTS_PER_HOUR, 3600);
  const asking = {
    key: `${id}:${kind}:${subject.toString('base64url')}:${round}`,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const answer = await runtime.authorizations.request({ kind, person, cellphone }, asking);
  if (answer.kind === 'failed' || answer.kind === 'review') throw new ProblemError('provider.failed');
  const { reference, shown } = wordsOf(answer, asking.key);
  const sealed = shownOf(runtime, id).seal(shown);
  const [row] = await noteAuthorization(runtime.db, [id, kind, subject, reference, statusOf(answer), sealed]);
  if (row === undefined) throw new ProblemError('provider.failed');
  return row;
}

/** Asks the bank, where it was not asked too often; what it cannot say leaves everything as it is. */
async function look(runtime: Runtime, permission: Permission, row: AuthorizationRow): Promise<AuthorizationRow> {
  const taken = await runtime.limiter.take(`authorization-look:${permission.proposal}`, LOOKS_PER_MINUTE, 60);
  if (!taken.allowed) return row;
  const answer = await runtime.authorizations.status(row.reference, AbortSignal.timeout(TIMEOUT_MS));
  const status = statusOf(answer);
  return status === 'waiting' || answer.kind === 'failed' ? row : settled(runtime, permission, status, row);
}

async function settled(
  { db }: Runtime,
  { proposal, kind, subject }: Permission,
  status: 'failed' | 'success',
  row: AuthorizationRow,
): Promise<AuthorizationRow> {
  return (await settleAuthorization(db, [proposal, kind, subject, status]))[0] ?? { ...row, status };
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
