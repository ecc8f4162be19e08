import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { isJsonObject, type Json, type JsonObject } from '@passo/engine/json.ts';
import { useMemo, useRef, useState } from 'react';
import { saveText } from './saved.ts';
import { fieldAround, freeKey, roomForField, stepAround } from './structure/outline.ts';
import { benchSchema } from './text/benchSchema.ts';
import { readJson, written } from './text/change.ts';
import { mend, replaceText } from './text/editor.ts';
import { inserted, moved, pathOf, valueAt, withValue, type Place } from './text/place.ts';
import { readFlow, type Found, type Reading } from './text/reading.ts';
import { rangeAt, treeOf } from './text/tree.ts';
import type { Opened } from './useOpened.ts';

/** A flow as it is worked on: its text, what it says, where one stands in it, and all that may be done to it. */
export function useWorkbench({ name, data, text: start }: Opened) {
  const isTemplate = data.templates.some((one) => one.name === name);
  const { lists } = data;
  const schema = useMemo(() => benchSchema(lists), [lists]);
  const read = (text: string): Reading => readFlow(text, lists, isTemplate);
  const [text, setText] = useState(start);
  const reading = useMemo(() => readFlow(text, lists, isTemplate), [text, lists, isTemplate]);
  // While the text is no flow, the last one that was stays on the stage.
  const [good, setGood] = useState(reading.flow);
  if (reading.flow !== undefined && reading.flow !== good) setGood(reading.flow);
  const [place, setPlace] = useState<Place>([]);
  const view = useRef<EditorView | null>(null);

  const edit = (change: (value: Json) => Json): void => {
    const value = readJson(view.current?.state.doc.toString() ?? '');
    if (view.current !== null && value !== undefined) replaceText(view.current, written(change(value)));
  };
  const go = (position: number, focus = true): void => {
    view.current?.dispatch({ selection: { anchor: position }, scrollIntoView: true });
    if (focus) view.current?.focus();
  };
  const goTo = (to: Place, focus = true): void => {
    const now = view.current?.state.doc.toString() ?? '';
    go(rangeAt(treeOf(now), now, to).from + 1, focus);
  };
  const move = (at: Place, by: number): void => {
    edit((value) => moved(value, at, by));
    const last = at.at(-1);
    const next = [...at.slice(0, -1), Number(last) + by];
    if (
      typeof last === 'number' &&
      valueAt(readJson(view.current?.state.doc.toString() ?? '') ?? null, next) !== undefined
    )
      goTo(next, false);
  };
  const field = fieldAround(place);
  const value = field === undefined ? undefined : valueAt(readJson(text) ?? null, field);
  return {
    ...{ schema, text, reading, good, place },
    current: pathOf(field ?? stepAround(place)),
    field: isJsonObject(value) ? value : undefined,
    read: (now: string): readonly Found[] => read(now).found,
    changed: (now: string): void => {
      setText(now);
      saveText(name, now);
      // What the address brought is not what is here any more: loaded again it would take its place.
      if (location.hash !== '')
        history.replaceState(history.state, '', `/componentes?abrir=${encodeURIComponent(name)}`);
    },
    stands: setPlace,
    opened: (made: EditorView | null): void => void (view.current = made),
    go,
    goTo,
    move,
    moveHere: (by: number): void => move(field ?? stepAround(place), by),
    remove: (at: Place): void => edit((whole) => withValue(whole, at, undefined)),
    changeField: (next: JsonObject): void => field && edit((whole) => withValue(whole, field, next)),
    addField: (component: string): void =>
      edit((whole) => {
        const { list, index } = roomForField(whole, place);
        const key = freeKey(whole, component);
        return inserted(whole, list, index, { key, component, label: key });
      }),
    addStep: (stepType: string): void =>
      edit((whole) => {
        const at = Number(stepAround(place)[1]) + 1;
        const slug = freeKey(
          whole,
          stepType.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
        );
        return inserted(whole, ['steps'], at, { slug, name: slug, stepType });
      }),
    mend: ({ path, fix }: Found): void => {
      if (view.current !== null && fix !== undefined) mend(view.current, path, fix);
    },
    undo: (): void => void (view.current && undo(view.current)),
    redo: (): void => void (view.current && redo(view.current)),
    reset: (to: string): void => {
      if (view.current !== null) replaceText(view.current, to);
    },
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
