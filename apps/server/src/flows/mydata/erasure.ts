import { formatDate, today, type CalendarDate } from '@passo/domain';
import { ProblemError } from '../../platform/problemError.ts';
import { findUndoneErasure, handOver, listErasing } from '../../repositories/dataRequestRepository.ts';
import { findOneResting } from '../../repositories/retentionRepository.ts';
import type { ProvenAccess } from '../access/access.ts';
import { eraseProposal } from '../retention/eraseOne.ts';
import { termsOn } from '../retention/rules.ts';
import { verdictOn } from '../retention/verdictOn.ts';
import { eachByItself } from '../runtime/eachByItself.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { dueFrom, requestOnWire, sealText, writeRequest, type DataRequestOnWire } from './requests.ts';

const ERASED =
  'Apagamos os seus dados deste pedido e os documentos que você enviou. O link não abre mais nada: guarde este recibo.';
const ERASING =
  'O pedido foi encerrado. Assim que o banco e os parceiros souberem disso, apagamos os seus dados deste pedido e o link deixa de abrir.';
const PAYING =
  'O pagamento deste pedido já foi pedido ao banco, então não dá para apagar agora. Uma pessoa analisa o seu pedido e responde no prazo.';

/** Why a contract stays although its person asks for its end (LGPD, art. 16, I, and art. 18, VI). */
const kept = (until: CalendarDate, answerBy: string): string =>
  'Você assinou um contrato neste pedido. A lei manda guardar os registros dele: LGPD (Lei 13.709/2018), art. 16, I; Lei 9.613/1998, ' +
  `art. 10, § 2º; Código Civil, art. 206, § 5º, I. Eles ficam até ${formatDate(until)} e são apagados depois. ` +
  `Uma pessoa analisa o seu pedido e responde até ${answerBy}.`;

/** What no law keeps is erased now, or as soon as everybody outside has been told; what one keeps waits for a person. */
export async function askErasure(
  runtime: Runtime,
  { proposal: { id, version, state }, channel }: ProvenAccess,
): Promise<DataRequestOnWire> {
  const now = runtime.clock.now();
  const [row] = await findOneResting(runtime.db, [id]);
  const terms = termsOn(today(now), channel.partner.retention);
  // Before any term is in force nobody can say what the law keeps.
  if (row === undefined || terms === null) throw new ProblemError('proposal.missing');
  const { rule, until } = await verdictOn(runtime, row, { flow: version.flow, state }, terms);
  const request = { proposal: id, kind: 'erasure' } as const;
  if (rule === 'contracted') {
    const answer = kept(until, formatDate(today(dueFrom(now))));
    return requestOnWire(runtime, await writeRequest(runtime, { ...request, state: 'open', answer }));
  }
  const written = await writeRequest(runtime, { ...request, state: 'erasing', answer: ERASING });
  const outcome = await erase(runtime, id);
  const shown = requestOnWire(runtime, written);
  if (outcome === 'withdrawing') return shown;
  if (outcome === 'bound') return { ...shown, state: 'open', answer: PAYING };
  return { ...shown, state: 'done', doneAt: now.toISOString(), answer: ERASED };
}

/** Erasing closes the request with the data; what cannot be erased now goes to a person. */
async function erase(runtime: Runtime, proposal: string): ReturnType<typeof eraseProposal> {
  const outcome = await eraseProposal(runtime, proposal, 'requested');
  if (outcome !== 'bound') return outcome;
  const [request] = await findUndoneErasure(runtime.db, [proposal]);
  if (request !== undefined)
    await handOver(runtime.db, [request.protocol, sealText(runtime, request.protocol, PAYING)]);
  return outcome;
}

const AT_ONCE = 100;

/** Goes on with what waited until everybody outside had been told. Answers how many could not be erased. */
export async function goOnErasing(runtime: Runtime): Promise<number> {
  let left = 0;
  for (let after = ''; ;) {
    const rows = await listErasing(runtime.db, [after, AT_ONCE]);
    const each = { job: 'dataRequests', rows, proposalOf: (row: { readonly proposal: string }) => row.proposal };
    left += await eachByItself(runtime, each, ({ proposal }) => erase(runtime, proposal));
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return left;
    after = last.protocol;
  }
}
