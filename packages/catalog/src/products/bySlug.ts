/** What stands under the names of products, by the slugs that partners write: `realEstate` is `real-estate`. */
export const bySlug = <Value>(named: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ]),
  );
