/** The newest code in messages, newest first; empty without one. A link may have digits of its own, and other messages have none. */
export function codeIn(messages: readonly { readonly text: string }[]): string {
  const codes = messages.flatMap(({ text }) => /\d{6}/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0] ?? []);
  return codes[0] ?? '';
}
