/** Of the INSS: ten digits, without the signs between them. */
export const isBenefitNumber = (text: string): boolean => /^\d{10}$/.test(text);
