import type { ReactNode } from 'react';

/** On a 64 × 64 grid. Class `f` is a face (filled), `a` an accent; everything else is a line. */
export const drawings = {
  analysis: (
    <>
      <circle className="f" cx="28" cy="27" r="18" />
      <circle cx="28" cy="27" r="18" />
      <path d="M41 40l15 15" />
      <path className="a" d="M20.5 33v-6M28 33V20M35.5 33v-9" />
    </>
  ),
  shield: (
    <>
      <path className="f" d="M32 7l21 8v16c0 13.5-8.5 22-21 27C19.5 53 11 44.5 11 31V15z" />
      <path d="M32 7l21 8v16c0 13.5-8.5 22-21 27C19.5 53 11 44.5 11 31V15z" />
      <path className="a" d="M22.5 32l7 7 12.5-13" />
    </>
  ),
  document: (
    <>
      <path className="f" d="M15 7h23l12 12v38H15z" />
      <path d="M38 7H17a2 2 0 0 0-2 2v46a2 2 0 0 0 2 2h31a2 2 0 0 0 2-2V19zM38 7v10a2 2 0 0 0 2 2h10" />
      <path className="a" d="M23 30h19M23 38h19M23 46h11" />
    </>
  ),
  face: (
    <>
      <rect className="f" x="19" y="16" width="26" height="33" rx="13" />
      <path d="M9 21v-8a4 4 0 0 1 4-4h8M43 9h8a4 4 0 0 1 4 4v8M55 43v8a4 4 0 0 1-4 4h-8M21 55h-8a4 4 0 0 1-4-4v-8" />
      <rect x="19" y="16" width="26" height="33" rx="13" />
      <path className="a" d="M27 29v1M37 29v1M26.5 38c3 3.3 8 3.3 11 0" />
    </>
  ),
  signature: (
    <>
      <path className="f" d="M41 8l15 15-25 25-18 4 3-19z" />
      <path d="M41 8l15 15-25 25-17.5 4L17 33zM34.5 14.5l15 15M17 33l14 15M13.5 52l8-8" />
      <path className="a" d="M31 57h24" />
    </>
  ),
  hourglass: (
    <>
      <path className="f" d="M17 9h30v8c0 7-6 11-10 15 4 4 10 8 10 15v8H17v-8c0-7 6-11 10-15-4-4-10-8-10-15z" />
      <path d="M17 9v8c0 7 6 11 10 15-4 4-10 8-10 15v8M47 9v8c0 7-6 11-10 15 4 4 10 8 10 15v8M12 9h40M12 55h40" />
      <path className="a" d="M25 21h14M24 50c2-5 5-7 8-7s6 2 8 7" />
    </>
  ),
  person: (
    <>
      <circle className="f" cx="27" cy="20" r="12" />
      <path className="f" d="M6 56c0-12 9-19 21-19 4 0 8 1 11.5 2.8L32 48l-4 8z" />
      <circle cx="27" cy="20" r="12" />
      <path d="M6 56c0-12 9-19 21-19 5 0 9 1.2 12.5 3.4M6 56h22" />
      <path className="a" d="M37 50l6.5 6.5L57 42" />
    </>
  ),
  money: (
    <>
      <path className="f" d="M7 25L32 9l25 16v4H7z" />
      <path d="M7 25L32 9l25 16v4H7zM13 29v20M51 29v20M7 55h50M10 49h44" />
      <circle className="a" cx="32" cy="20" r="1.5" />
      <path
        className="a"
        d="M36 34.5c-1-1.5-2.5-2-4-2-2.5 0-4 1.3-4 3.2 0 4.3 8.2 2.3 8.2 6.7 0 2-1.7 3.3-4.2 3.3-2 0-3.5-.8-4.5-2.2M32 30.5v2M32 45.7v2"
      />
    </>
  ),
  check: (
    <>
      <circle className="f" cx="32" cy="32" r="24" />
      <circle cx="32" cy="32" r="24" />
      <path className="a" d="M21 33l8 8 15-17" />
    </>
  ),
  refusal: (
    <>
      <path className="f" d="M8 15a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5H30L18 57V47h-5a5 5 0 0 1-5-5z" />
      <path d="M8 15a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5H30L18 57V47h-5a5 5 0 0 1-5-5z" />
      <path className="a" d="M25 24v1M39 24v1M26 37c3.5-2.4 8.5-2.4 12 0" />
    </>
  ),
  warning: (
    <>
      <path className="f" d="M32 9l25 44H7z" />
      <path d="M28.5 10.5a4 4 0 0 1 7 0L57 48.5a4 4 0 0 1-3.5 6h-43a4 4 0 0 1-3.5-6z" />
      <path className="a" d="M32 24v13M32 45v.5" />
    </>
  ),
  phone: (
    <>
      <rect className="f" x="17" y="6" width="30" height="52" rx="6" />
      <rect x="17" y="6" width="30" height="52" rx="6" />
      <path d="M28 51h8" />
      <path className="a" d="M25 22v4M32 22v4M39 22v4M25 33h14" />
    </>
  ),
  contract: (
    <>
      <path className="f" d="M12 7h33v28L26 56H12z" />
      <path d="M45 31V10a3 3 0 0 0-3-3H15a3 3 0 0 0-3 3v44a3 3 0 0 0 3 3h15M21 18h15M21 26h15M21 34h8" />
      <path className="a" d="M29 48c3-6 5-6 5-2s3 3 5 0 4-2 5 1 5 2 9-1M29 56h26" />
    </>
  ),
  offline: (
    <>
      <path className="f" d="M18 50a11 11 0 0 1-1-22 16 16 0 0 1 31-2 12 12 0 0 1 0 24z" />
      <path d="M18 50a11 11 0 0 1-1-22 16 16 0 0 1 31-2 12 12 0 0 1 0 24z" />
      <path className="a" d="M26 33l12 11M38 33L26 44" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
