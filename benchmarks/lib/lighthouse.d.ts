declare module 'lighthouse' {
  interface Audit {
    readonly numericValue?: number;
    readonly details?: {
      readonly items?: readonly {
        readonly transferSize?: number;
        readonly resourceType?: string;
        /** Milliseconds from the start of the visit. */
        readonly networkRequestTime?: number;
        readonly observedLoad?: number;
      }[];
    };
  }
  export interface Report {
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
  }
  interface Flags {
    readonly port: number;
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
    readonly formFactor: 'mobile';
    /** How a slow phone on slow 4G comes about: reckoned from a fast visit, or really slowed. */
    readonly throttlingMethod: 'simulate' | 'devtools';
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ readonly lhr: Report } | undefined>;
}
