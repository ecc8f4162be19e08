import { factsOf, type Json, type JsonObject } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { replaceProposal } from './endProposal.ts';
import { linkDigest, openAccess, requireProof, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import { newLink } from '../access/links.ts';
import { reuseDocuments } from './reuseDocuments.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { startPrefilled } from './startPrefilled.ts';
import { actorOf } from '../access/actor.ts';

const FORKS_PER_HOUR = 10;

/** What a person tells of themselves, whatever they ask for. Consents, amounts, photos and codes stay where they were given. */
const personal = [
  'cpf',
  'nome',
  'dataNascimento',
  'celular',
  'email',
  'estadoCivil',
  'empregador',
  'dataAdmissao',
  'salarioBruto',
  'descontosObrigatorios',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'banco',
  'tipoConta',
  'agencia',
  'conta',
];

interface Forked {
  readonly hashId: string;
  readonly carried: string[];
  readonly deviceToken: string;
}

/** A link into another channel of the same partner, with a proposal that this device may open at once; it takes the old one's place. */
export async function forkProposal(runtime: Runtime, visitor: Visitor, code: string, caller: string): Promise<Forked> {
  const access = requireProof(await openAccess(runtime, visitor));
  const channel = runtime.channels.byCode(code);
  // Another partner's channel is as unknown as none.
  if (channel?.partner.slug !== access.channel.partner.slug) throw new ProblemError('channel.notFound');
  await takeOne(runtime, `fork:${access.proposal.id}`, FORKS_PER_HOUR, 3600);
  const { answers } = factsOf(access.proposal.version.flow, access.proposal.state);
  const known = pick(answers);
  const hashId = await newLink(runtime, code, caller);
  await replaceProposal(runtime, visitor);
  const started = await startPrefilled(
    runtime,
    { link: linkDigest(hashId), channel, startedAs: 'customer' },
    { answers: known, proven: [], kind: 'proposal.forked', actor: actorOf(access) },
  );
  if (started === null) throw new ProblemError('server.error');
  const reused = await reuseDocuments(runtime, access, { id: started.id, channel });
  return { hashId, carried: [...Object.keys(known), ...reused], deviceToken: started.deviceToken };
}

const pick = (answers: JsonObject): JsonObject =>
  Object.fromEntries(
    personal.flatMap((key): [string, Json][] => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  );
