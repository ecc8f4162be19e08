import { fail, ok } from '@passo/domain';
import { defineField, type Row } from '@passo/engine';
import { RowList } from '@passo/engine/form/rows.ts';

/** Groups of answers, as many as the person adds. The engine keeps the rows, each a form of `subFields`. */
export const list = defineField<readonly Row[]>({
  control: 'list',
  repeats: RowList,
  read: (wire) => (Array.isArray(wire) && wire.length === 0 ? ok([]) : fail('Confira os itens da lista.')),
  send: () => undefined,
  format: (rows) => (rows.length === 1 ? '1 item' : `${rows.length} itens`),
  plain: (rows) => rows.length,
});
