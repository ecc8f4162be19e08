import { closesAfterDrag } from './drag.ts';

/** The finger as it came down on the grip of a sheet. */
interface Held {
  readonly grip: HTMLElement;
  readonly sheet: HTMLElement | null;
  readonly pointerId: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** The sheet follows the finger until it is let go; one that is gone already moved nothing. */
export function followFinger({ grip, sheet, pointerId, clientY: start, timeStamp }: Held, onClose: () => void): void {
  if (sheet === null || !grip.hasPointerCapture(pointerId)) return;
  const over = new AbortController();
  const last = { y: start, at: timeStamp, speed: 0 };
  const move = (event: PointerEvent): void => {
    const elapsed = event.timeStamp - last.at;
    if (elapsed > 0) last.speed = (event.clientY - last.y) / elapsed;
    Object.assign(last, { y: event.clientY, at: event.timeStamp });
    sheet.style.transition = 'none';
    sheet.style.transform = `translateY(${Math.max(0, event.clientY - start)}px)`;
  };
  const release = (event: PointerEvent): void => {
    over.abort();
    sheet.style.transition = '';
    sheet.style.transform = '';
    const drag = { distance: event.clientY - start, height: sheet.offsetHeight, speed: last.speed };
    if (event.type !== 'pointercancel' && closesAfterDrag(drag)) onClose();
  };
  grip.addEventListener('pointermove', move, over);
  grip.addEventListener('pointerup', release, over);
  grip.addEventListener('pointercancel', release, over);
}
