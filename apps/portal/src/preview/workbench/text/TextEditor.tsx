import type { EditorView } from '@codemirror/view';
import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from '../workbench.module.css';
import { openEditor } from './editor.ts';
import type { Place } from './place.ts';
import type { Found } from './reading.ts';

interface TextEditorProps {
  readonly start: string;
  readonly schema: FlowSchema;
  readonly read: (text: string) => readonly Found[];
  readonly changed: (text: string) => void;
  readonly stands: (place: Place) => void;
  readonly move: (by: number) => void;
  readonly opened: (view: EditorView | null) => void;
}

/** The text of a flow. It is the truth: every other part of the page changes it, in one history. */
export function TextEditor({ start, schema, ...parts }: TextEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const read = useEffectEvent(parts.read);
  const changed = useEffectEvent(parts.changed);
  const stands = useEffectEvent(parts.stands);
  const move = useEffectEvent(parts.move);
  const opened = useEffectEvent(parts.opened);
  useEffect(() => {
    if (host.current === null) return;
    const view = openEditor(host.current, {
      ...{ text: start, schema },
      ...{ read: (text) => read(text), changed: (text) => changed(text) },
      ...{ stands: (place) => stands(place), move: (by) => move(by) },
    });
    opened(view);
    return () => {
      opened(null);
      view.destroy();
    };
  }, [start, schema]);
  return <div ref={host} className={styles.editor} />;
}
