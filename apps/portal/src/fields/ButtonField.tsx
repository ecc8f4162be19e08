import { Button } from '@passo/ui/controls/Button.tsx';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import type { ReactNode } from 'react';
import { warn } from '../state/notices.ts';
import { ButtonIcon } from './ButtonIcon.tsx';
import type { FieldProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Help } from './Help.tsx';
import { pageAddress } from './pageAddress.ts';
import { tutorialOf } from './tutorial.ts';
import { useResource } from './useResource.ts';

/** Opens an address (its own, or the one that its list answers with) or submits the form. */
export function ButtonField(props: FieldProps): ReactNode {
  const { definition, view } = props;
  const used = useResource(props);
  const found = used?.resource.status === 'success' && used.resource.values.length > 0;
  const isLoading = used !== undefined && ['initial', 'loading'].includes(used.resource.status) && !used.waiting;
  if (used !== undefined && !found && !isLoading && definition.displayIfResourceIsEmpty !== true) return null;
  const url = pageAddress(used?.resource.values[0]?.value) ?? pageAddress(definition.url);
  const nothing = used !== undefined && !found;
  return (
    <div className={styles.button}>
      {definition.label && definition.title && <b>{definition.title}</b>}
      <FieldButton
        {...{ url: nothing ? undefined : url, isLoading, disabled: definition.disabled === true }}
        submits={definition.submit === true && !nothing}
        onPress={nothing ? () => warn('Recurso não encontrado') : undefined}
      >
        <ButtonIcon name={definition.icon} />
        {definition.label ?? definition.title}
      </FieldButton>
      {definition.message && <p className={styles.hint}>{definition.message}</p>}
      <Help view={view} definition={definition} />
      {tutorialOf(view, definition)}
    </div>
  );
}

interface FieldButtonProps {
  readonly url: string | undefined;
  readonly isLoading: boolean;
  readonly disabled: boolean;
  readonly submits: boolean;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function FieldButton({ url, isLoading, disabled, submits, onPress, children }: FieldButtonProps): ReactNode {
  if (url !== undefined && !disabled && !submits)
    return (
      <ButtonLink variant="ghost" href={url}>
        {children}
      </ButtonLink>
    );
  return (
    <Button variant="ghost" type={submits ? 'submit' : 'button'} busy={isLoading} disabled={disabled} onClick={onPress}>
      {children}
    </Button>
  );
}
