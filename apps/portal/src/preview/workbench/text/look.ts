import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The partner's own colours: whoever is light or dark, the text is too. */
export const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: 'var(--t-label)' },
  '&.cm-focused': { outline: '2px solid var(--brand-strong)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--line)',
  },
  '.cm-gutters': { backgroundColor: 'var(--card)', color: 'var(--ink-2)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--brand-tint)' },
  '.cm-tooltip': {
    ...{ color: 'var(--ink)', backgroundColor: 'var(--card)', border: '1px solid var(--line)' },
    ...{ borderRadius: 'var(--r-s)', boxShadow: 'var(--shadow-high)', maxWidth: '22rem', fontFamily: 'var(--font)' },
  },
  '.cm-tooltip p': { margin: '0', padding: '8px 12px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--ink)', backgroundColor: 'var(--brand-tint)' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--brand-strong)', color: 'var(--card)', padding: '4px 10px' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--err)', backgroundImage: 'none' },
});

export const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--brand-strong)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--ink)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-2)' },
]);
