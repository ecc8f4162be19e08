import { FileImageControl } from '@passo/ui/controls/FileImageControl.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { holdSubmit } from '../../form/unfinished.ts';
import { useLoading } from '../../state/loading.ts';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { Camera } from './Camera.tsx';
import type { CameraRequest } from './cameraRequest.ts';
import { photoProblem } from './photoOf.ts';
import { prepareImage } from './prepareImage.ts';
import { useStoredImage } from './useStoredImage.ts';

/** A photo, taken here or chosen from the device; made small before it is kept. */
export function ImageField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { file, document } = imageIn(view.value);
  const stored = useStoredImage(document);
  const camera = useCamera();
  const facing = definition.icon === 'face' ? 'user' : 'environment';
  const common = commonProps(props);
  const [preparing, setPreparing] = useState<Blob | null>(null);
  const newest = useRef<Blob>(null);
  const take = async (picture: Blob | null): Promise<void> => {
    newest.current = picture;
    setPreparing(picture);
    if (picture === null) return form.change(view.key, undefined);
    const prepared = await prepareImage(picture, view.key);
    if (newest.current !== picture) return;
    setPreparing(null);
    if (prepared.ok) form.change(view.key, { file: prepared.value, name: prepared.value.name });
    else form.say([{ field: view.key, message: prepared.problem }]);
  };
  const admit = async (picture: Blob): Promise<boolean> => {
    // What was said of the file before is over.
    form.fill(view.key, undefined);
    const problem = await photoProblem(picture);
    if (problem !== null) form.say([{ field: view.key, message: problem }]);
    return problem === null;
  };
  return (
    <>
      <FileImageControl
        {...common}
        accept="image/*"
        facing={facing}
        onTakePhoto={camera.open}
        onChoose={admit}
        loading={stored.loading || preparing !== null}
        value={preparing ?? file ?? stored.image}
        onChange={(picture) => holdSubmit(take(picture))}
      />
      <Camera request={camera.request} title={common.label} facing={facing} onBroken={camera.giveUp} />
    </>
  );
}

function imageIn(value: unknown): { readonly file: Blob | null; readonly document: string | null } {
  const held: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) };
  return {
    file: held.file instanceof Blob ? held.file : null,
    document: typeof held.document === 'string' ? held.document : null,
  };
}

/** A camera within the page, until it turns out that there is none: then the phone's own takes over. */
function useCamera() {
  const [request, setRequest] = useState<{ readonly answer: CameraRequest } | null>(null);
  const [broken, setBroken] = useState(!('mediaDevices' in navigator));
  const settle = (answer: CameraRequest): CameraRequest => {
    return (picture) => {
      useLoading.setState({ camera: false });
      setRequest(null);
      answer(picture);
    };
  };
  const open = (): Promise<Blob | null> => {
    useLoading.setState({ camera: true });
    return new Promise((resolve) => setRequest({ answer: settle(resolve) }));
  };
  return { request, open: broken ? undefined : open, giveUp: () => setBroken(true) };
}
