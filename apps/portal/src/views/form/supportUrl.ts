/** The text around each support-URL placeholder; null stands where the address goes. */
export function splitSupport(text: string): readonly (string | null)[] {
  const parts = text.split(/\{\{\s*supportUrl\s*\}\}/);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [null, part])).filter((part) => part !== '');
}
