import type { FlowDefinition } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { today } from '@passo/domain/date/instant.ts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { callsBy } from '../../session/session.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { useResources } from '../../state/resources.ts';
import { brandsOf, wear } from '../brands.ts';
import { readSelection, type Selection } from '../selection.ts';
import { Beside } from './Beside.tsx';
import { Findings } from './panels/Findings.tsx';
import { ContextForm } from './play/ContextForm.tsx';
import { emptyContext, worldOf, type PlayContext } from './play/context.ts';
import { answering } from './play/lists.ts';
import { Player } from './play/Player.tsx';
import { usePlay } from './play/usePlay.ts';
import { Outline } from './structure/Outline.tsx';
import { outlineOf } from './structure/outline.ts';
import { Palette } from './structure/Palette.tsx';
import { Properties } from './structure/Properties.tsx';
import { TextEditor } from './text/TextEditor.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useOpened, type Opened } from './useOpened.ts';
import { useWorkbench, type Workbench } from './useWorkbench.ts';
import styles from './workbench.module.css';

/** Where flows are written: whole ones, played as they are typed, with the server's own verdict beside them. */
export function WorkbenchPage(): ReactNode {
  const { opened, failure, open } = useOpened();
  const [count, setCount] = useState(0);
  if (failure !== null) return <main role="alert">{failure}</main>;
  if (opened === null) return <main aria-busy="true" />;
  const reopen = (name: string): void => {
    void open(name).then(() => setCount((before) => before + 1));
  };
  return <Bench key={`${opened.name} ${count}`} opened={opened} open={reopen} />;
}

/** A channel’s code begins with the slug of its partner; a template is nobody’s. */
const inColoursOf = (name: string): Selection => ({ ...readSelection(''), partner: name.split('-')[0] ?? '' });

function Bench({ opened, open }: { readonly opened: Opened; readonly open: (name: string) => void }): ReactNode {
  const bench = useWorkbench(opened);
  const session = useSession();
  useEffect(() => wear(brandsOf(session), inColoursOf(opened.name)), [session, opened.name]);
  const { good, reading, field } = bench;
  const entries = useMemo(() => (good === undefined ? [] : outlineOf(good)), [good]);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Componentes</h1>
        <p className={styles.fine}>
          Escreva um fluxo inteiro e percorra enquanto escreve.{' '}
          <a href="/componentes?estado=preenchido">Todos os tipos de campo</a>
          {' · '}
          <a href="/passos">Todos os tipos de passo</a>
        </p>
      </header>
      <Toolbar opened={opened} bench={bench} open={open} />
      <div className={styles.column}>
        <Palette addField={bench.addField} addStep={bench.addStep} />
        <Outline entries={entries} {...bench} choose={bench.goTo} />
        <TextEditor start={opened.text} {...bench} move={bench.moveHere} />
        <Findings found={reading.found} go={bench.go} mend={bench.mend} />
        {field !== undefined && (
          <details className={styles.card} open>
            <summary>Propriedades do campo {String(field.key ?? '')}</summary>
            <Properties key={bench.current} schema={bench.schema} field={field} change={bench.changeField} />
          </details>
        )}
      </div>
      <div className={styles.column}>
        {good === undefined ? (
          <p className={styles.card}>O texto ainda não é um fluxo. Veja os achados.</p>
        ) : (
          <Stage opened={opened} bench={bench} definition={good} />
        )}
      </div>
    </main>
  );
}

interface StageProps {
  readonly opened: Opened;
  readonly bench: Workbench;
  readonly definition: FlowDefinition;
}

function Stage({ opened: { data, original }, bench, definition }: StageProps): ReactNode {
  const session = useSession();
  const [context, setContext] = useState<PlayContext>(() => emptyContext(today(new Date())));
  const [form, setForm] = useState<Form | null>(null);
  const { known, bounds, hiddenKeys, hasProposal, today: day } = context;
  const world = useMemo(
    () => worldOf({ ...emptyContext(day), known, bounds, hiddenKeys, hasProposal }),
    [known, bounds, hiddenKeys, hasProposal, day],
  );
  const play = usePlay(definition, world, data.results);
  const { lists, only } = context;
  const quiet = useMemo(() => {
    const carry = answering(data.lists, data.answers, { lists, only });
    return { ...session, call: callsBy(carry) };
  }, [session, data, lists, only]);
  const change = (made: Partial<PlayContext>): void => {
    // Lists that came before would stand in for those that now fail.
    if (made.lists !== undefined || made.only !== undefined) useResources.setState({}, true);
    setContext({ ...context, ...made });
  };
  return (
    <>
      <ContextForm context={context} change={change} />
      <SessionContext value={quiet}>
        <Player key={`${lists} ${only}`} play={play} world={world} opened={setForm} />
      </SessionContext>
      <Beside {...{ definition, play, world, form, original }} text={bench.text} />
    </>
  );
}
