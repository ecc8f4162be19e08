import type { ReactNode } from 'react';
import { draw } from './Icon.tsx';

/* Of a list of papers: fetched with it. */

const SIZE = 20;
const SHEET = 'M6 3h8l5 5v13H6zM14 3v5h5';

export const ContractIcon = (): ReactNode => draw(<path d={`${SHEET}M9.5 12.5h6M9.5 16.5h6`} />, SIZE);

export const CopyIcon = (): ReactNode => draw(<path d="M9 8h11v13H9zM5 16V3h11" />, SIZE);

export const SignatureIcon = (): ReactNode =>
  draw(
    <path d="M13 15.5l1-3.6 6-6a1.6 1.6 0 0 1 2.3 2.3l-6 6zM3 17.5c2.6-7.5 5.4-7 4 0 1.6-2.6 2.8-2.6 3.4 0M3 21h18" />,
    SIZE,
  );

export const ChangesIcon = (): ReactNode => draw(<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />, SIZE);

export const DownloadIcon = (): ReactNode =>
  draw(<path d="M12 4v11M7.5 11.5L12 16l4.5-4.5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3" />, SIZE);

export const NextIcon = (): ReactNode => draw(<path d="M9 6l6 6-6 6" />, SIZE);
