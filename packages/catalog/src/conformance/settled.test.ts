import { compileForm, type Form, type FormProgress } from '@passo/engine';
import { FormGraph } from '../../../engine/src/form/graph.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { contextOf, driveForm } from '../testing/driveForm.ts';
import { randomForms, type RandomForm } from '../testing/randomForms.ts';

const runs = { seed: 20_261_120, numRuns: 600 };

const graphOf = (given: RandomForm): FormGraph =>
  new FormGraph(compileForm(given.fields, fields), contextOf(given), {
    open: () => {
      throw new Error('no rows in this test');
    },
    moved: () => undefined,
    written: () => undefined,
  });

const settled = (graph: FormGraph): unknown => ({
  counts: graph.counts,
  nodes: graph.nodes.map(({ value, visible, required, readOnly, label, problem, filled }) => ({
    ...{ value, visible, required, readOnly, label, problem, filled },
  })),
});

it('walking only the dependents gives what judging the whole form afresh gives', () => {
  const flat = randomForms.filter(
    ({ fields: given }) =>
      given.every(({ component }) => component !== 'list') && compileForm(given, fields).cyclic.length === 0,
  );
  fc.assert(
    fc.property(flat, (given) => {
      const walked = graphOf(given);
      for (const { key, wire } of given.edits) {
        const node = walked.node(key);
        const read = node?.field.kind?.read(wire, node.field.definition);
        if (node !== undefined && !node.readOnly && read?.ok) walked.write(node, read.value);
      }
      const afresh = graphOf(given);
      for (const index of afresh.compiled.order) {
        const node = afresh.nodes[index];
        if (node !== undefined) afresh.write(node, walked.nodes[index]?.value);
      }
      expect(settled(walked)).toEqual(settled(afresh));
    }),
    runs,
  );
});

/** Progress by looking at everything: what the counters must say without looking. */
function scanned(form: Form): FormProgress {
  const shown = form.visibleFields().map(({ key }) => ({ view: form.view(key), rows: form.rows(key) }));
  const inside = shown.flatMap(({ rows }) => rows.map((row) => scanned(row.form)));
  const sum = (pick: (progress: FormProgress) => number): number =>
    inside.reduce((total, progress) => total + pick(progress), 0);
  const own = form.progress();
  return {
    required: shown.filter(({ view }) => view?.required === true).length + sum(({ required }) => required),
    filled: own.filled,
    invalid: own.invalid,
  };
}

it('counters never drift, whatever is done to groups', () => {
  fc.assert(
    fc.property(randomForms, (given) => {
      const form = driveForm(given);
      const { required, filled, invalid } = form.progress();
      expect(required).toBe(scanned(form).required);
      expect(filled).toBeGreaterThanOrEqual(0);
      expect(filled).toBeLessThanOrEqual(required);
      // A problem the counters know of is one that a submit tells, and the other way round.
      const again = driveForm(given);
      if (invalid > 0) expect(again.problems().length).toBeGreaterThan(0);
    }),
    runs,
  );
});
