import { pathOf } from '@passo/contract';
import type { DataOf } from '@passo/contract';
import type { StepStatus } from '@passo/engine';

type Preview = DataOf<'previewStep'>;

export interface PreviewedKind {
  readonly kind: string;
  /** The title of the panel where the panel is what shows the state. */
  readonly states: readonly { readonly state: StepStatus; readonly title: string | undefined }[];
}

const headers = { authorization: 'Bearer passo-dev', selfContractVersion: 'v2' };

async function previewOf(url: string, kind: string, state?: StepStatus): Promise<Preview> {
  const query = state === undefined ? '' : `?estado=${state}`;
  const answered = await fetch(`${url}${pathOf('previewStep', { kind })}${query}`, { headers });
  const body: { readonly data: Preview } = await answered.json();
  return body.data;
}

/** Every kind with every state, and the words that the server sends for it where they stand by themselves. */
export async function previewsOf(url: string): Promise<readonly PreviewedKind[]> {
  const { kinds } = await previewOf(url, 'form');
  return Promise.all(
    kinds.map(async ({ kind, states }) => ({
      kind,
      states: await Promise.all(states.map(async (state) => ({ state, title: await titleIn(url, kind, state) }))),
    })),
  );
}

/** What the customer waits before or was told: there the panel's words are the page. A form may have words of its own. */
const told: ReadonlySet<StepStatus> = new Set(['waiting', 'success', 'failed', 'review']);

async function titleIn(url: string, kind: string, state: StepStatus): Promise<string | undefined> {
  if (!told.has(state)) return undefined;
  const { system } = await previewOf(url, kind, state);
  return system.steps.find(({ slug }) => slug === system.proposal?.currentStep)?.texts[state]?.title;
}
