/** What of a partner's folder is shown to anybody: pictures. The rest is nobody's business. */
export const isPicture = (file: string): boolean => /\.(svg|png|webp|jpg|avif|ico)$/.test(file);
