type Properties = Readonly<Record<string, string>>;

const declarations = (tokens: Properties): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * A style sheet for the head of the page: light by default, dark where the device asks for it, and either one where the
 * root element says so with `data-theme="light"` or `data-theme="dark"`. Values are hex only, so nothing can break out.
 */
export function themeCss({ light, dark }: { readonly light: Properties; readonly dark: Properties }): string {
  const night = `color-scheme:dark;${declarations(dark)}`;
  return [
    `:root{color-scheme:light;${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `:root[data-theme=dark]{${night}}`,
  ].join('');
}
