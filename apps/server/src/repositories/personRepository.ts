import { statement } from '../database/pool.ts';

/* The proposals of a person: of a CPF, with a partner, at which one contact was proven last. */

/** A proposal as a list of a person's own needs it. */
export interface ListedRow {
  readonly id: string;
  readonly channel: string;
  readonly sealed: Buffer;
  readonly created_at: Date;
  readonly flow_version: number;
  readonly state: Buffer;
}

/** Digest of the CPF, digest of the contact, partner, link. */
type Whose = [cpf: Buffer | null, contact: Buffer | null, partner: string, link: Buffer];

const LISTED = 'p.id, p.channel, l.sealed, p.created_at, p.flow_version, p.state';
// Asked before anything is counted: what others begin under the CPF takes no place.
const OF_PERSON = 'p.cpf_hash = $1 and p.contact_hash = $2 and p.partner = $3 and p.verified';

/** A person's open proposals with a partner, other than this link's, newest first. */
export const findOpenByPerson = statement<ListedRow, Whose>(
  'proposal_open_by_person',
  `select ${LISTED} from proposal p join link l on l.digest = p.link
   where ${OF_PERSON} and p.ended is null and l.digest <> $4 and l.expires_at > now() order by p.created_at desc limit 50`,
);

export interface OwnRow extends ListedRow {
  readonly in_view: boolean;
}

/**
 * This link's proposal and, behind it, a person's with a partner, ended ones too, newest first. None whose data are gone, or whose link
 * opens no more. Without a CPF and a contact this link's alone.
 */
export const findByPerson = statement<OwnRow, Whose>(
  'proposal_by_person',
  `select ${LISTED}, p.link = $4 as in_view from proposal p join link l on l.digest = p.link
   where (p.link = $4 or (${OF_PERSON}))
     and p.state is not null and l.expires_at > now() order by in_view desc, p.created_at desc limit 100`,
);

export interface UnhashedRow {
  readonly id: string;
  readonly flow_version: number;
  readonly state: Buffer;
  readonly revision: number;
}

/** Proposals of a CPF with a partner from before contacts had digests, by id. Parameters: CPF, partner, after which id, how many. */
export const findUnhashed = statement<UnhashedRow, [Buffer, string, string, number]>(
  'proposal_unhashed',
  `select id, flow_version, state, revision from proposal
   where cpf_hash = $1 and partner = $2 and contact_hash is null and verified and state is not null and id > $3
   order by id limit $4`,
);

/** Where nobody has changed them since they were read, and none is known by now. Parameters: ids, revisions and digests, one of each per row. */
export const hashContacts = statement<never, [readonly string[], readonly number[], readonly Buffer[]]>(
  'proposal_hash_contacts',
  `with held as (
     select p.id, k.hash from unnest($1::uuid[], $2::int[], $3::bytea[]) as k (id, revision, hash)
     join proposal p on p.id = k.id and p.revision = k.revision and p.contact_hash is null and p.state is not null
     order by p.id for update of p)
   update proposal p set contact_hash = held.hash from held where p.id = held.id`,
);
