import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileImageControl } from './FileImageControl.tsx';
import type { FileImageControlProps } from './photo.ts';

const ignore = (): void => {};
const field: FileImageControlProps = {
  ...{ id: 'frente', name: 'frente', label: 'Frente', required: true, readOnly: false, disabled: false },
  ...{ accept: 'image/jpeg', facing: 'environment', cameraElsewhere: true, value: null, onChange: ignore },
};
const picture = new Blob(['a picture']);

/** What the row says of its photo. */
const stateOf = (props: Partial<FileImageControlProps>): string | undefined =>
  /Falta enviar|pronta|Enviando…/i.exec(renderToStaticMarkup(<FileImageControl {...field} {...props} />))?.[0];

it.each([
  ['none is there', {}, 'Falta enviar'],
  ['one may be left out', { required: false }, undefined],
  ['one was taken', { value: picture }, 'pronta'],
  ['it is being made small', { value: picture, loading: true }, undefined],
  ['it is being sent', { value: picture, loading: true, status: 'Enviando…' }, 'Enviando…'],
  ['it was not taken', { value: picture, error: 'A foto está escura.' }, undefined],
  ['the one that was sent is being fetched', { loading: true, sent: true }, undefined],
  ['the one that was sent cannot be shown', { sent: true }, 'pronta'],
] as const)('where %s it says no more than that', (_, props, said) => expect(stateOf(props)).toBe(said));

it('within a form it says so as well', () =>
  expect(
    [{ value: picture }, { value: picture, error: 'Escura.' }].map((props) =>
      stateOf({ ...props, cameraElsewhere: false }),
    ),
  ).toEqual(['Pronta', undefined]));
