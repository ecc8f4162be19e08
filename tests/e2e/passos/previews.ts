import { pathOf } from '@passo/contract';
import type { DataOf } from '@passo/contract';
import type { StepStatus } from '@passo/engine';

type Preview = DataOf<'previewStep'>;

interface PreviewedState {
  readonly state: StepStatus;
  /** The title of the panel where the panel is what shows the state. */
  readonly title: string | undefined;
}

const headers = { authorization: 'Bearer passo-dev', selfContractVersion: 'v2' };

async function previewOf(url: string, kind: string, state?: StepStatus): Promise<Preview> {
  const query = state === undefined ? '' : `?estado=${state}`;
  const answered = await fetch(`${url}${pathOf('previewStep', { kind })}${query}`, { headers });
  const body: { readonly data: Preview } = await answered.json();
  return body.data;
}

/** The kinds that the server lets one look at. */
export const previewedKinds = async (url: string): Promise<readonly string[]> =>
  (await previewOf(url, 'form')).kinds.map(({ kind }) => kind);

/** Every state of a kind, and the words that the server sends for it where they stand by themselves. */
export async function statesOf(url: string, kind: string): Promise<readonly PreviewedState[]> {
  const { kinds } = await previewOf(url, kind);
  const states = kinds.find((one) => one.kind === kind)?.states ?? [];
  return Promise.all(states.map(async (state) => ({ state, title: await titleIn(url, kind, state) })));
}

/** What the customer waits before or was told: there the panel's words are the page. A form may have words of its own. */
const told: ReadonlySet<StepStatus> = new Set(['waiting', 'success', 'failed', 'review']);

async function titleIn(url: string, kind: string, state: StepStatus): Promise<string | undefined> {
  if (!told.has(state)) return undefined;
  const { system } = await previewOf(url, kind, state);
  const step = system.steps.find(({ slug }) => slug === system.proposal?.currentStep);
  const title = step?.texts[state]?.title;
  // A written contract is a page to read: a flow may give it a title of its own.
  return state === 'success' && step?.view === 'contract' ? (step.title ?? title) : title;
}
