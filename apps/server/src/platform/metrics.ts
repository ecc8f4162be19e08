import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

type HttpObservation = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = {
  /** Register counters of your own here. Labels are names of our things, never a hash, a CPF or a URL. */
  readonly registry: Registry;
  /** `route` is the pattern (`/{id}/system`), never the address that was asked for: addresses carry hashes. */
  observeHttp(observation: HttpObservation): void;
  /** A job (`question`, `called`, `inbox`) put something away that nobody came to an end with. */
  observeGivenUp(job: string): void;
  /** A run of retention that ended: how many proposals each rule ended, and when that was. */
  observeRetention(ended: readonly { readonly rule: string; readonly proposals: number }[], at: Date): void;
  /** Requests about personal data that nobody answered in time, as this process counted them last. */
  observeOverdue(requests: number): void;
  /** So much of a chore could not be done, and is tried again with its next run. */
  observeLeft(job: string, many: number): void;
  /** What `/metrics` answers. */
  render(): Promise<{ readonly contentType: string; readonly body: string }>;
};

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const givenUp = new Counter({
    name: 'jobs_given_up_total',
    help: 'What was given up because whoever worked on it died or failed again and again.',
    labelNames: ['job'],
    registers: [registry],
  });
  const erased = new Counter({
    name: 'retention_erased_total',
    help: 'Proposals whose personal data were erased by this process, by rule.',
    labelNames: ['rule'],
    registers: [registry],
  });
  const lastRun = new Gauge({
    name: 'retention_last_run_timestamp_seconds',
    help: 'When this process last ended personal data; 0: never.',
    registers: [registry],
  });
  const overdue = new Gauge({
    name: 'data_requests_overdue',
    help: 'Requests about personal data whose 15 days are over and that nobody has answered.',
    registers: [registry],
  });
  const left = new Counter({
    name: 'chores_left_total',
    help: 'What a chore could not do and left for its next run: it grows for as long as nobody looks into it.',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    registry,
    observeLeft: (job, many) => left.inc({ job }, many),
    observeOverdue: (requests) => overdue.set(requests),
    observeRetention: (ended, at) => {
      for (const { rule, proposals } of ended) erased.inc({ rule }, proposals);
      lastRun.set(at.getTime() / 1000);
    },
    observeHttp: ({ method, route, status, seconds }) =>
      http.observe({ method, route, status: String(status) }, seconds),
    observeGivenUp: (job) => givenUp.inc({ job }),
    render: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
