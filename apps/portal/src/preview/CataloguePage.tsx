import { useEffect, useState, type ReactNode } from 'react';
import { cssVariables } from '@passo/ui/theme/cssVariables.ts';
import { Choices } from './Choices.tsx';
import { Editor } from './Editor.tsx';
import { useSession } from '../session/useSession.ts';
import { brandsOf, wear } from './brands.ts';
import { previewLists } from './previewResources.ts';
import styles from './preview.module.css';
import { kinds, sampleOf, statesOf } from './sample.ts';
import { readSelection, writeSelection, type Selection } from './selection.ts';
import { Specimen } from './Specimen.tsx';

/** Not where this file is read: other pages are in its chunk too, with lists of their own. */
function firstSelection(): Selection {
  previewLists();
  return readSelection(location.search);
}

/** Every field kind in every state, each at an address of its own. */
export function CataloguePage(): ReactNode {
  const [selection, setSelection] = useState(firstSelection);
  const session = useSession();
  const { theme } = selection;
  useEffect(() => {
    // Without a choice the partner's own look stays, as the server put it there.
    if (theme !== 'auto') document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => wear(brandsOf(session), selection), [session, selection]);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    // Overlays go back through the history too, without another address.
    let shown = location.search;
    const reopen = (): void => {
      if (location.search === shown) return;
      shown = location.search;
      setSelection(readSelection(location.search));
      setVisit((count) => count + 1);
    };
    window.addEventListener('popstate', reopen);
    return () => window.removeEventListener('popstate', reopen);
  }, []);
  const choose = (name: string, value: string): void => {
    const query = new URLSearchParams(writeSelection(selection));
    query.set(name, value);
    if (name === 'tipo') query.delete('variante');
    const next = readSelection(`?${query}`);
    history.replaceState(history.state, '', `${location.pathname}${writeSelection(next)}`);
    setSelection(next);
  };
  return (
    <main className={styles.page}>
      <h1>Componentes</h1>
      <p className={styles.lead}>Cada tipo de campo, em cada estado, com a definição que o faz.</p>
      <Choices selection={selection} onChoose={choose} />
      {selection.kind === null ? (
        <Gallery selection={selection} />
      ) : (
        <One key={visit} selection={selection} kind={selection.kind} />
      )}
    </main>
  );
}

function One({ selection, kind }: { readonly selection: Selection; readonly kind: string }): ReactNode {
  if (!Object.hasOwn(kinds, kind)) return <p role="status">Não existe o tipo “{kind}”.</p>;
  const state = statesOf(kind).includes(selection.state) ? selection.state : 'vazio';
  return (
    <Editor
      key={`${kind} ${selection.variant} ${state}`}
      start={sampleOf(kind, state, selection.variant)}
      showsProblems={state === 'erro'}
      width={Number(selection.width)}
    />
  );
}

function Gallery({ selection }: { readonly selection: Selection }): ReactNode {
  const { state, width } = selection;
  const shown = Object.keys(kinds).filter((kind) => statesOf(kind).includes(state));
  return (
    <div className={styles.gallery} style={cssVariables({ '--width': `${width}px` })}>
      {shown.map((kind) => (
        <section key={kind} className={styles.stage} aria-labelledby={`tipo-${kind}`}>
          <h2 id={`tipo-${kind}`} className={styles.kind}>
            <a href={writeSelection({ ...selection, kind })}>{kind}</a>
          </h2>
          <Specimen sample={sampleOf(kind, state)} showsProblems={state === 'erro'} />
        </section>
      ))}
    </div>
  );
}
