/** E.164 without its plus sign. */
export const international = (phone: string): string => (phone.length > 11 ? phone : `55${phone}`);
