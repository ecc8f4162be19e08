import type { Confirmation } from '@passo/ui/overlays/ConfirmDialog.tsx';
import { createToaster } from '@passo/ui/overlays/toaster.ts';
import { create } from 'zustand';
import type { WireProblem } from '../wire/problem.ts';

export const toaster = createToaster();

interface Notices {
  /** The one question that is open. */
  readonly confirmation: Confirmation | null;
  /** What makes going on impossible: it takes the place of the whole page. */
  readonly fault: Fault | null;
}

export interface Fault {
  /** `unproven`: this device has to prove itself first; `unverified`: nobody can prove anything for this proposal yet. */
  readonly kind: 'hash' | 'erased' | 'cookies' | 'stepNotFound' | 'connection' | 'generic' | 'unverified' | 'unproven';
  readonly problem?: WireProblem;
  /** What was told the person before it, for `stepNotFound`. */
  readonly before?: string;
  /** The slug at which codes are asked for, for `unproven`. */
  readonly step?: string | null;
}

export const useNotices = create<Notices>()(() => ({ confirmation: null, fault: null }));

export const ask = (confirmation: Confirmation): void => useNotices.setState({ confirmation });
export const closeQuestion = (): void => useNotices.setState({ confirmation: null });
export const setFault = (fault: Fault | null): void => useNotices.setState({ fault });
export const inform = (text: string): void => toaster.show({ type: 'success', text });
export const warn = (text: string): void => toaster.show({ type: 'error', text });
