import type { ReactNode } from 'react';
import { draw } from './Icon.tsx';

/* Of the rows of a menu: fetched with it. */

const SIZE = 20;

export const LinkIcon = (): ReactNode =>
  draw(
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2" />,
    SIZE,
  );

export const AnswersIcon = (): ReactNode => draw(<path d="M4 5h16v11h-8l-4.5 4v-4H4zM8.5 9.2h7M8.5 12.2h4.5" />, SIZE);

export const OffersIcon = (): ReactNode =>
  draw(<path d="M4 4h7.5l8.2 8.2a1.5 1.5 0 0 1 0 2.1l-5.4 5.4a1.5 1.5 0 0 1-2.1 0L4 11.5zM8 8v.1" />, SIZE);

/** Sheets, one behind the other. */
export const OrdersIcon = (): ReactNode => draw(<path d="M8 8h12v12H8zM16 8V4H4v12h4M11.5 12.5h5M11.5 15.8h3" />, SIZE);

export const PersonIcon = (): ReactNode =>
  draw(
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.7-4 3.6-6 7.5-6s6.8 2 7.5 6" />
    </>,
    SIZE,
  );

export const GiveUpIcon = (): ReactNode =>
  draw(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9 9l6 6M15 9l-6 6" />
    </>,
    SIZE,
  );

export const LeaveIcon = (): ReactNode => draw(<path d="M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5" />, SIZE);
