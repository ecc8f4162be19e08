import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { forgedOf } from '../../support/sessions/forge.ts';
import { compiledOf, contextOf, Host } from '../../support/sessions/host.ts';
import { type Forgery, visits, type Visit } from '../../support/sessions/person.ts';

const SESSIONS = Number(process.env.PARITY_SESSIONS ?? 10_000);
const SEED = Number(process.env.PARITY_SEED ?? 20_261_122);

const counts = { accepted: 0, refused: 0, forged: 0 };

/** The first visit, the answer of the server, and the step opened once more on another device. */
function live({ fields, earlier, hiddenKeys, acts, again, forgery }: Visit): void {
  // Answers of earlier steps are those of a proposal.
  const hasProposal = Object.keys(earlier).length > 0;
  const host = new Host(fields, contextOf({ earlier, hiddenKeys, hasProposal }));
  for (const act of acts) host.act(act);
  const verdict = submits(host);
  forge(host, verdict, forgery);
  if (verdict.problems.length > 0) return;
  const later = host.later(verdict);
  // Shown again as it was, whatever was not asked again, and the same when nothing is touched.
  expect(later.seen()).toEqual(shown(later, verdict.answers));
  expect(submits(later).answers).toEqual(verdict.answers);
  for (const act of again) later.act(act);
  submits(later);
}

/** What the browser calls valid the server takes, as the person saw it; what it does not, the server refuses in the same words. */
function submits(host: Host): ReturnType<Host['judged']> {
  const problems = host.form.reveal();
  const verdict = host.judged(host.sent());
  if (isCut(problems)) expect(verdict.problems.length).toBeGreaterThan(0);
  else expect(byPlace(verdict.problems)).toEqual(byPlace(problems));
  expect(verdict.unknown).toEqual([]);
  if (problems.length === 0) expect(shown(host, verdict.answers)).toEqual(host.seen());
  counts[problems.length === 0 ? 'accepted' : 'refused'] += 1;
  return verdict;
}

/** The same submit with one change on the wire is refused where it shows, or changes nothing of what is kept. */
function forge(host: Host, honest: ReturnType<Host['judged']>, forgery: Forgery): void {
  const forged = forgedOf(host, forgery);
  if (forged === undefined) return;
  counts.forged += 1;
  const { answers, problems, unknown } = host.judged(forged.sent);
  if (forged.changes === 'unknown') expect(unknown).toEqual([forged.key]);
  else if (forged.changes === 'nothing') expect(answers).toEqual(honest.answers);
  else expect(problems.map(({ field }) => field.split('.')[0])).toContain(forged.key);
}

interface Said {
  readonly field: string;
  readonly message: string;
}

/** What is too long is put away at the server's door: whatever else hangs on it is not judged as the page shows it. */
const isCut = (problems: readonly Said[]): boolean =>
  problems.some(({ message }) => message.startsWith('Máximo de caracteres'));

/** Inside the groups of a list the order is not told. */
const byPlace = (problems: readonly Said[]): readonly Said[] =>
  problems.toSorted((one, other) => (one.field < other.field ? -1 : 1));

/** Of what is kept, what is on the screen: what is not asked again is kept beside it. */
function shown(host: Host, answers: ReturnType<Host['seen']>): ReturnType<Host['seen']> {
  const held = new Set(host.form.heldKeys());
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !held.has(key)));
}

afterAll(() =>
  process.stderr.write(
    `sessions: ${counts.accepted} submits accepted, ${counts.refused} refused, ${counts.forged} forged\n`,
  ),
);

it(`${SESSIONS} sessions: sent as seen, judged as shown, kept as sent, shown again as kept (seed ${SEED})`, () => {
  fc.assert(
    fc.property(
      visits.filter(({ fields }) => compiledOf(fields).cyclic.length === 0),
      live,
    ),
    { numRuns: SESSIONS, seed: SEED },
  );
  // Of use only if both happen.
  expect(Math.min(counts.accepted, counts.refused, counts.forged)).toBeGreaterThan(SESSIONS / 20);
}, 300_000);
