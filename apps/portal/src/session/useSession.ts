import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('No session here.');
  return session;
}

export function useRoute(): string {
  const { router } = useSession();
  return useSyncExternalStore(router.subscribe, router.path);
}
