import type { ReactNode } from 'react';
import { draw } from './Icon.tsx';

/* Of the rows on a last page: fetched with them. */

const SIZE = 20;

export const CalendarIcon = (): ReactNode => draw(<path d="M4 6h16v14H4zM4 10.5h16M8.5 3v4M15.5 3v4" />, SIZE);

export const AccountIcon = (): ReactNode => draw(<path d="M3 6h18v12H3zM3 10.5h18M6.5 14.5h4" />, SIZE);

export const BankIcon = (): ReactNode => draw(<path d="M4 9.5L12 4l8 5.5zM6.5 10v7M12 10v7M17.5 10v7M4 20h16" />, SIZE);

export const PhoneIcon = (): ReactNode =>
  draw(
    <path d="M5 4h4l1.6 4.4L8.2 10a12 12 0 0 0 5.8 5.8l1.6-2.4L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />,
    SIZE,
  );

export const ReasonIcon = (): ReactNode =>
  draw(<path d="M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zM12 11v5.4M12 7.6v.1" />, SIZE);

export const NumberIcon = (): ReactNode => draw(<path d="M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16" />, SIZE);

export const CoinsIcon = (): ReactNode =>
  draw(<path d="M3 7h18v10H3zM12 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM6.5 12v.1M17.5 12v.1" />, SIZE);

export const UndoIcon = (): ReactNode => draw(<path d="M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />, SIZE);
