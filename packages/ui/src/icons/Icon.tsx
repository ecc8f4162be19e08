import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels at the default text size; drawn in `rem` so that it grows with the text. */
  readonly size?: number;
}

export function draw(children: ReactNode, size: number): ReactNode {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function AlertIcon({ size = 16 }: IconProps): ReactNode {
  return draw(
    <>
      <circle cx="12" cy="12" r="10" fill="currentColor" stroke="none" />
      <path d="M12 7v6M12 16.6v.1" stroke="var(--card)" strokeWidth="2.4" />
    </>,
    size,
  );
}

export function HelpIcon({ size = 20 }: IconProps): ReactNode {
  return draw(
    <>
      <circle cx="12" cy="12" r="9.2" strokeWidth="1.8" />
      <path d="M9.4 9.3a2.7 2.7 0 1 1 3.8 2.9c-.8.4-1.2.9-1.2 1.7M12 16.9v.1" />
    </>,
    size,
  );
}

export function CheckIcon({ size = 16 }: IconProps): ReactNode {
  return draw(<path d="M5 12.5l4.6 4.6L19 7.5" strokeWidth="2.8" />, size);
}

export function BackIcon({ size = 22 }: IconProps): ReactNode {
  return draw(<path d="M19 12H5M11 6l-6 6 6 6" />, size);
}

export function MoreIcon({ size = 22 }: IconProps): ReactNode {
  return draw(<path d="M5 12v.1M12 12v.1M19 12v.1" strokeWidth="3.2" />, size);
}
