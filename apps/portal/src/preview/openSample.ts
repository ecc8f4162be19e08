import { compileForm } from '@passo/engine/form/compile.ts';
import { emptyContext } from '@passo/engine/form/context.ts';
import { Form } from '@passo/engine/form/form.ts';
import { today } from '@passo/domain/date/instant.ts';
import { useResources, type Resource } from '../state/resources.ts';
import { kinds, lists, type Sample } from './sample.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#9bb"/></svg>';

/** The lists that samples name, so that nobody is asked for them. */
export function previewLists(): void {
  const list = (status: Resource['status']): Resource => ({ status, values: [], message: '', at: Infinity });
  useResources.setState({ [lists.carregando]: list('loading'), [lists['sem-opcoes']]: list('success') });
}

/** The form of one sample. A file cannot stand in a text, so a photo is a picture made here. */
export function openSample({ field, value }: Sample, showsProblems: boolean): Form {
  const uploads = kinds[field.component]?.upload === true;
  const stored = value === undefined || uploads ? {} : { [field.key]: value };
  const form = new Form(compileForm([field], kinds), { ...emptyContext(today(new Date())), stored });
  if (uploads && value !== undefined && !showsProblems) {
    form.change(field.key, { name: 'foto.svg', file: new File([picture], 'foto.svg', { type: 'image/svg+xml' }) });
  }
  if (showsProblems) form.reveal();
  return form;
}
