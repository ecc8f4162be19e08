export interface Settings {
  /** Connections at once. */
  readonly clients: number;
  /** Of one measurement. */
  readonly seconds: number;
  /** Each side is measured this often, in turns. */
  readonly rounds: number;
}
