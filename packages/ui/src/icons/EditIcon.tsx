import type { ReactNode } from 'react';

/** A pencil: this text can be changed where it stands. Apart from the other icons, which every first load carries. */
export function EditIcon(): ReactNode {
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 20l1-4.2L16.2 4.6a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.2 19 4 20zM14.5 6.5l3 3" />
    </svg>
  );
}
