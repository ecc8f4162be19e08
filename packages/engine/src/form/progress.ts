export interface FormProgress {
  /** Required visible fields, and how many of them are filled (zero money is empty). */
  readonly required: number;
  readonly filled: number;
  readonly invalid: number;
}
