import { describedBy, textIds } from '@passo/ui/controls/control.ts';
import { FieldFrame } from '@passo/ui/controls/FieldFrame.tsx';
import { cx } from '@passo/ui/theme/cx.ts';
import { ChevronIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { useState, type ReactNode } from 'react';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { CompanyDrawer, type Company } from './CompanyDrawer.tsx';
import styles from './company.module.css';

const isCompany = (value: unknown): value is Company =>
  typeof value === 'object' && value !== null && 'cnpj' in value && 'name' in value;

/** The company somebody works for: a button that opens the look-up, and what was found there. */
export function CompanyField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const [open, setOpen] = useState(false);
  const common = commonProps(props);
  const company = isCompany(view.value) && view.value.cnpj !== '' ? view.value : null;
  const take = (chosen: Company): void => {
    form.change(view.key, chosen);
    form.blur(view.key);
    setOpen(false);
  };
  return (
    <FieldFrame field={common} group>
      <button
        type="button"
        id={common.id}
        className={cx(styles.box, common.error && styles.invalid)}
        aria-haspopup="dialog"
        aria-labelledby={`${textIds.label(common.id)} ${common.id}-value`}
        aria-describedby={describedBy(common)}
        disabled={common.readOnly}
        onClick={() => setOpen(true)}
      >
        <span id={`${common.id}-value`} className={styles.value}>
          {company ? <Chosen {...company} /> : <span className={styles.none}>{common.placeholder ?? 'Escolher'}</span>}
        </span>
        <ChevronIcon />
      </button>
      <CompanyDrawer open={open} current={company} onTake={take} onClose={() => setOpen(false)} />
    </FieldFrame>
  );
}

function Chosen({ name, cnpj }: Company): ReactNode {
  return (
    <>
      {name !== '' && <span>{name}</span>}
      <small>CNPJ {cnpj}</small>
    </>
  );
}
