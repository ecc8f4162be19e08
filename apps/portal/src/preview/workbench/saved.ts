/* What is being written stays on this device, each flow by itself; and never what somebody answered while it was played. */

const LAST = 'passo:bancada';
const keyOf = (name: string): string => `${LAST}:${name}`;

/** A device that keeps nothing, or is full: the page goes on without. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The flow or the template that was open last. */
export const lastName = (): string | undefined => quietly(() => localStorage.getItem(LAST)) ?? undefined;

export const savedText = (name: string): string | undefined =>
  quietly(() => localStorage.getItem(keyOf(name))) ?? undefined;

export function saveText(name: string, text: string): void {
  quietly(() => {
    localStorage.setItem(LAST, name);
    localStorage.setItem(keyOf(name), text);
  });
}
