import * as kinds from '@passo/catalog/fields/index.ts';
import type { FieldKind } from '@passo/engine';
import { expect, it } from 'vitest';
import { contextOf, Host } from '../../support/sessions/host.ts';
import { places } from '../../support/sessions/places.ts';

/*
 * A step is answered and sent; the customer comes back, changes something else, reloads, and sends it again: what is kept is what was
 * seen, and nothing else moved. In every kind, wherever its field may stand.
 */

const reload = { way: 'reload', field: 0, row: 0, inner: 0, wire: null, text: '' } as const;

/** What is kept of what the page shows, which the server takes as it is. */
function sends(host: Host): ReturnType<Host['judged']> {
  expect(host.form.reveal()).toEqual([]);
  const verdict = host.judged(host.sent());
  expect(verdict).toMatchObject({ problems: [], unknown: [] });
  expect(verdict.answers).toEqual(host.seen());
  return verdict;
}

it('every kind that answers stands in some place', () => {
  const answering = Object.entries<FieldKind>(kinds).filter(([, { answers }]) => answers !== false);
  expect([...new Set(places.map(([component]) => component))].toSorted()).toEqual(
    answering.map(([component]) => component).toSorted(),
  );
});

const ways = [
  ['goes back', false],
  ['goes back and reloads', true],
] as const;

it.each(places.flatMap((place) => ways.map((way) => [...place, ...way] as const)))(
  '%s, %s: whoever %s changes nothing else',
  (_component, _where, { fields, answer, change, after }, _way, reloads) => {
    const host = new Host(fields, contextOf({}));
    answer(host.form);
    const first = sends(host);
    const later = host.later(first);
    expect(later.seen()).toEqual(first.answers);
    if (reloads) later.act(reload);
    change(later.form);
    later.act(reload);
    expect(sends(later).answers).toEqual(after(first.answers));
    const again = later.later(sends(later));
    expect(again.seen()).toEqual(after(first.answers));
  },
);
