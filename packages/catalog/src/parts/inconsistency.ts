/**
 * What may not fit between what was sent and what is known (2-fields, 3.8 and 8): each has its own words and its own ways
 * out on the page. Providers name one in an answer that opens the step again. `face`: the photo was judged, and is not of the
 * person on the document; nothing else that speaks against a photo is called so. `margin`: a smaller installment would fit.
 * `account` of a deposit: it came back.
 */
export const inconsistencies = [
  ...(['account', 'poorBill', 'invalidBill', 'proofOfResidence', 'readBill', 'readAddress', 'readIdentity'] as const),
  ...(['overdue', 'cpf', 'cep', 'city', 'state', 'face', 'margin'] as const),
] as const;

export type Inconsistency = (typeof inconsistencies)[number];
