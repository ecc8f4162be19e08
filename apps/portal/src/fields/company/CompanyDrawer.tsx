import { isValidCnpj } from '@passo/domain/cnpj/cnpj.ts';
import { maskExamples } from '@passo/domain/maskExamples.ts';
import { masks } from '@passo/domain/masks.ts';
import { AutoCompleteControl } from '@passo/ui/controls/AutoCompleteControl.tsx';
import { Button } from '@passo/ui/controls/Button.tsx';
import type { ControlOption } from '@passo/ui/controls/control.ts';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import type { DataOf } from '@passo/contract';
import type { Client } from '../../wire/client.ts';
import styles from './company.module.css';

/** A company as the form holds it: its CNPJ masked and, where it is known, its name. */
export interface Company {
  readonly cnpj: string;
  readonly name: string;
}

interface CompanyDrawerProps {
  readonly open: boolean;
  readonly current: Company | null;
  readonly onTake: (company: Company) => void;
  readonly onClose: () => void;
}

/** 'Consultar CNPJ': by the company's name, or by hand where nobody finds it. */
export function CompanyDrawer({ open, current, onTake, onClose }: CompanyDrawerProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Consultar CNPJ">
      <div className={styles.drawer} onKeyDown={keepForm}>
        <div data-overlay-focus>
          <SearchByName onTake={onTake} />
        </div>
        <TypedByHand current={current} onTake={onTake} />
      </div>
    </Drawer>
  );
}

/** The drawer stands within the form of the step, which Enter in one of its inputs would send. */
const keepForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

const quiet = { required: true, readOnly: false, disabled: false } as const;

function SearchByName({ onTake }: Pick<CompanyDrawerProps, 'onTake'>): ReactNode {
  const { call } = useSession();
  const [name, setName] = useState('');
  const found = useRef<ReadonlyMap<string, Company>>(new Map());
  const search = async (text: string, signal: AbortSignal): Promise<readonly ControlOption[]> => {
    const answered = await call('findCompanies', { query: { name: text }, signal });
    // Said once, where one looks: the list takes it for its own words.
    if (!answered.ok) throw new Error(`Atenção: ${answered.problem.message}`);
    const companies = companiesIn(answered.value);
    found.current = new Map(
      companies.map((company) => [company.cnpj, { cnpj: masks.cnpj.mask(company.cnpj), name: company.name }]),
    );
    return companies.map(({ cnpj, name: label, uf }) => ({
      value: cnpj,
      label: `${label} · ${uf} · ${masks.cnpj.mask(cnpj)}`,
    }));
  };
  return (
    <AutoCompleteControl
      {...quiet}
      id="consulta-nome"
      name="consulta-nome"
      label="Nome da empresa"
      placeholder="Como está no contracheque"
      value={name}
      onChange={setName}
      search={search}
      onPick={({ value }) => {
        const company = found.current.get(value);
        if (company) onTake(company);
      }}
      emptyText="Nenhuma empresa encontrada"
    />
  );
}

function TypedByHand({ current, onTake }: Pick<CompanyDrawerProps, 'current' | 'onTake'>): ReactNode {
  const { call } = useSession();
  const [cnpj, setCnpj] = useState(current?.cnpj ?? '');
  const [error, setError] = useState<string>();
  const take = async (): Promise<void> => {
    if (!isValidCnpj(cnpj)) return setError('CNPJ inválido. Confira os 14 caracteres.');
    onTake({ cnpj, name: await nameOf(call, cnpj) });
  };
  return (
    <div
      className={styles.byHand}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void take();
      }}
    >
      <TextControl
        {...quiet}
        id="consulta-cnpj"
        name="consulta-cnpj"
        label="Ou digite o CNPJ"
        placeholder={maskExamples.cnpj.example}
        helper="Está no contracheque e na carteira de trabalho."
        mask={masks.cnpj}
        autoCapitalize="characters"
        autoComplete="off"
        value={cnpj}
        error={error}
        onChange={(text) => {
          setCnpj(text);
          setError(undefined);
        }}
      />
      <Button onClick={take}>Usar este CNPJ</Button>
    </div>
  );
}

/** None where the answer has no list of them. */
const companiesIn = ({ companies }: DataOf<'findCompanies'>): DataOf<'findCompanies'>['companies'] =>
  Array.isArray(companies) ? companies : [];

/** The name of a CNPJ, for the eye; without one the number alone will do. */
async function nameOf(call: Client, cnpj: string): Promise<string> {
  const plain = masks.cnpj.unmask(cnpj);
  const answered = await call('findCompanies', { query: { name: plain } });
  return answered.ok ? (companiesIn(answered.value).find((company) => company.cnpj === plain)?.name ?? '') : '';
}
