import type { SystemConfiguration } from '@passo/contract';
import type { PartnerColors } from '@passo/domain/theme/theme.ts';
import { isRecord } from '@passo/engine/json.ts';

/** A partner's look, for the preview. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly colors: PartnerColors;
  /** What of its look is no colour, as a style sheet. */
  readonly shape: string;
  /** How its illustrations are drawn. */
  readonly art: string;
}

/** What the server put into the page, so that the first step is drawn without a request. */
export interface Start {
  readonly hash: string | null;
  readonly bearer: string;
  /** The body of a failed answer, when the link could not be opened. */
  readonly problem: unknown;
  readonly system: SystemConfiguration | null;
  /** Slugs of the steps that `system` only names: their words and fields are asked for once the page is drawn. */
  readonly later?: readonly string[];
  /** The key of what this device keeps of answers that were typed and not sent. */
  readonly drafts?: string | null;
  /** The public code of the host's own channel, for visitors without a link. */
  readonly channel?: string | null;
  /** Address of the partner's help, for pages that have no configuration. */
  readonly help?: string | null;
  /** Whose page it is, for pages that have no configuration. */
  readonly partner?: { readonly name: string; readonly logo: string; readonly logoDark?: string };
  /** Whether who has no link finds one at the shop window. */
  readonly demo?: boolean;
  /** Whose colours the preview may wear; only there. */
  readonly brands?: readonly Brand[];
}

/** Reads it from the page; null where somebody else served the page (a development server). */
export function readStart(page: Document): Start | null {
  const text = page.getElementById('start')?.textContent;
  if (!text) return null;
  const read: unknown = JSON.parse(text);
  return isStart(read) ? read : null;
}

/** The server wrote it from the types of the contract; only that it is there at all is looked at. */
const isStart = (read: unknown): read is Start => isRecord(read) && 'bearer' in read && 'system' in read;
