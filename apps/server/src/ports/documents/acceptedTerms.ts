import { isRecord } from '@passo/engine';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';

/** A consent as it was given: to which words, when and from where. */
export interface AcceptedTerm {
  readonly consent: string;
  readonly version: string;
  /** SHA-256 of the words that were shown, in hexadecimal. */
  readonly sha256: string;
  readonly at: Date;
  readonly ip: string;
}

/** What was agreed to for a proposal, oldest first. */
export type AcceptedTerms = (proposal: string) => Promise<readonly AcceptedTerm[]>;

const readConsents = statement<
  { consent: string; version: string; text_digest: Buffer; accepted_at: Date; evidence: Buffer },
  [string]
>(
  'consent_read',
  `select consent, version, text_digest, accepted_at, evidence from consent
   where proposal::text = $1 order by accepted_at, id limit 100`,
);

export const acceptedTerms =
  (db: Database, keyring: Keyring): AcceptedTerms =>
  async (proposal) => {
    const rows = await readConsents(db, [proposal]);
    return rows.map(({ consent, version, text_digest, accepted_at: at, evidence }) => {
      const opened = keyring.openJson(evidence, `consent:${proposal}`);
      const ip = isRecord(opened) && typeof opened.ip === 'string' ? opened.ip : '';
      return { consent, version, sha256: text_digest.toString('hex'), at, ip };
    });
  };
