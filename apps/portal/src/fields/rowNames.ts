import type { FieldDefinition } from '@passo/engine/definition.ts';

const named = /\{\{\s*(\w+)\s*\}\}/g;

/** Whether a list's title is the name of each group and not a heading of its own. */
export const namesRows = ({ title = '' }: FieldDefinition): boolean => title.search(named) >= 0;

/** The keys that a title names. */
export const keysIn = (title: string): readonly string[] => [...title.matchAll(named)].flatMap(([, key]) => key ?? []);

/** The title with the words of each key; what has no words yet leaves nothing behind. */
export const filledTitle = (title: string, words: (key: string) => string): string =>
  title.replace(named, (_, key: string) => words(key)).trim();

/** The key of the text that is the title of its group, where the title says nothing else: it is renamed in place. */
export function titleField({ title = '', subFields = [] }: FieldDefinition): string | undefined {
  const [key] = keysIn(title);
  const isAlone = filledTitle(title, () => '') === '' && keysIn(title).length === 1;
  return isAlone && subFields.some((field) => field.key === key && field.component === 'text') ? key : undefined;
}
