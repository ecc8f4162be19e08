import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, linter, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, lineNumbers, highlightActiveLine } from '@codemirror/view';
import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import { changeBetween, mended, readJson, written } from './change.ts';
import { completionsOf, hoverOf } from './completion.ts';
import { colours, look } from './look.ts';
import type { Place } from './place.ts';
import type { Found } from './reading.ts';
import { placeAt, treeOf } from './tree.ts';

interface EditorParts {
  readonly text: string;
  readonly schema: FlowSchema;
  /** What is wrong with a text. */
  read(text: string): readonly Found[];
  changed(text: string): void;
  /** Where the caret stands. */
  stands(place: Place): void;
  /** Alt and an arrow: what the caret stands in goes up or down. */
  move(by: number): void;
}

const words = EditorState.phrases.of({
  ...{ 'No diagnostics': 'Nada a corrigir', Diagnostics: 'Achados', close: 'fechar', 'current match': 'esta' },
  ...{
    Completions: 'Sugestões',
    'Fold line': 'Recolher',
    'Unfold line': 'Abrir',
    'folded code': 'recolhido',
    unfold: 'abrir',
  },
});

/** In a shadow root of its own: the page's policy takes styles of sheets alone, and there the editor makes sheets. */
export function openEditor(parent: HTMLElement, parts: EditorParts): EditorView {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const diagnose = (view: EditorView): readonly Diagnostic[] => parts.read(view.state.doc.toString()).map(diagnosticOf);
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: parts.text,
      extensions: [
        ...[words, lineNumbers(), foldGutter(), codeFolding(), history(), bracketMatching(), closeBrackets()],
        ...[highlightActiveLine(), json(), syntaxHighlighting(colours), look, EditorView.lineWrapping],
        autocompletion({ override: [completionsOf(parts.schema)], interactionDelay: 0 }),
        hoverTooltip(hoverOf(parts.schema)),
        linter(diagnose, { delay: 0 }),
        lintGutter(),
        keymap.of([
          { key: 'Alt-ArrowUp', run: () => (parts.move(-1), true) },
          { key: 'Alt-ArrowDown', run: () => (parts.move(1), true) },
          ...[
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...foldKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ],
        ]),
        EditorView.contentAttributes.of({ 'aria-label': 'JSON do fluxo', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) parts.changed(state.doc.toString());
          if (docChanged || selectionSet) parts.stands(standsAt(state));
        }),
      ],
    }),
  });
  return view;
}

function standsAt(state: EditorState): Place {
  const text = state.doc.toString();
  return placeAt(treeOf(text), text, state.selection.main.head);
}

const diagnosticOf = ({ from, to, message, path, fix }: Found): Diagnostic => ({
  ...{ from, to, severity: 'error', message },
  ...(fix && { actions: [{ name: 'Corrigir', apply: (view) => mend(view, path, fix) }] }),
});

/** What mends it where that is mechanical, as one step of the history. */
export function mend(view: EditorView, path: string, fix: NonNullable<Found['fix']>): void {
  const value = readJson(view.state.doc.toString());
  if (value !== undefined) replaceText(view, written(mended(value, path, fix)));
}

/** One step of the one history, as small as it can be. */
export function replaceText(view: EditorView, next: string): void {
  const change = changeBetween(view.state.doc.toString(), next);
  if (change.insert !== '' || change.from !== change.to) view.dispatch({ changes: change, userEvent: 'input' });
}
