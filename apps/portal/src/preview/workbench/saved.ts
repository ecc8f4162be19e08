import { isRecord } from '@passo/engine/json.ts';

/* What is being written stays on this device: a flow, and never what somebody answered while it was played. */

const KEY = 'passo:bancada';

export interface Saved {
  /** Of the flow or the template that was opened. */
  readonly name: string;
  readonly text: string;
}

export function savedText(): Saved | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string')
      return { name: value.name, text: value.text };
  } catch {
    // A device that keeps nothing, or somebody else's words: one begins anew.
  }
  return undefined;
}

export function saveText(saved: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Full or forbidden: the page goes on without.
  }
}
