import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findAccess,
  insertDevice,
  insertLinkOnce,
  markManual,
  openSubmit,
} from '../../../apps/server/src/repositories/accessRepository.ts';
import {
  findProposal,
  makeProposal,
  moveProposal,
  readHistory,
  readRevisions,
  readStepEvents,
  type ProposalChange,
} from '../../../apps/server/src/repositories/proposalRepository.ts';
import {
  findByPerson,
  findOpenByPerson,
  findUnhashed,
  hashContacts,
} from '../../../apps/server/src/repositories/personRepository.ts';
import { bytes, openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
const opened: Ledger[] = [];
beforeEach(async () => {
  ledger = await openLedger();
  opened.push(ledger);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const changeOf = (id: string, more: Partial<ProposalChange> = {}): ProposalChange => ({
  id,
  baseRevision: 1,
  state: bytes('novo'),
  situation: 'pending',
  ended: null,
  cpfHash: null,
  contactHash: null,
  verified: false,
  event: { kind: 'step.submitted', slug: 'dados', actor: 'customer', change: bytes('mudança') },
  idempotency: null,
  questions: [],
  consents: [],
  settles: null,
  withdraws: null,
  messages: [],
  opening: null,
  ...more,
});
const everything: Partial<ProposalChange> = {
  idempotency: { key: bytes('chave'), bodyDigest: bytes('corpo'), answer: bytes('resposta') },
  questions: [{ slug: 'analise', attempt: 1, operation: 'bureau.analyse' }],
  consents: [{ consent: 'lgpd', version: '1', textDigest: bytes('texto'), evidence: bytes('prova') }],
};
const counts = async (): Promise<readonly number[]> => {
  const tables = ['event', 'idempotency', 'question', 'consent', 'device', 'proposal'];
  const sql = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const [row] = await ledger.query<Record<string, number>>(`select ${sql}`);
  return tables.map((table) => row?.[table] ?? 0);
};

describe('a change', () => {
  it('moves its proposal and writes what hangs on it, once', async () => {
    const move = () => moveProposal(ledger.db, changeOf(ledger.mine, everything));
    const touched = await ledger.changedBy('proposal', 'id', async () => expect(await move()).toBe(true));
    expect(touched).toEqual([ledger.mine]);
    expect(await counts()).toEqual([1, 1, 1, 1, 0, 2]);
    // Read at a revision that is not there any more: nothing of it is written.
    expect(await move()).toBe(false);
    expect(await counts()).toEqual([1, 1, 1, 1, 0, 2]);
  });

  it('keeps a CPF, a contact and a proof that were there, and takes another contact', async () => {
    const read = async () => {
      const sql = `select convert_from(cpf_hash, 'utf8') as cpf, convert_from(contact_hash, 'utf8') as contact, verified
        from proposal where id = $1`;
      return (await ledger.query<{ cpf: string; contact: string; verified: boolean }>(sql, ledger.mine))[0];
    };
    await moveProposal(ledger.db, changeOf(ledger.mine, { cpfHash: null, contactHash: null, verified: false }));
    expect(await read()).toEqual({ cpf: 'cpf', contact: 'contato', verified: true });
    await moveProposal(ledger.db, changeOf(ledger.mine, { baseRevision: 2, contactHash: bytes('outro') }));
    expect(await read()).toEqual({ cpf: 'cpf', contact: 'outro', verified: true });
  });

  it('remembers no answer where nobody sent a key', async () => {
    await moveProposal(ledger.db, changeOf(ledger.mine));
    expect(await counts()).toEqual([1, 0, 0, 0, 0, 2]);
  });

  it('settles the one question that it answers, and only if it is made', async () => {
    await ledger.query(
      `insert into question (proposal, slug, attempt, operation)
       select p.id, s.slug, a.attempt, 'bureau.analyse'
       from proposal p, unnest(array['x', 'y']) as s (slug), unnest(array[1, 2]) as a (attempt)`,
    );
    const settling = (baseRevision: number) => () =>
      moveProposal(
        ledger.db,
        changeOf(ledger.mine, { baseRevision, settles: { slug: 'x', attempt: 1, outcome: 'done' } }),
      );
    expect(await ledger.changedBy('question', 'proposal, slug, attempt', settling(7))).toEqual([]);
    expect(await ledger.changedBy('question', 'proposal, slug, attempt', settling(1))).toEqual([`${ledger.mine} x 1`]);
  });
});

describe('an end', () => {
  const rows: readonly (readonly [
    slug: string,
    operation: string,
    state: string,
    tries: number,
    outcome: string | null,
  ])[] = [
    ['a-offer', 'lender.accept', 'settled', 1, 'done'],
    ['b-envelope', 'signature.collect', 'called', 1, null],
    ['c-timed-out', 'payrollMargin.reserve', 'settled', 4, 'failed'],
    ['d-refused', 'employer.approve', 'settled', 1, 'refused'],
    ['e-never-asked', 'lender.accept', 'open', 0, null],
    ['f-looked-up', 'bureau.analyse', 'settled', 1, 'done'],
    ['g-at-work', 'office.review', 'called', 1, null],
    ['h-decided', 'office.review', 'settled', 1, 'done'],
  ];
  const ask = () =>
    ledger.query(
      `insert into question (proposal, slug, attempt, operation, state, tries, outcome, settled_at)
       select p.id, r->>0, 1, r->>1, r->>2, (r->>3)::int, r->>4, case r->>2 when 'settled' then now() - interval '1 hour' end
       from proposal p, jsonb_array_elements('${JSON.stringify(rows)}'::jsonb) as r`,
    );
  const withdraws = {
    open: ['office.review'],
    kept: ['lender.accept', 'signature.collect', 'payrollMargin.reserve', 'employer.approve'],
    ...{ all: true, voided: [] },
  };
  const written = async () =>
    (await ledger.query<{ slug: string; proposal: string }>('select slug, proposal from withdrawal order by slug')).map(
      ({ slug, proposal }) => [slug, proposal],
    );

  it('settles what is open and writes what is to be withdrawn of this proposal, and of no other', async () => {
    await ask();
    await moveProposal(ledger.db, changeOf(ledger.mine, { ended: 'cancelled', withdraws }));
    const slugs = ['a-offer', 'b-envelope', 'c-timed-out', 'g-at-work'];
    expect(await written()).toEqual(slugs.map((slug) => [slug, ledger.mine]));
    const sql = `select count(*)::int as open from question where proposal = $1 and state <> 'settled'`;
    expect(await ledger.query(sql, ledger.mine)).toEqual([{ open: 0 }]);
    expect(await ledger.query(sql, ledger.other)).not.toEqual([{ open: 0 }]);
  });

  it('settles and writes only what is of a question that is void, where the proposal goes on, and nothing of that again at its end', async () => {
    await ask();
    const names = ['a-offer', 'b-envelope', 'g-at-work'];
    const voided = names.map((slug) => ({ slug, attempt: 1, kept: bytes(slug) }));
    const other = { slug: 'a-offer', attempt: 2, kept: bytes('none') };
    const some = { ...withdraws, all: false, voided: [...voided, other] };
    await moveProposal(ledger.db, changeOf(ledger.mine, { withdraws: some }));
    expect(await written()).toEqual(names.map((slug) => [slug, ledger.mine]));
    const open = `select slug from question where proposal = $1 and state <> 'settled'`;
    expect(
      (await ledger.query<{ slug: string }>(open, ledger.mine)).filter(({ slug }) => names.includes(slug)),
    ).toEqual([]);
    const told = `select slug, convert_from(kept, 'utf8') as kept from withdrawal order by slug`;
    expect(await ledger.query(told)).toEqual(names.map((slug) => ({ slug, kept: slug })));
    await ledger.query(`update withdrawal set state = 'told'`);
    await moveProposal(ledger.db, changeOf(ledger.mine, { baseRevision: 2, ended: 'cancelled', withdraws }));
    expect((await written()).map(([slug]) => slug)).toEqual(['a-offer', 'b-envelope', 'c-timed-out', 'g-at-work']);
    expect(await ledger.query(`select slug from withdrawal where state = 'open'`)).toEqual([{ slug: 'c-timed-out' }]);
  });

  it('does not tell who has just refused', async () => {
    await ask();
    const settles = { slug: 'b-envelope', attempt: 1, outcome: 'refused' };
    await moveProposal(ledger.db, changeOf(ledger.mine, { ended: 'refused', withdraws, settles }));
    expect((await written()).map(([slug]) => slug)).toEqual(['a-offer', 'c-timed-out', 'g-at-work']);
  });

  it('withdraws nothing where somebody else was faster', async () => {
    await ask();
    expect(
      await moveProposal(ledger.db, changeOf(ledger.mine, { baseRevision: 7, ended: 'cancelled', withdraws })),
    ).toBe(false);
    expect(await written()).toEqual([]);
  });
});

describe('what the customer is to be told', () => {
  const paid = { message: 'paid', slug: 'pagamento', about: bytes('a'), afterSeconds: 60 };
  const written = () =>
    ledger.query(`select proposal, message, slug, state,
      extract(epoch from due_at - written_at)::int as seconds from outcome_message order by message`);
  const row = { proposal: '', message: 'paid', slug: 'pagamento', state: 'open', seconds: 60 };

  it('is written with the change, and stays as it is when it is said again', async () => {
    await moveProposal(ledger.db, changeOf(ledger.mine, { messages: [paid] }));
    expect(await written()).toEqual([{ ...row, proposal: ledger.mine }]);
    await ledger.query(`update outcome_message set state = 'sent'`);
    const more = [paid, { ...paid, message: 'refused', afterSeconds: 0 }];
    await moveProposal(ledger.db, changeOf(ledger.mine, { baseRevision: 2, messages: more }));
    const [first, second] = [
      { ...row, proposal: ledger.mine, state: 'sent' },
      { ...row, proposal: ledger.mine, message: 'refused', seconds: 0 },
    ];
    expect(await written()).toEqual([first, second]);
  });

  it('is not written where somebody else was faster', async () => {
    expect(await moveProposal(ledger.db, changeOf(ledger.mine, { baseRevision: 7, messages: [paid] }))).toBe(false);
    expect(await written()).toEqual([]);
  });
});

describe('a new proposal', () => {
  const make = (link: string) => {
    const device = { digest: bytes('aparelho'), days: 90 };
    const made = { link: bytes(link), channel: 'canal', partner: 'aurora', flowVersion: 1, device };
    return makeProposal(ledger.db, changeOf(randomUUID(), { ...everything, baseRevision: 0 }), made);
  };

  it('is made once for its link, with its device and all that hangs on it', async () => {
    await insertLinkOnce(ledger.db, [bytes('novo'), bytes('x'), 'canal', 'customer', 1]);
    expect(await make('novo')).toBe(true);
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 3]);
  });

  it('is not made where the link has one', async () => {
    expect(await make('mine')).toBe(false);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 2]);
  });
});

describe('what is found', () => {
  it('by id', async () => {
    expect(await findProposal(ledger.db, [ledger.mine])).toMatchObject([{ id: ledger.mine, started_as: 'customer' }]);
    expect(await readRevisions(ledger.db, [[ledger.mine]])).toEqual([{ id: ledger.mine, revision: 1 }]);
  });

  const without: readonly (readonly [string, string])[] = [
    ['of another CPF', `update proposal set cpf_hash = 'another'`],
    ['of another contact', `update proposal set contact_hash = 'another'`],
    ['of an unknown contact', `update proposal set contact_hash = null`],
    ['of another partner', `update proposal set partner = 'boreal'`],
    ['that has ended', `update proposal set ended = 'finished'`],
    ['that nobody has proven', `update proposal set verified = false`],
    ['whose link has expired', `update link set expires_at = now()`],
  ];
  const whose = (): [Buffer, Buffer, string, Buffer] => [bytes('cpf'), bytes('contato'), 'aurora', bytes('mine')];
  const open = () => findOpenByPerson(ledger.db, whose());
  const own = async () => (await findByPerson(ledger.db, whose())).map(({ id, in_view }) => [id, in_view]);
  it('open for a person, beside the link that one stands at', async () => {
    expect(await open()).toMatchObject([{ id: ledger.other }]);
  });
  it.each(without)('none %s', async (_name, sql) => {
    await ledger.query(sql);
    expect(await open()).toEqual([]);
  });

  it('of a person, ended ones too, behind the one in view; of nobody the one in view alone', async () => {
    await ledger.query(`update proposal set ended = 'finished'`);
    expect(await own()).toEqual([
      [ledger.mine, true],
      [ledger.other, false],
    ]);
    const alone = await findByPerson(ledger.db, [null, null, 'aurora', bytes('mine')]);
    expect(alone).toMatchObject([{ id: ledger.mine, in_view: true }]);
  });

  it('however many others have begun under the CPF since', async () => {
    await ledger.query(
      `with links as (
         insert into link (digest, sealed, channel, expires_at)
         select sha256(('x' || n)::bytea), 'x', 'canal', now() + interval '1 day' from generate_series(1, 150) as n returning digest)
       insert into proposal (id, link, channel, partner, flow_version, cpf_hash, contact_hash, state, situation, verified, created_at)
       select gen_random_uuid(), digest, 'canal', 'aurora', 1, 'cpf', 'alheio', 'estado', 'pending', true, now() + interval '1 hour' from links`,
    );
    expect(await open()).toMatchObject([{ id: ledger.other }]);
    expect(await own()).toEqual([
      [ledger.mine, true],
      [ledger.other, false],
    ]);
  });

  it('of the steps of one proposal, in the order in which it happened; its history the other way round', async () => {
    for (const [at, slug] of ['dados', 'trabalho', 'dados'].entries()) {
      const event = { kind: `k${at}`, slug, actor: 'customer', change: bytes('x') };
      for (const id of [ledger.mine, ledger.other])
        await moveProposal(ledger.db, changeOf(id, { baseRevision: at + 1, event }));
    }
    const kinds = (rows: readonly { readonly kind: string }[]) => rows.map(({ kind }) => kind);
    expect(kinds(await readStepEvents(ledger.db, [ledger.mine, ['dados']]))).toEqual(['k0', 'k2']);
    expect(kinds(await readHistory(ledger.db, [ledger.mine]))).toEqual(['k2', 'k1', 'k0']);
  });

  it('of a long history the newest, and still when it began', async () => {
    await ledger.query(
      `insert into event (proposal, after_revision, before_revision, kind, actor, at)
       select $1, n, n - 1, 'k' || n, 'customer', now() + make_interval(mins => n) from generate_series(1, 203) as n order by n`,
      ledger.mine,
    );
    const [first] = await ledger.query<{ at: Date }>(`select at from event where kind = 'k1'`);
    const history = await readHistory(ledger.db, [ledger.mine]);
    expect(history).toHaveLength(200);
    expect([history[0]?.kind, history.at(-1)?.kind]).toEqual(['k203', 'k4']);
    expect(history[0]?.began).toEqual(first?.at);
  });
});

describe('a contact without a digest', () => {
  const unhashed = (after = '00000000-0000-0000-0000-000000000000', most = 50) =>
    findUnhashed(ledger.db, [bytes('cpf'), 'aurora', after, most]);
  const found = async (...asked: Parameters<typeof unhashed>) => (await unhashed(...asked)).map(({ id }) => id);
  const contacts = async () =>
    ledger.query(`select id, convert_from(contact_hash, 'utf8') as contact from proposal order by id`);
  const inOrder = () => [ledger.mine, ledger.other].toSorted();
  beforeEach(() => ledger.query('update proposal set contact_hash = null'));

  it('is found by its CPF, page by page', async () => {
    const [first = '', second] = inOrder();
    expect(await found()).toEqual([first, second]);
    expect(await found(undefined, 1)).toEqual([first]);
    expect(await found(first)).toEqual([second]);
  });

  it.each([
    ['of another CPF', `update proposal set cpf_hash = 'another'`],
    ['of another partner', `update proposal set partner = 'boreal'`],
    ['that nobody has proven', `update proposal set verified = false`],
    ['whose data are gone', `update proposal set state = null`],
    ['that has one', `update proposal set contact_hash = ''`],
  ])('is not looked for at a proposal %s', async (_name, sql) => {
    await ledger.query(sql);
    expect(await found()).toEqual([]);
  });

  it('gets it where nothing has changed since, and keeps what came in between', async () => {
    const [first = '', second = ''] = inOrder();
    const give = (revisions: readonly number[], ...digests: readonly string[]) =>
      hashContacts(ledger.db, [[first, second], revisions, digests.map(bytes)]);
    await give([1, 2], 'um', 'dois');
    expect(await contacts()).toEqual([
      { id: first, contact: 'um' },
      { id: second, contact: null },
    ]);
    await ledger.query(`update proposal set contact_hash = 'provado' where id = '${second}'`);
    await give([1, 1], 'outro', 'outro');
    expect(await contacts()).toEqual([
      { id: first, contact: 'um' },
      { id: second, contact: 'provado' },
    ]);
    await ledger.query('update proposal set contact_hash = null, state = null');
    await give([1, 1], 'tarde', 'tarde');
    expect(await contacts()).toMatchObject([{ contact: null }, { contact: null }]);
  });
});

describe('a link', () => {
  const access = (device: string | null) =>
    findAccess(ledger.db, [bytes('mine'), device === null ? null : bytes(device)]);
  const device = (name: string, proposal: string, days: number) =>
    insertDevice(ledger.db, [bytes(name), proposal, days]);

  it('is opened alone, and knows the device that has proven itself', async () => {
    await device('mine', ledger.mine, 1);
    await device('other', ledger.other, 1);
    await device('old', ledger.mine, -1);
    expect(await access(null)).toMatchObject([{ proposal: ledger.mine, proven: false, expired: false }]);
    for (const [name, proven] of [
      ['mine', true],
      ['other', false],
      ['old', false],
      ['unknown', false],
    ] as const)
      expect(await access(name)).toMatchObject([{ proposal: ledger.mine, proven }]);
  });

  it('has expired at its time', async () => {
    await ledger.query('update link set expires_at = now() where digest = $1', bytes('mine'));
    expect(await access(null)).toMatchObject([{ expired: true }]);
  });

  it('is put into manual mode alone, while it has no proposal', async () => {
    for (const link of ['novo', 'vizinho'])
      await insertLinkOnce(ledger.db, [bytes(link), bytes('x'), 'canal', 'customer', 1]);
    const mark = (link: string) =>
      ledger.changedBy('link', `convert_from(digest, 'utf8')`, () =>
        markManual(ledger.db, [bytes(link), bytes('ana')]),
      );
    expect(await mark('novo')).toEqual(['novo']);
    expect(await mark('mine')).toEqual([]);
  });
});

describe('a submit', () => {
  const submit = (limit: string, key: string | null = null, device: Buffer | null = null) =>
    openSubmit(ledger.db, [
      ...([bytes('mine'), device, key === null ? null : bytes(key), bytes('device'), bytes(limit)] as const),
      ...([2, 60] as const),
    ]);

  it('is taken from the limit of strangers, whatever proof is made up, or from the own one of a device that is in', async () => {
    const taken = async (name: string) => (await submit('s', null, bytes(name)))[0]?.taken;
    await insertDevice(ledger.db, [bytes('mine'), ledger.mine, 1]);
    await insertDevice(ledger.db, [bytes('other'), ledger.other, 1]);
    expect([await taken('unknown'), await taken('other'), await taken('unknown')]).toEqual([true, true, false]);
    expect([await taken('mine'), await taken('mine'), await taken('mine')]).toEqual([true, true, false]);
  });

  it('is taken from the limit of its link', async () => {
    const taken = async () => (await submit('l')).map((row) => row.taken);
    expect([await taken(), await taken(), await taken()]).toEqual([[true], [true], [false]]);
    const [row] = await submit('another');
    expect(row?.taken).toBe(true);
    // One that was full is free again when its window has passed.
    await ledger.query(`update rate_limit set resets_at = now() - interval '1 second' where key = $1`, bytes('l'));
    expect([await taken(), await taken(), await taken()]).toEqual([[true], [true], [false]]);
  });

  it('comes with the answer of its own key', async () => {
    await moveProposal(ledger.db, changeOf(ledger.mine, everything));
    expect(await submit('l', 'chave')).toMatchObject([{ proposal: ledger.mine, answer: bytes('resposta') }]);
    expect(await submit('l', 'outra')).toMatchObject([{ answer: null }]);
  });
});
