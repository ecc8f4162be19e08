import type { Form } from '@passo/engine/form/form.ts';
import { createContext, useState, type ReactNode } from 'react';
import { goOn } from '../../form/goesOn.ts';
import { useLoading } from '../../state/loading.ts';
import { fieldId } from '../fieldProps.ts';
import { Camera } from './Camera.tsx';
import { keepFile } from './keepFile.ts';
import { keepPhoto } from './keepPhoto.ts';
import { nextOf, runFrom, type Run, type Shot } from './shots.ts';

interface PhotoCamera {
  /** Opens it for a photo and those after it (`anew`: also those that are there). Absent where this browser has none for pages. */
  readonly open: ((key: string, anew?: boolean) => void) | undefined;
  readonly drawn: ReactNode;
}

interface Shown {
  readonly run: Run | null;
  readonly open: boolean;
}

/** The camera of the whole step, where there is one: its fields have none of their own then. */
export const StepCamera = createContext<PhotoCamera['open'] | null>(null);

/** The camera of a form: it takes what the form needs, one photo after the other, and the step goes on when it has all. */
export function usePhotoCamera(form: Form): PhotoCamera {
  const [{ run, open }, setShown] = useState<Shown>({ run: null, open: false });
  const show = (next: Run | null): void => {
    useLoading.setState({ camera: next !== null });
    // What is in view stays so while it leaves.
    setShown((before) => ({ run: next ?? before.run, open: next !== null }));
  };
  const shot = run?.shots[run.at];
  return {
    open: 'mediaDevices' in navigator ? (key, anew) => show(runFrom(form, key, anew)) : undefined,
    drawn: run !== null && shot !== undefined && (
      <Camera {...{ run, shot, open }} {...actsOn(form, run, shot, show)} onClose={() => show(null)} />
    ),
  };
}

/** What becomes of a picture: it is kept for its field, and the camera goes on without waiting for that. */
function actsOn(form: Form, run: Run, { key }: Shot, show: (next: Run | null) => void) {
  const pass = (): void => {
    const next = nextOf(run, form);
    show(next);
    if (next === null) void goOn(form, () => document.getElementById(fieldId(key)));
  };
  return {
    onTake: (picture: Blob): void => {
      void keepPhoto(form, key, picture).then((message) => message !== null && form.say([{ field: key, message }]));
      pass();
    },
    onChoose: async (file: File): Promise<string | null> => {
      const problem = await keepFile(form, key, file);
      if (problem === null) pass();
      return problem;
    },
  };
}
