import type { ResourceQuery } from './resourceName.ts';

interface Reference {
  readonly reference: string | undefined;
  readonly resourceKey: string | undefined;
  /** The plain value of the field referred to. */
  readonly code: string | undefined;
  readonly isCpf: boolean;
}

/** How a list is asked for, null while what it depends on has no answer. A CPF counts once it is whole. */
export function referenceQuery({ reference, resourceKey, code, isCpf }: Reference): ResourceQuery | null {
  const key = resourceKey === undefined ? {} : { resourceKey };
  if (reference === undefined) return key;
  if (code === undefined || (isCpf && !isWholeCpf(code))) return null;
  return { ...key, referenceResourceCode: code };
}

export const isWholeCpf = (text: string): boolean => text.replace(/\D/g, '').length === 11;
