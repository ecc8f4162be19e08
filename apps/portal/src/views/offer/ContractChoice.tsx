import type { DataOf } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useFieldView } from '../../form/useFormState.ts';
import { chosenOption } from '../../fields/useOptions.ts';
import { hash } from '../../state/hashId.ts';
import { useSession } from '../../session/useSession.ts';
import { money, percent } from './costs.ts';
import { listKeys } from './question.ts';
import styles from './offers.module.css';

type Contract = DataOf<'qitechContracts'>['contracts'][number];

interface Found {
  readonly contracts: readonly Contract[] | null;
  readonly message: string | null;
}

/** The contracts that can be settled, each with what is owed today. */
function useContracts(step: string) {
  const { call } = useSession();
  const [found, setFound] = useState<Found>({ contracts: null, message: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    void call('qitechContracts', { params: { hashId: hash() }, query: { step } }).then((answered) => {
      if (!current) return;
      if (answered.ok) setFound({ contracts: answered.value.contracts, message: null });
      else setFound({ contracts: [], message: answered.problem.message });
    });
    return () => {
      current = false;
    };
  }, [call, step, round]);
  return { ...found, retry: () => setRound((count) => count + 1) };
}

export function ContractChoice({ form, step }: { readonly form: Form; readonly step: string }): ReactNode {
  const { contracts, message, retry } = useContracts(step);
  const chosen = chosenOption(useFieldView(form, listKeys.contract)?.value)?.value;
  if (contracts === null) {
    return (
      <p className={styles.state} role="status">
        Procurando os seus contratos…
      </p>
    );
  }
  if (contracts.length === 0) {
    return (
      <div className={styles.state} role="alert">
        <p>{message ?? 'Não encontramos contrato seu que possa ser quitado.'}</p>
        <LinkButton onClick={retry}>Tentar novamente</LinkButton>
      </div>
    );
  }
  return (
    <fieldset className={styles.contracts}>
      <legend>Qual contrato você quer quitar?</legend>
      {contracts.map((contract) => (
        <label key={contract.id} className={styles.contract}>
          <input
            type="radio"
            name={listKeys.contract}
            value={contract.id}
            checked={chosen === contract.id}
            onChange={() => form.change(listKeys.contract, { value: contract.id, label: nameOf(contract) })}
          />
          <span>
            <strong>
              {contract.lender} · <span className={styles.whole}>{contract.id}</span>
            </strong>
            <small>{`Dívida hoje: ${money(contract.balance)}, a ${percent(contract.monthlyRate)}\u00a0ao\u00a0mês`}</small>
            <small>
              {`Faltam ${contract.installmentsLeft} de ${contract.installments} parcelas de ${money(contract.valorDaParcela)}`}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const nameOf = ({ lender, id }: Contract): string => `${lender} · ${id}`;
