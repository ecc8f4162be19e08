export interface Address {
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
  readonly uf: string;
}

/** What a postal code stands for: the address, null for a code that nobody has, or a technical failure. */
export type AddressAnswer =
  { readonly kind: 'done'; readonly address: Address | null } | { readonly kind: 'failed'; readonly reason: string };

export interface Addresses {
  /** `cep`: 8 digits. */
  find(cep: string, signal: AbortSignal): Promise<AddressAnswer>;
}
