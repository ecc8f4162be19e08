import type { DataOf } from '@passo/contract';
import { withTransaction } from '../../database/pool.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { EVERY_DEVICE } from '../../repositories/codeRepository.ts';
import { keepDataProof } from '../../repositories/dataRequestRepository.ts';
import type { ProvenAccess, Visitor } from '../access/access.ts';
import { checkCode, RESEND_SECONDS, sendCode, takeProof, type Tried } from '../contact/codes.ts';
import { masked } from '../contact/contact.ts';
import { wrongCode } from '../contact/wrongCode.ts';
import { withinSendLimits } from '../contact/sendLimits.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { dataContact, openMyData } from './myDataAccess.ts';

/** How long what is kept may be seen and asked for after a code. */
const OPEN_MS = 600_000;
/** No step has a slash in its name, so no step's code is right here, nor this one there. */
const PLACE = '/meus-dados';

const triedFor = ({ proposal }: ProvenAccess): Tried => ({
  ...{ proposal: proposal.id, act: 'data', slug: PLACE },
  device: EVERY_DEVICE,
  signs: null,
});

/** Sends a code that opens the person's data on this device, and nothing else. */
export async function sendDataCode(
  runtime: Runtime,
  visitor: Visitor,
  caller: Caller,
): Promise<DataOf<'sendMyDataCode'>> {
  const access = await openMyData(runtime, visitor);
  const contact = await dataContact(runtime, access);
  if (contact === null) throw new ProblemError('data.noContact');
  const { partner } = access.channel;
  await withinSendLimits(runtime, { target: contact.target, partner: partner.slug, by: 'device', caller }, () =>
    sendCode(runtime, { ...triedFor(access), contact, sentFrom: null }, partner),
  );
  return { method: contact.method, target: masked(contact), resendInSeconds: RESEND_SECONDS };
}

/** The code opens the data for ten minutes, on the device that typed it. */
export async function confirmDataCode(runtime: Runtime, visitor: Visitor, code: string): Promise<void> {
  const access = await openMyData(runtime, visitor);
  const tried = triedFor(access);
  const left = await checkCode(runtime, tried, code);
  const contact = await dataContact(runtime, access);
  const until = new Date(runtime.clock.now().getTime() + OPEN_MS);
  await withTransaction(runtime.db, async (db) => {
    // The contact was changed while its code was on the way: it proves the old one.
    if ((await takeProof(runtime, db, tried, code)).contact !== contact?.target) throw wrongCode(left);
    await keepDataProof(db, [access.device, access.proposal.id, until]);
  });
}
