import { randomBytes } from 'node:crypto';
import type { KeyMaterial } from '../../apps/server/src/platform/keyMaterial.ts';

export const freshKeys = (): KeyMaterial => ({ keys: new Map([[1, randomBytes(32)]]), hashKey: randomBytes(32) });
