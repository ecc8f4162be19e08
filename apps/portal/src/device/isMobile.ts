/** By the browser's own name, as the specification has it. */
export const isMobile = (userAgent: string): boolean => /android|iphone|ipad|ipod|mobile/i.test(userAgent);
