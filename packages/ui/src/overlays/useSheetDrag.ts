import { useRef, type PointerEvent, type RefObject } from 'react';
import { closesAfterDrag } from './drag.ts';

interface Grip {
  readonly start: number;
  last: number;
  lastAt: number;
  speed: number;
}

/** Pointer handlers for a sheet's grip: the sheet follows the finger and closes or springs back when let go. */
export function useSheetDrag(sheetRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const grip = useRef<Grip | null>(null);

  const shift = (distance: number, following: boolean): void => {
    if (!sheetRef.current) return;
    sheetRef.current.style.transition = following ? 'none' : '';
    sheetRef.current.style.transform = following ? `translateY(${distance}px)` : '';
  };
  const release = (event: PointerEvent): void => {
    const held = grip.current;
    grip.current = null;
    if (!held || !sheetRef.current) return;
    shift(0, false);
    const distance = event.clientY - held.start;
    const cancelled = event.type === 'pointercancel';
    if (!cancelled && closesAfterDrag({ distance, height: sheetRef.current.offsetHeight, speed: held.speed }))
      onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { start: event.clientY, last: event.clientY, lastAt: event.timeStamp, speed: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current;
      if (!held) return;
      const elapsed = event.timeStamp - held.lastAt;
      if (elapsed > 0) held.speed = (event.clientY - held.last) / elapsed;
      held.last = event.clientY;
      held.lastAt = event.timeStamp;
      shift(Math.max(0, event.clientY - held.start), true);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
