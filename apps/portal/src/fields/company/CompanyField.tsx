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
  const [visit, setVisit] = useState<AbortController | null>(null);
  const common = commonProps(props);
  const company = isCompany(view.value) && view.value.cnpj !== '' ? view.value : null;
  const close = (): void => {
    visit?.abort();
    setVisit(null);
  };
  const take = (chosen: Company): void => {
    // Who closed the drawer wants no company of it any more, however late its name is answered.
    if (visit?.signal.aborted !== false) return;
    form.change(view.key, chosen);
    form.blur(view.key);
    close();
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
        onClick={() => setVisit(new AbortController())}
      >
        <span id={`${common.id}-value`} className={styles.value}>
          {company ? <Chosen {...company} /> : <span className={styles.none}>{common.placeholder ?? 'Escolher'}</span>}
        </span>
        <ChevronIcon />
      </button>
      <CompanyDrawer open={visit !== null} current={company} onTake={take} onClose={close} />
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
