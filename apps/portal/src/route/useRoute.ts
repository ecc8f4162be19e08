import { useSyncExternalStore } from 'react';
import { createRouter } from './router.ts';

export const router = createRouter(window);

export const useRoute = (): string => useSyncExternalStore(router.subscribe, router.path);
