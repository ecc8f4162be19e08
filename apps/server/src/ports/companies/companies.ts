export interface CompanyFound {
  readonly name: string;
  /** 14 characters without mask, upper case. */
  readonly cnpj: string;
  readonly uf: string;
}

export type CompaniesAnswer =
  | { readonly kind: 'done'; readonly companies: readonly CompanyFound[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Companies {
  /** By a part of the name, or by a whole CNPJ. */
  find(name: string, signal: AbortSignal): Promise<CompaniesAnswer>;
}
