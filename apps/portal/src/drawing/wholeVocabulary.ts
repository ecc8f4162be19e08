/* Every kind and format there is, see vocabulary.ts. */
export * as fields from '@passo/catalog/fields/index.ts';
export { formats } from '@passo/catalog/formats.ts';
