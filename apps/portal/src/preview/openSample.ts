import { compileForm } from '@passo/engine/form/compile.ts';
import { emptyContext } from '@passo/engine/form/context.ts';
import { Form } from '@passo/engine/form/form.ts';
import { formats } from '@passo/catalog/formats.ts';
import { today } from '@passo/domain/date/instant.ts';
import { picture } from './pictures.ts';
import { kinds, type Sample } from './sample.ts';

/** The form of one sample. A file cannot stand in a text, so a photo is a picture made here. */
export function openSample({ field, value }: Sample, showsProblems: boolean): Form {
  const uploads = kinds[field.component]?.upload === true;
  const stored = value === undefined || uploads ? {} : { [field.key]: value };
  const form = new Form(compileForm([field], kinds, formats), { ...emptyContext(today(new Date())), stored });
  if (uploads && value !== undefined && !showsProblems) {
    form.change(field.key, { name: 'foto.svg', file: new File([picture], 'foto.svg', { type: 'image/svg+xml' }) });
  }
  if (showsProblems) form.reveal();
  return form;
}
