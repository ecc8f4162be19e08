import { useEffect, type PointerEvent, type RefObject } from 'react';

/** Fetched when a sheet opens: nobody drags one before, and few do at all. */
const following = () => import('./followFinger.ts');

/** For a sheet's grip: the sheet follows the finger, and closes or springs back when let go. */
export function useSheetDrag(sheetRef: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  useEffect(() => {
    if (open) void following().catch(() => undefined);
  }, [open]);
  return {
    onPointerDown: ({ currentTarget: grip, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      grip.setPointerCapture(pointerId);
      const sheet = sheetRef.current;
      const held = { grip, sheet, pointerId, clientY, timeStamp };
      following().then(
        ({ followFinger }) => followFinger(held, onClose),
        () => undefined,
      );
    },
  };
}
