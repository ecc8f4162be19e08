/** What a list is narrowed by. */
export interface ResourceQuery {
  readonly referenceResourceCode?: string;
  readonly resourceKey?: string;
}

/** Under which name a list is kept: the same list for another state is another list. */
export const resourceName = (name: string, query: ResourceQuery = {}): string =>
  Object.keys(query).length === 0 ? name : `${name} ${JSON.stringify(query)}`;
