import type { ReactNode } from 'react';
import { draw, type IconProps } from './Icon.tsx';

/* What no first step shows, so that no first load carries it. */

export function CameraIcon({ size = 22 }: IconProps): ReactNode {
  return draw(
    <>
      <path d="M4 8h3l1.6-2.5h6.8L17 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
      <circle cx="12" cy="13" r="3.4" />
    </>,
    size,
  );
}

export function UploadIcon({ size = 22 }: IconProps): ReactNode {
  return draw(<path d="M12 16V5M7.5 9L12 4.5 16.5 9M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3" />, size);
}

export function LightIcon({ size = 20 }: IconProps): ReactNode {
  return draw(<path d="M13 3L6 13.5h5L10.5 21 18 10h-5.5z" />, size);
}

export function LockIcon({ size = 18 }: IconProps): ReactNode {
  return draw(
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>,
    size,
  );
}

export function ChevronIcon({ size = 20 }: IconProps): ReactNode {
  return draw(<path d="M6 9l6 6 6-6" />, size);
}

export function StepsIcon({ size = 22 }: IconProps): ReactNode {
  return draw(<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1" />, size);
}

export function CloseIcon({ size = 22 }: IconProps): ReactNode {
  return draw(<path d="M6 6l12 12M18 6L6 18" />, size);
}

export function RestartIcon({ size = 20 }: IconProps): ReactNode {
  return draw(<path d="M4 5v5h5M4.6 10a8 8 0 1 1-.5 4" />, size);
}

export const MessageIcon = (): ReactNode => draw(<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.3h8M8 12.5h5" />, 18);
