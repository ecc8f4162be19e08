/** Joins the class names that apply, so that a component can write `cx(styles.box, invalid && styles.bad)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
