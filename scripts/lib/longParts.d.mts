interface LongPart {
  readonly protects: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly seeded?: readonly string[];
}

export const longParts: Readonly<Record<string, LongPart>>;
export const leftOut: readonly string[];
export const runOf: (name: string) => {
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
