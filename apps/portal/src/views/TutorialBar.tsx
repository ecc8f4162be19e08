import { Button } from '@passo/ui/controls/Button.tsx';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { ReactNode } from 'react';
import { pageAddress } from '../fields/pageAddress.ts';

interface TutorialBarProps {
  /** Those of the definition that are in view; null where it has none at all. */
  readonly buttons: readonly CompiledField[] | null;
  /** What the step's own button says then. */
  readonly own: string;
  readonly onGoOn: () => Promise<void>;
}

/** The ways on from here, of which the first is the main one: to an address, or with the journey. */
export function TutorialBar({ buttons, own, onGoOn }: TutorialBarProps): ReactNode {
  if (buttons === null) return <Button onClick={onGoOn}>{own}</Button>;
  return buttons.map(({ key, definition: { label, title, url } }, at) => {
    const look = { variant: at === 0 ? 'primary' : 'ghost', children: label ?? title } as const;
    const href = pageAddress(url);
    return href === undefined ? (
      <Button key={key} {...look} onClick={onGoOn} />
    ) : (
      <ButtonLink key={key} {...look} href={href} />
    );
  });
}
