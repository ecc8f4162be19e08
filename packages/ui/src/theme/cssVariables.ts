import type { CSSProperties } from 'react';

/** How a component hands a measure to its style sheet; React's type knows no custom properties. */
export function cssVariables(variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return variables;
}
