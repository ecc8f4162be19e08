/** The icons that a button may name; the portal draws each of them. */
export const buttonIcons = [
  'alert',
  'back',
  'camera',
  'check',
  'chevron',
  'close',
  'help',
  'lock',
  'restart',
  'steps',
  'upload',
] as const;

export type ButtonIconName = (typeof buttonIcons)[number];
