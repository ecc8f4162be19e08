import type { JsonObject } from '@passo/engine';
import { withTransaction, type Queryable } from '../../database/pool.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { storeAnswer } from '../../repositories/idempotencyRepository.ts';
import { holdProposal, moveProposal, type ProposalChange } from '../../repositories/proposalRepository.ts';
import type { Visitor } from '../access/access.ts';
import { checkCode, isCode, takeProof, type Tried } from '../contact/codes.ts';
import { countingGuesses, giveBackSend } from '../contact/sendLimits.ts';
import { wrongCode } from '../contact/wrongCode.ts';
import { shutOutOthers } from '../access/shutOutOthers.ts';
import { announce } from '../journey/change.ts';
import { letIn, proofFor } from '../journey/letIn.ts';
import type { Submitted } from '../journey/submission.ts';
import { remember, type Recognised } from '../requests/storedAnswer.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { shownProposal } from '../shown/shownProposal.ts';
import { askedAct, triedAt } from './codeFor.ts';
import { changeFor, moveOf } from './confirmMove.ts';
import type { TokenStep } from './openTokenStep.ts';
import { provingOf, type Proving } from './proving.ts';
import { tellFormer } from './replacedContact.ts';
import { signature } from './signature.ts';

/** A code or a token as it came. */
interface Confirming {
  readonly visitor: Visitor;
  readonly token: string;
  readonly evidence: JsonObject;
  readonly caller: Caller;
  readonly request: Recognised;
}

/** What is written where the proof is right. */
interface Confirmed extends Confirming {
  readonly tried: Tried;
  /** Tries that are left of the code; null of a link. */
  readonly left: number | null;
  readonly proving: Proving;
  /** Null where nobody but the device is proven. */
  readonly change: ProposalChange | null;
  readonly idempotency: ProposalChange['idempotency'];
}

/** Uses a proof up, with all that follows from it, in one transaction. */
export async function confirmOnce(runtime: Runtime, opened: TokenStep, confirming: Confirming): Promise<Submitted> {
  const { visitor, token, evidence, caller, request } = confirming;
  const { access, proposal, step } = opened;
  const tried = triedAt(opened, await askedAct(runtime, opened, token));
  const detail = step.kind.binding === true ? await signature(runtime, tried, evidence) : {};
  const left = isCode(token) ? await checkTyped(runtime, tried, token) : null;
  const proving = await provingOf(runtime, opened, tried.act);
  const by = { access, visitor, network: caller.network };
  const moved = tried.act === 'enter' ? null : await moveOf(runtime, opened, by, { ...proving, left });
  const after = moved === null ? proposal : { ...proposal, state: moved.state, revision: proposal.revision + 1 };
  const answer = await shownProposal(runtime, after);
  const idempotency = remember(runtime, request, proposal.id, answer);
  const change = moved === null ? null : changeFor(runtime, opened, moved, { idempotency, detail, evidence, proving });
  const written = { ...confirming, tried, left, proving, change, idempotency };
  const { deviceToken, counted } = await withTransaction(runtime.db, (db) => write(runtime, db, opened, written));
  if (change !== null) announce(runtime, change);
  if (counted !== null) await giveBackSend(runtime, counted, caller);
  if (proving.replaced !== null) runtime.telling();
  return { proposal: answer, deviceToken };
}

/** Who is in guesses at one code alone; strangers have one for each device that they say to be. */
const checkTyped = (runtime: Runtime, tried: Tried, token: string): Promise<number> =>
  tried.act === 'enter'
    ? countingGuesses(runtime, tried.proposal, () => checkCode(runtime, tried, token))
    : checkCode(runtime, tried, token);

interface Written {
  readonly deviceToken: string | null;
  /** The contact, where sending to it was counted at the caller's network. */
  readonly counted: string | null;
}

async function write(runtime: Runtime, db: Queryable, opened: TokenStep, confirmed: Confirmed): Promise<Written> {
  const { token, evidence, caller, tried, left, proving, change, idempotency } = confirmed;
  const { access, proposal } = opened;
  const { contact, countedAt } = await takeProof(runtime, db, tried, token);
  // The contact was changed while its code was on the way: it proves the old one.
  if (contact !== proving.contact) throw wrongCode(left);
  const counted = countedAt(caller.network) ? contact : null;
  const entering = { access, proposal, evidence };
  if (change === null) {
    await standStill(db, opened, idempotency);
    return { deviceToken: await letIn(runtime, db, entering), counted };
  }
  if (!(await moveProposal(db, change))) throw new ProblemError('revision.stale');
  if (proving.replaced !== null) await replace(runtime, db, opened, proving.replaced, confirmed.request);
  return { deviceToken: await proofFor(db, entering), counted };
}

/** Whoever is only let in changes nothing; but what was proven may have been replaced meanwhile. */
async function standStill(
  db: Queryable,
  { proposal: { id, revision } }: TokenStep,
  idempotency: ProposalChange['idempotency'],
): Promise<void> {
  if ((await holdProposal(db, [id, revision])).length === 0) throw new ProblemError('revision.stale');
  if (idempotency !== null) await storeAnswer(db, [idempotency.key, idempotency.bodyDigest, idempotency.answer, id]);
}

async function replace(
  runtime: Runtime,
  db: Queryable,
  opened: TokenStep,
  former: string,
  { key }: Recognised,
): Promise<void> {
  const { access, proposal, proof } = opened;
  await shutOutOthers(db, proposal.id, { device: access.proven ? proof : null, request: key });
  await tellFormer(runtime, db, opened, former);
}
