import { percentile } from '../../lib/stats.ts';
import { neutralForm, type NeutralField, type NeutralForm, randomOf } from '../spec.ts';
import { type Share, sharesOf } from './shares.ts';
import { contestants, type Decide, type Submission } from './contestants.ts';

export const FIELDS = 500;
const DIFFERENT = 50;
const LEAST = 20;
const WARM_SHARE = 0.3;

export interface ServerRow {
  readonly name: string;
  readonly note: string;
  /** Verdicts per second of CPU, one entry per round: what other processes take does not count. */
  readonly perSecond: readonly number[];
  readonly p99Ms: readonly number[];
  /** Of ours alone. */
  readonly shares?: readonly Share[];
  readonly fails?: string;
}

interface Case {
  readonly submission: Submission;
  readonly good: boolean;
}

/** As a contestant expects it. */
interface Sent {
  readonly submission: Record<string, unknown>;
  readonly good: boolean;
}

/** Half of the submissions lack one required answer, each another. */
export function casesOf(form: NeutralForm): readonly Case[] {
  const random = randomOf(500);
  const required = form.fields.filter((field) => field.required);
  return Array.from({ length: DIFFERENT }, (_, index) => {
    const submission: Submission = Object.fromEntries(form.fields.flatMap((field) => answerOf(field, random())));
    const missing = index % 2 === 0 ? undefined : required[index % required.length]?.name;
    return missing === undefined
      ? { submission, good: true }
      : { submission: without(submission, missing), good: false };
  });
}

const without = (submission: Submission, name: string): Submission =>
  Object.fromEntries(Object.entries(submission).filter(([key]) => key !== name));

/** Sources never hold what shows their dependents, and dependents have no answer: the verdicts of all must agree. */
function answerOf(
  { name, type, options = [], shownWhile }: NeutralField,
  dice: number,
): readonly [string, Submission[string]][] {
  if (shownWhile !== undefined) return [];
  const option = options[Math.floor(dice * options.length)] ?? '';
  if (type === 'boxes') return [[name, [option]]];
  if (type === 'number') return [[name, Math.floor(dice * 1000) + 1]];
  if (type === 'date') return [[name, '2000-02-29']];
  return [[name, type === 'text' ? `texto ${Math.floor(dice * 1e6)}` : option]];
}

/** Verdicts one after the other in this process; a wrong one ends it. */
export async function measureServers(
  rounds: number,
  budgetMs: number,
  say: (text: string) => void,
): Promise<readonly ServerRow[]> {
  const form = neutralForm('F1', FIELDS);
  const cases = casesOf(form);
  const rows: ServerRow[] = [];
  for (const { name, note, prepare, wire, isOurs } of contestants) {
    say(`server: ${name}`);
    const decide = await prepare(form);
    const sent = cases.map(({ submission, good }) => ({
      submission: arrived(wire?.(form, submission) ?? submission),
      good,
    }));
    const wrong = firstWrong(decide, sent);
    if (wrong !== undefined) {
      rows.push({ name, note, perSecond: [], p99Ms: [], fails: wrong });
      continue;
    }
    round(decide, sent, budgetMs * WARM_SHARE);
    const all: Round[] = [];
    for (let turn = 0; turn < rounds; turn++) all.push(round(decide, sent, budgetMs));
    rows.push({
      ...{ name, note },
      perSecond: all.map(({ ms, cpuMs }) => (1000 * ms.length) / cpuMs),
      p99Ms: all.map(({ ms }) => percentile(ms, 0.99)),
      ...(isOurs === true && { shares: await sharesOf(() => void round(decide, sent, budgetMs)) }),
    });
  }
  return rows;
}

/** As the parser of a request makes it: what is put together name by name is read five times as slowly. */
const arrived = (submission: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(submission));

function firstWrong(decide: Decide, cases: readonly Sent[]): string | undefined {
  for (const [index, { submission, good }] of cases.entries()) {
    if (decide(submission) !== good) return `case ${index} should be ${good ? 'kept' : 'refused'}`;
  }
  return undefined;
}

interface Round {
  /** Wall time of each verdict. */
  readonly ms: readonly number[];
  readonly cpuMs: number;
}

function round(decide: Decide, cases: readonly Sent[], budgetMs: number): Round {
  const ms: number[] = [];
  const cpu = process.cpuUsage();
  const until = performance.now() + budgetMs;
  for (let turn = 0; ms.length < LEAST || performance.now() < until; turn++) {
    const given = cases[turn % cases.length];
    if (given === undefined) break;
    const began = performance.now();
    decide(given.submission);
    ms.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1000 };
}
