interface Told {
  readonly installments: number;
  readonly unit?: 'installment' | 'withdrawal' | undefined;
}

/** Over how long what is signed is paid, after its total: `em 24x`, `em 10 saques`. */
export function signedTerm({ installments, unit }: Told): string {
  if (unit !== 'withdrawal') return `em ${installments}x`;
  return `em ${installments} ${installments === 1 ? 'saque' : 'saques'}`;
}
