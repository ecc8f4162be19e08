/** Text that is markup already: only `html` and `trusted` make it. */
export interface Markup {
  readonly markup: string;
}

type Content = Markup | string | number | null | readonly Content[];

/** A page's markup. Whatever is put into it is escaped, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Markup => ({
  markup: parts.map((part, at) => part + (at < values.length ? write(values[at] ?? null) : '')).join(''),
});

/** Markup made by a library from data of ours. */
export const trusted = (markup: string): Markup => ({ markup });

function write(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string' || typeof content === 'number') return escape(String(content));
  return 'markup' in content ? content.markup : content.map(write).join('');
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
