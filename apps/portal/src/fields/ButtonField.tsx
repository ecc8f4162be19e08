import { Button } from '@passo/ui/controls/Button.tsx';
import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';

/** Opens an address, or submits the form. */
export function ButtonField({ definition }: FieldProps): ReactNode {
  const label = definition.label ?? definition.title ?? '';
  if (definition.url !== undefined) return <ExternalLink href={definition.url}>{label}</ExternalLink>;
  return (
    <Button variant="ghost" type={definition.submit === true ? 'submit' : 'button'}>
      {label}
    </Button>
  );
}
