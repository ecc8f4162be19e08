import { formats as shapes } from '@passo/domain/formats.ts';
import { answerFormats } from '@passo/engine/form/shaped.ts';

/** What `format.send` and `format.show` may name. */
export const formats = answerFormats(shapes);
