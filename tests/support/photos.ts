import { photo } from './answers.ts';

/* Photos of a document and of a face: made once in a process, because making them takes longer than sending them. */

const once = (make: () => Promise<Blob>): (() => Promise<Blob>) => {
  let made: Promise<Blob> | undefined;
  return () => (made ??= make());
};

export const documentPhoto = once(() => photo());
export const facePhoto = once(() => photo(350, 450));
