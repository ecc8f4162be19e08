/* What a page carries to fill in personal data and an address, which nearly every flow asks: see engineSize.test.ts. */
export { compileForm } from '@passo/engine/form/compile.ts';
export { Form } from '@passo/engine/form/form.ts';
export { payloadOf } from '@passo/engine/form/payload.ts';
export { judge } from '@passo/engine/form/verdict.ts';
export { masks } from '@passo/domain/masks.ts';
export { validators } from '@passo/domain/validators.ts';
export { formatters } from '@passo/domain/formatters.ts';
export { cep } from '@passo/catalog/fields/cep/cep.ts';
export { checkbox } from '@passo/catalog/fields/checkbox/checkbox.ts';
export { date } from '@passo/catalog/fields/date/date.ts';
export { money } from '@passo/catalog/fields/money/money.ts';
export { select } from '@passo/catalog/fields/select/select.ts';
export { term } from '@passo/catalog/fields/term/term.ts';
export { text } from '@passo/catalog/fields/text/text.ts';
