import type { CompiledForm } from '@passo/engine/form/compile.ts';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Of an earlier step. */
  readonly outer: boolean;
}
export interface Arrow {
  readonly from: Box;
  readonly to: Box;
  /** In words: what the one is to the other. */
  readonly why: string;
}
interface Picture {
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly width: number;
  readonly height: number;
}

export const BOX = { width: 148, height: 34 } as const;
const GAP = { x: 56, y: 14 } as const;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/** Who hangs on whom: fields without any are left out, each other one stands right of all that it hangs on. */
export function pictureOf(form: CompiledForm): Picture {
  const edges = edgesOf(form);
  const inner = form.fields.map(({ key }) => key);
  const names = [...form.outer, ...inner].filter((name) => edges.some(({ from, to }) => from === name || to === name));
  const columns = columnsOf(names, edges);
  const rows = new Map<number, number>();
  const boxes = names.map((name): Box => {
    const column = columns.get(name) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { name, x: column * (BOX.width + GAP.x), y: row * (BOX.height + GAP.y), outer: !inner.includes(name) };
  });
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const arrows = edges.flatMap(({ from, to, why }): Arrow[] => {
    const [start, end] = [byName.get(from), byName.get(to)];
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, why }];
  });
  return {
    ...{ boxes, arrows },
    width: Math.max(0, ...boxes.map(({ x }) => x + BOX.width)) + 2,
    height: Math.max(0, ...boxes.map(({ y }) => y + BOX.height)) + 2,
  };
}

function edgesOf(form: CompiledForm): readonly Edge[] {
  const nameOf = (source: { readonly index: number } | { readonly outer: string }): string =>
    'index' in source ? (form.fields[source.index]?.key ?? '') : source.outer;
  return form.fields.flatMap((field): Edge[] => {
    const edge =
      (why: string) =>
      (from: string): Edge => ({ from, to: field.key, why });
    const shown = [...field.shownWhile, ...field.shownWhileAny.flat()].map(({ source }) => nameOf(source));
    const labels = field.label.keys.map((key) => {
      const index = form.byKey.get(key);
      return nameOf(index === undefined ? { outer: key } : { index });
    });
    return [
      ...[...new Set(shown)].map(edge('mostra')),
      ...field.dependencies.map(nameOf).map(edge('libera')),
      ...field.standards.map(({ condition }) => nameOf(condition.source)).map(edge('preenche')),
      ...[...new Set(labels)].map(edge('aparece em')),
    ];
  });
}

/** As far right as the longest way to it; a circle ends where everything has been looked at once. */
function columnsOf(names: readonly string[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const columns = new Map(names.map((name) => [name, 0]));
  for (let pass = 0; pass < names.length; pass += 1) {
    let moved = false;
    for (const { from, to } of edges) {
      const next = (columns.get(from) ?? 0) + 1;
      if (from === to || next <= (columns.get(to) ?? 0) || next >= names.length) continue;
      columns.set(to, next);
      moved = true;
    }
    if (!moved) break;
  }
  return columns;
}
