import type { OfferOnWire } from '@passo/contract';
import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../../journey/journey.ts';

/** The server made it from the contract's own shape: its marks are enough. */
const isOffer = (value: unknown): value is OfferOnWire =>
  isRecord(value) && typeof value.valorDaParcela === 'number' && isRecord(value.lender);

/** What was signed before the money came on another day, in whichever step it is told. */
export function signedBefore({ proposal }: Journey): OfferOnWire | null {
  return (
    Object.values(proposal?.data.shown ?? {}).flatMap(({ ofertaAssinada: signed }) =>
      isOffer(signed) ? [signed] : [],
    )[0] ?? null
  );
}

/** A page of the provider, or one of our own; nothing that would run in this page. */
const safeAddress = /^(https?:\/\/|\/(?!\/))/;
const ownAddress = /^\/(?!\/)/;

interface Paper {
  /** Names the document in our storage. */
  readonly document: string;
  readonly pages: number | null;
}

/** What the customer may see of a step's result: the offer, the contract, a link to sign at. */
export function shownOf({ proposal }: Journey, slug: string) {
  const shown = proposal?.data.shown[slug] ?? {};
  const { oferta, ofertaAnterior, contrato, custos, link, framed, pagamento, conta, desistencia } = shown;
  return {
    offer: isOffer(oferta) ? oferta : null,
    /** What it was before somebody revised it. */
    before: isOffer(ofertaAnterior) ? ofertaAnterior : null,
    contract: paperOf(contrato),
    /** Names the sheet that the offer is told by. */
    sheet: typeof custos === 'string' ? custos : null,
    payment: paymentOf(pagamento),
    /** Where the money went, a line each. */
    account: Array.isArray(conta) ? conta.filter((line) => typeof line === 'string') : [],
    /** Until when the customer may withdraw. */
    withdrawal: typeof desistencia === 'string' ? desistencia : null,
    link: typeof link === 'string' && safeAddress.test(link) ? link : null,
    /** That page may stand within ours: its owner says so, and our own policy lets nothing in but what is on our address. */
    framed: framed === true && typeof link === 'string' && ownAddress.test(link),
  };
}

/** The contract that was written last: its document in our storage. */
export function writtenContract({ proposal, live }: Journey): string | null {
  const papers = live.flatMap(({ slug }) => paperOf(proposal?.data.shown[slug]?.contrato)?.document ?? []);
  return papers.at(-1) ?? null;
}

/** What was agreed last, as far as any step says: later ones know better. A step that was only passed has its figures alone. */
export function agreedOffer({ proposal, live }: Journey): OfferOnWire | null {
  const offers = live.flatMap(({ slug }) => {
    const { oferta, combinado } = proposal?.data.shown[slug] ?? {};
    return [oferta, combinado].filter(isOffer);
  });
  return offers.at(-1) ?? null;
}

function paperOf(value: unknown): Paper | null {
  if (!isRecord(value) || typeof value.document !== 'string') return null;
  return { document: value.document, pages: typeof value.pages === 'number' ? value.pages : null };
}

interface Payment {
  readonly paidOn: string;
  /** The contract says nothing of that day. */
  readonly outsideContract: boolean;
  /** By what the bank finds it; empty where it named nothing. */
  readonly reference: string;
}

/** The day on which the money came, and what is known of it. */
function paymentOf(value: unknown): Payment | null {
  if (!isRecord(value) || typeof value.paidOn !== 'string') return null;
  const { paidOn, outsideContract, reference } = value;
  return {
    paidOn,
    outsideContract: outsideContract === true,
    reference: typeof reference === 'string' ? reference : '',
  };
}
