/** A masked contact as people see it: dots for what is hidden (the wire has stars), and never broken over two lines. */
export const shownTarget = (target: string): string => target.replaceAll('*', '•').replaceAll(' ', '\u00a0');
