import { FileImageControl } from '@passo/ui/controls/FileImageControl.tsx';
import { use, type ReactNode } from 'react';
import { goOn } from '../../form/goesOn.ts';
import { useLoading } from '../../state/loading.ts';
import { warn } from '../../state/notices.ts';
import { commonProps, fieldId, type FieldProps } from '../fieldProps.ts';
import { keepFile } from './keepFile.ts';
import { hasPhoto } from './keepPhoto.ts';
import { ACCEPTED } from './photosIn.ts';
import { setPreparing, usePreparing } from './preparing.ts';
import { stepHelp } from './stepHelp.ts';
import { StepCamera, usePhotoCamera } from './usePhotoCamera.tsx';
import { useStoredImage } from './useStoredImage.ts';

/** A photo, taken here or chosen from the device; made small before it is kept. */
export function ImageField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { file, document } = imageIn(view.value);
  const stored = useStoredImage(document);
  const preparing = usePreparing(form, view.key);
  const sending = useLoading((state) => state.form) && file !== null;
  const step = use(StepCamera);
  const own = usePhotoCamera(form);
  const open = step ?? own.open;
  const common = commonProps(props);
  return (
    <>
      <FileImageControl
        {...common}
        extra={
          step !== null && stepHelp(form.compiled.fields.map(({ definition }) => definition)) !== null
            ? undefined
            : common.extra
        }
        accept={ACCEPTED}
        facing={definition.icon === 'face' ? 'user' : 'environment'}
        onTakePhoto={open && (() => open(view.key))}
        cameraElsewhere={step !== null}
        loading={stored.loading || preparing !== null || sending}
        status={sending ? 'Enviando…' : undefined}
        sent={document !== null}
        value={preparing ?? file ?? stored.image}
        onChange={(picture) => void change(props, picture)}
      />
      {step === null && own.drawn}
    </>
  );
}

/** A file that can be read is the answer at once; of one that cannot, the photo that was there stays. */
async function change({ form, view: { key }, within }: FieldProps, picture: Blob | null): Promise<void> {
  if (picture === null) {
    setPreparing(form, key, null);
    return form.change(key, undefined);
  }
  const problem = await keepFile(form, key, picture);
  if (problem === null) {
    // A group of a list is part of a step that asks for more.
    if (within === undefined) await goOn(form, () => document.getElementById(fieldId(key)));
  } else if (hasPhoto(form, key)) warn(problem);
  else form.say([{ field: key, message: problem }]);
}

function imageIn(value: unknown): { readonly file: Blob | null; readonly document: string | null } {
  const held: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) };
  return {
    file: held.file instanceof Blob ? held.file : null,
    document: typeof held.document === 'string' ? held.document : null,
  };
}
