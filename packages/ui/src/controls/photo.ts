import type { ControlProps } from './control.ts';

export interface FileImageControlProps extends ControlProps<Blob | null> {
  /** Media types that are taken, such as 'image/jpeg,image/png'. */
  readonly accept: string;
  /** Opens a camera within the page. Absent: the phone's own takes the picture. */
  readonly onTakePhoto?: (() => void) | undefined;
  /** The page has one button that takes all its photos: the field is one row, which says whether its own is there. */
  readonly cameraElsewhere?: boolean | undefined;
  readonly facing: 'user' | 'environment';
  /** What is being done with the picture now: 'Enviando…'. */
  readonly status?: string | undefined;
  /** It is there, also where its picture cannot be shown here. */
  readonly sent?: boolean | undefined;
}

/** What the parts of it are given besides: the ways to a picture. */
export interface PhotoWays extends FileImageControlProps {
  readonly onTake: () => void;
  readonly onUpload: () => void;
}
