import { canonical } from '@passo/engine/json.ts';
import { randomKey } from '../device/fingerprint.ts';

/**
 * One key per action of the person. Pressing again after a failure that may have reached the server is the same action
 * as long as nothing was changed, so it goes out under the same key and can never be done twice.
 */
export function createActionKeys(make: () => string = randomKey) {
  const open = new Map<string, { readonly content: string; readonly key: string }>();
  return {
    keyFor(action: string, content: unknown): string {
      const text = canonical(content);
      const known = open.get(action);
      if (known?.content === text) return known.key;
      const key = make();
      open.set(action, { content: text, key });
      return key;
    },
    /** The action was done: the next one is a new one, even with the same content. */
    done(action: string): void {
      open.delete(action);
    },
  };
}
