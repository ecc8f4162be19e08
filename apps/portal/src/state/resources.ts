import type { DataOf } from '@passo/contract';
import type { Result } from '@passo/domain/result.ts';
import { create } from 'zustand';
import type { WireProblem } from '../wire/problem.ts';

type ResourceOption = DataOf<'resource'>['resource']['options'][number];

export interface Resource {
  readonly status: 'initial' | 'loading' | 'success' | 'error';
  readonly values: readonly ResourceOption[];
  readonly message: string;
  /** When the values came, in milliseconds. */
  readonly at: number;
}

/** Lists by name. */
export const useResources = create<Readonly<Record<string, Resource>>>()(() => ({}));

export const noResource: Resource = { status: 'initial', values: [], message: '', at: 0 };

/** How long a list counts as fresh, and how long one that nobody looks at is kept (milliseconds). */
export const FRESH_MS = 60_000;

/** The options of an answer, none where there is no list of them: not even that it has one is certain. */
export const optionsIn = <Option>(answer: {
  readonly resource?: { readonly options: readonly Option[] };
}): readonly Option[] => (Array.isArray(answer.resource?.options) ? answer.resource.options : []);

export type FetchResource = () => Promise<Result<DataOf<'resource'>, WireProblem>>;

/**
 * Fetches a list unless it is there or on its way; `anew`: also when it is there. An empty list and what is no list count
 * as an error; a cancelled request changes nothing.
 * (Own cache: 1 kB less and one idea less than a query library, for lists that hardly ever change.)
 */
export async function loadResource(
  name: string,
  fetchIt: FetchResource,
  now: () => number,
  anew = false,
): Promise<void> {
  const known = useResources.getState()[name] ?? noResource;
  if (known.status === 'loading' || (!anew && known.status === 'success' && now() - known.at < FRESH_MS)) return;
  const set = (change: Partial<Resource>): void =>
    useResources.setState({ [name]: { ...known, message: '', ...change } });
  // A stale list stays in sight while the fresh one is fetched.
  if (known.status !== 'success') set({ status: 'loading' });
  const answered = await fetchIt().catch(() => null);
  if (answered === null) return set(known);
  if (!answered.ok) return set({ status: 'error', message: answered.problem.message });
  const values = optionsIn(answered.value);
  set(values.length > 0 ? { status: 'success', values, at: now() } : { status: 'error', values });
}
