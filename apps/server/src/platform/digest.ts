import { hash } from 'node:crypto';
import { canonical } from '@passo/engine';

/** What is kept of something that only its owner may know: enough to recognise it, not to use it. */
export const digestOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Equal bodies have equal digests, whatever the order of their keys. */
export const bodyDigest = (...parts: readonly unknown[]): Buffer => digestOf(parts.map(canonical).join('\n'));

export const sha256 = (bytes: Buffer): string => hash('sha256', bytes, 'hex');
