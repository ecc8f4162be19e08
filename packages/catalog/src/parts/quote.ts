import { isRecord, type JsonObject } from '@passo/engine';

/** The two numbers that others need of a kept offer. */
export function quoteOf(offer: JsonObject): { readonly installmentCentavos: number; readonly installments: number } {
  const { quote } = offer;
  const read = (key: string): number => {
    const value: unknown = isRecord(quote) ? quote[key] : undefined;
    return typeof value === 'number' ? value : 0;
  };
  return { installmentCentavos: read('installmentCentavos'), installments: read('installments') };
}
