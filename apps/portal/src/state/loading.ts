import { create } from 'zustand';

interface Loading {
  /** A step is being submitted. */
  readonly form: boolean;
  /** The page is on its way to another link. */
  readonly redirected: boolean;
  /** Another look is being put on. */
  readonly theme: boolean;
  /** The camera is being opened or looked through. */
  readonly camera: boolean;
}

export const useLoading = create<Loading>()(() => ({ form: false, redirected: false, theme: false, camera: false }));
