/**
 * What may not fit between what was sent and what is known (2-fields, 3.8 and 8): each has its own words and its own ways
 * out on the page. Providers name one in an answer that opens the step again.
 */
export type Inconsistency =
  | 'account'
  | 'poorBill'
  | 'invalidBill'
  | 'proofOfResidence'
  | 'readBill'
  | 'readAddress'
  | 'readIdentity'
  | 'overdue'
  | 'cpf'
  | 'cep'
  | 'city'
  | 'state';
