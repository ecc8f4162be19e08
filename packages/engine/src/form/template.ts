/** A label compiled into its text pieces and the fields whose values stand between them. */
export interface Template {
  readonly source: string;
  readonly parts: readonly (string | { readonly key: string; readonly raw: string })[];
  readonly keys: readonly string[];
}

const reference = /\{\{\s*([\w.-]+)\s*\}\}/g;

export function compileTemplate(source: string): Template {
  const parts: (string | { key: string; raw: string })[] = [];
  let last = 0;
  for (const match of source.matchAll(reference)) {
    if (match.index > last) parts.push(source.slice(last, match.index));
    parts.push({ key: match[1] ?? '', raw: match[0] });
    last = match.index + match[0].length;
  }
  if (last < source.length) parts.push(source.slice(last));
  const keys = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.key]));
  return { source, parts, keys };
}

/** Fills the pieces in. `valueOf` answers undefined for a field nobody knows: its placeholder stays as written. */
export function renderTemplate(template: Template, valueOf: (key: string) => string | undefined): string {
  if (template.keys.length === 0) return template.source;
  return template.parts.map((part) => (typeof part === 'string' ? part : (valueOf(part.key) ?? part.raw))).join('');
}
