import { useState, type ReactNode } from 'react';
import { Choice } from '../Choice.tsx';
import { fragmentOf } from './share.ts';
import type { Opened } from './useOpened.ts';
import type { Workbench } from './useWorkbench.ts';
import styles from './workbench.module.css';

interface ToolbarProps {
  readonly opened: Opened;
  readonly bench: Workbench;
  readonly open: (name: string) => void;
}

/** Which flow is open, and what is done with it as a whole. */
export function Toolbar({ opened: { name, data, original }, bench, open }: ToolbarProps): ReactNode {
  const [said, setSaid] = useState('');
  const share = async (): Promise<void> => {
    const address = `${location.origin}/componentes?abrir=${encodeURIComponent(name)}${await fragmentOf(bench.text)}`;
    history.replaceState(history.state, '', address);
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Endereço copiado.' : 'O endereço desta página agora traz o fluxo.');
  };
  return (
    <div className={styles.toolbar}>
      <Choice name="abrir" label="Fluxo ou modelo" value={name} onChoose={(_, value) => open(value)}>
        <optgroup label="Fluxos">{data.flows.map(option)}</optgroup>
        <optgroup label="Modelos">{data.templates.map(option)}</optgroup>
      </Choice>
      <div className={styles.row}>
        <Tool press={bench.undo}>Desfazer</Tool>
        <Tool press={bench.redo}>Refazer</Tool>
        <Tool press={() => bench.reset(original)}>Como veio</Tool>
        <Tool press={() => download(name, bench.text)}>Baixar</Tool>
        <Tool press={() => void share()}>Compartilhar</Tool>
      </div>
      <p role="status" className={styles.fine}>
        {said}
      </p>
    </div>
  );
}

const option = ({ name, label }: { readonly name: string; readonly label: string }): ReactNode => (
  <option key={name} value={name}>
    {label}
  </option>
);

const Tool = ({ press, children }: { readonly press: () => void; readonly children: ReactNode }): ReactNode => (
  <button type="button" className={styles.tool} onClick={press}>
    {children}
  </button>
);

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
