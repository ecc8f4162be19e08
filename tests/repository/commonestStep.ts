/* What a page carries (judging is the server’s) to fill in personal data and an address, which nearly every flow asks: see engineSize.test.ts. */
export { compileForm } from '@passo/engine/form/compile.ts';
export { Form } from '@passo/engine/form/form.ts';
export { payloadOf } from '@passo/engine/form/payload.ts';
export { masks } from '@passo/domain/masks.ts';
export { validators } from '../../packages/domain/src/validators.ts';
export { cep } from '../../packages/catalog/src/fields/cep/cep.ts';
export { checkbox } from '../../packages/catalog/src/fields/checkbox/checkbox.ts';
export { date } from '../../packages/catalog/src/fields/date/date.ts';
export { money } from '../../packages/catalog/src/fields/money/money.ts';
export { select } from '../../packages/catalog/src/fields/select/select.ts';
export { term } from '../../packages/catalog/src/fields/term/term.ts';
export { text } from '../../packages/catalog/src/fields/text/text.ts';
