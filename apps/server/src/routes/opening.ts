import { problem, problems } from '@passo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../channels/channel.ts';
import { openAccess, unproven, type Access } from '../flows/access/access.ts';
import { newLink, whereItLed } from '../flows/access/links.ts';
import { firstSystem } from '../flows/shown/firstSystem.ts';
import type { Begin } from '../pages/landing.ts';
import { logosOf, type Logos } from '../pages/logosOf.ts';
import { openingWords, type OpeningWords } from '../pages/openingWords.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { RouteParts } from './call.ts';
import { keepLink, keptLinks, nameDevice, visitorOf } from './cookies.ts';
import { draftKeyOf } from './draftKey.ts';
import { callerOf } from './edge.ts';
import { hostRule } from './hosts.ts';
import {
  hashInAddress,
  isAtHome,
  isPreview,
  isOnlyALook,
  isSentByOthers,
  leadsElsewhere,
  queryOf,
  saysMore,
} from './pageAddress.ts';

export type PageParts = Pick<RouteParts, 'runtime' | 'bearer' | 'secure' | 'publicUrl' | 'mode'>;

/** What the page starts with: no request has to be made before the first step is drawn. */
interface Start {
  readonly hash: string | null;
  /** Public code of the channel that the host name stands for: where a new link is made without one. */
  readonly channel: string | null;
  readonly bearer: string;
  readonly problem: unknown;
  readonly system: unknown;
  /** Slugs of the steps that `system` only names. */
  readonly later?: readonly string[];
  /** Address of the partner's help, for pages that have no configuration; null where no partner is known. */
  readonly help: string | null;
  /** For pages that have no configuration, where a partner is known. */
  readonly partner?: Logos | undefined;
  /** Whether who has no link finds one at the shop window: where nothing is real, and no partner is known. */
  readonly demo: boolean;
  /** Opens what this device keeps of answers that were typed and not sent; null where nothing may be kept. */
  readonly drafts: string | null;
  /** Whose colours the preview may wear; only there. */
  readonly brands?: readonly unknown[];
}

/** What an address comes to: the portal, the page before its first question, or another address. */
export type Opened =
  | {
      readonly kind: 'portal';
      readonly channel: Channel | undefined;
      readonly start: Start;
      readonly status: number;
      /** What can be read of it before its script is there. */
      readonly words: OpeningWords | null;
    }
  | { readonly kind: 'landing'; readonly channel: Channel; readonly begin: Begin }
  | { readonly kind: 'redirect'; readonly to: string };

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/;

/** The link of the address, else the one this device opened last; without either, the host's own channel. A host shows no other partner. */
export async function openPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply): Promise<Opened> {
  const { runtime } = parts;
  const rule = hostRule(runtime.channels, request.hostname, parts.publicUrl);
  const asked = runtime.channels.byCode(queryOf(request, 'canal') ?? '');
  const shown = asked !== undefined && rule.shows(asked) ? asked : undefined;
  const channel = shown ?? rule.own;
  if (isPreview(request)) return blankPage(parts, channel);
  const named = hashInAddress(request);
  const wanted = queryOf(request, 'canal');
  // Said, for else the page would ask for it again and again.
  if (named === null && wanted !== null && shown === undefined)
    return faultPage(parts, rule.own, new ProblemError('channel.notFound'));
  const hash = named ?? keptHash(request, shown);
  if (hash === null) return beginAt(parts, request, reply, channel);
  try {
    if (!wellFormed.test(hash)) throw new ProblemError('hash.invalid');
    const access = await openAccess(runtime, visitorOf(request, hash));
    if (!rule.shows(access.channel)) throw new ProblemError('hash.invalid');
    return await openLink(parts, request, reply, hash, access);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // A remembered link that is no good any more is no reason to refuse the page: one starts anew.
    if (named === null) return beginAt(parts, request, reply, channel);
    const told = await refusal(runtime, rule, hash, error);
    return faultPage(parts, told.channel ?? channel, told.problem, hash);
  }
}

/** Whoever follows a link to another product wants that one; what was begun of each is found again by each. */
const keptHash = (request: FastifyRequest, shown: Channel | undefined): string | null =>
  keptLinks(request).find(({ channel }) => shown === undefined || channel === shown.code)?.hash ?? null;

const blankStart = ({ bearer, mode }: PageParts, channel: Channel | undefined): Start => ({
  ...{ hash: null, channel: channel?.code ?? null, bearer, problem: null, system: null, drafts: null },
  help: channel?.texts.homePage.supportUrl ?? null,
  partner: channel && logosOf(channel),
  demo: channel === undefined && mode !== 'production',
});

const blankPage = (parts: PageParts, channel: Channel | undefined): Opened => ({
  ...{ kind: 'portal', channel, start: blankStart(parts, channel), status: 200, words: null },
});

const faultPage = (
  parts: PageParts,
  channel: Channel | undefined,
  told: ProblemError,
  hash: string | null = null,
): Opened => ({
  ...{ kind: 'portal', channel, status: problems[told.code].status, words: null },
  start: { ...blankStart(parts, channel), hash, problem: problemOf(told) },
});

/** Nobody gave a link: the channel's first page, or a link for it where it has none. */
async function beginAt(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  channel: Channel | undefined,
): Promise<Opened> {
  if (channel === undefined || !isAtHome(request)) return blankPage(parts, channel);
  const { landing } = channel.settings;
  // Who is sent by another site sees the first page before anything is made, where there is one.
  const passes = landing === undefined || (queryOf(request, 'comecar') !== null && !isSentByOthers(request));
  if (passes && !isOnlyALook(request)) return beginLink(parts, request, reply, channel);
  if (landing === undefined) return blankPage(parts, channel);
  return { kind: 'landing', channel, begin: { kind: 'new', channel: channel.code } };
}

/** A link for the channel, and the way to it: one answer, where the page used to be loaded to ask for it and then loaded again. */
export async function beginLink(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  channel: Channel,
): Promise<Opened> {
  try {
    const begun = await begunBefore(parts, request, channel);
    const hash = begun ?? (await newLink(parts.runtime, channel.code, callerOf(request)));
    keepLink(reply, { hash, channel: channel.code }, parts.secure);
    nameDevice(request, reply, hash, parts.secure);
    return { kind: 'redirect', to: `/?agx_hash=${hash}&comecar=1` };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Of a challenge too: the page then asks for the link itself, and solves what it is asked for.
    return faultPage(parts, channel, error);
  }
}

/** What this device has begun there and not ended goes on: a page that was left open does not put a new link in its place. */
async function begunBefore({ runtime }: PageParts, request: FastifyRequest, channel: Channel): Promise<string | null> {
  const hash = keptHash(request, channel);
  if (hash === null) return null;
  const access = await openAccess(runtime, visitorOf(request, hash)).catch(() => null);
  const goesOn = access?.channel.code === channel.code && access.proposal?.state.end == null;
  return goesOn ? hash : null;
}

async function openLink(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
  access: Access,
): Promise<Opened> {
  const { runtime, secure } = parts;
  const { proposal, proven, channel } = access;
  keepLink(reply, { hash, channel: channel.code }, secure);
  nameDevice(request, reply, hash, secure);
  if (isForLanding(request, access)) {
    return { kind: 'landing', channel, begin: { kind: 'link', hash } };
  }
  const ended = proposal !== null && proposal.state.end !== null;
  const drafts = ended ? null : draftKeyOf({ keyring: runtime.keyring, secure }, request, reply, hash);
  const open = { ...blankStart(parts, channel), hash, drafts };
  const portal = { kind: 'portal', channel, status: 200 } as const;
  if (proposal !== null && !proven) {
    return { ...portal, start: { ...open, problem: problemOf(unproven(proposal)) }, words: null };
  }
  const first = await firstSystem(runtime, access);
  const words = isBeginning(request, access) ? openingWords(first.system) : null;
  // The configuration says whose page it is, and more.
  return { ...portal, start: { ...open, ...first, partner: undefined }, words };
}

/** The first step is what will be drawn, without anything over it. */
const isBeginning = (request: FastifyRequest, { proposal, startedAs }: Access): boolean =>
  proposal === null && startedAs !== 'manual' && isAtHome(request) && !leadsElsewhere(request);

/** Before anything was answered, and where the link says nothing else. A typist has read it often enough. */
const isForLanding = (request: FastifyRequest, { proposal, channel: { settings }, startedAs }: Access): boolean =>
  settings.landing !== undefined &&
  settings.redirect === undefined &&
  proposal === null &&
  startedAs !== 'manual' &&
  isAtHome(request) &&
  !saysMore(request);

/** Where a proposal's data are gone, the page still wears the colours of whose it was; on another partner's host it never was. */
async function refusal(
  runtime: RouteParts['runtime'],
  rule: ReturnType<typeof hostRule>,
  hash: string,
  problem: ProblemError,
): Promise<{ readonly channel?: Channel; readonly problem: ProblemError }> {
  if (problem.code !== 'proposal.erased') return { problem };
  const channel = runtime.channels.byCode((await whereItLed(runtime, hash)) ?? '');
  if (channel === undefined) return { problem };
  return rule.shows(channel) ? { channel, problem } : { problem: new ProblemError('hash.invalid') };
}

const problemOf = ({ code, details }: ProblemError): unknown => ({
  ...problem(code, details.message === undefined ? {} : { message: details.message }),
  ...(details.errors !== undefined && { errors: details.errors }),
});
