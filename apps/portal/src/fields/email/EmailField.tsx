import { Button } from '@passo/ui/controls/Button.tsx';
import { useState, type ReactNode } from 'react';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { TextField } from '../TextField.tsx';
import styles from './email.module.css';
import { meantEmail } from './meantEmail.ts';

/** An address for mail. Whoever leaves it with a slip in its domain is offered the likely one, and keeps what they typed if they like. */
export function EmailField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { id, extra, onBlur } = commonProps(props);
  const value = String(view.value ?? '');
  // While it is typed every address looks like a slip.
  const [left, setLeft] = useState(value);
  const isTyped = value !== left || view.error !== undefined || view.readOnly || definition.disabled === true;
  const meant = isTyped ? null : meantEmail(value);
  const take = (address: string): void => {
    form.change(view.key, address);
    setLeft(address);
    // The button is gone: who listens hears the address where it stands now.
    document.getElementById(id)?.focus();
  };
  const region = (
    <>
      {extra}
      <div className={styles.region} aria-live="polite">
        {meant !== null && <Meant address={meant} onTake={() => take(meant)} />}
      </div>
    </>
  );
  const blur = (): void => {
    afterPress(() => setLeft(value));
    onBlur?.();
  };
  return <TextField {...props} own={{ inputMode: 'email', autoCapitalize: 'none', extra: region, onBlur: blur }} />;
}

/** Left by a press, it waits for the press to arrive: what was aimed at must not move away beneath it. */
function afterPress(say: () => void): void {
  if (document.querySelector(':active') === null) say();
  else window.addEventListener('click', () => setTimeout(say), { once: true, capture: true });
}

function Meant({ address, onTake }: { readonly address: string; readonly onTake: () => void }): ReactNode {
  return (
    <p className={styles.meant}>
      <span>{`Você quis dizer ${address}?`}</span>
      <Button variant="ghost" onClick={onTake}>
        Usar<span className="visually-hidden"> {address}</span>
      </Button>
    </p>
  );
}
