/** The only way time reaches the rules: real on the edge, fixed in tests. */
export interface Clock {
  now(): Date;
}
