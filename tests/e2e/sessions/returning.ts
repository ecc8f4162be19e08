import type { FieldDefinition, JsonObject } from '@passo/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { places, type Where } from '../../support/sessions/places.ts';
import type { Customer } from './customer.ts';
import { published } from './published.ts';
import { Session } from './session.ts';
import { returns, type Visit } from './visit.ts';

/** Somebody who answers a step and comes back to change something else. */
export interface Return extends Visit {
  readonly component: string;
  readonly where: Where;
}

const nobody = { before: '', acts: [], again: [], forgery: { what: 'foreign', field: 0, wire: null } } as const;

/** Everything is asked, so that what is empty is told and answered; the box of a rule may stay as it is. */
const asked = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  ...(field.component === 'list' ? { minLength: 1 } : { required: field.component !== 'checkbox' }),
  ...(field.subFields && { subFields: field.subFields.map(asked) }),
});

/** It asks about the field beside it, and holds nothing that one could type. */
const untyped = ['confirmaValor'];
/** Where a person fills it in themself. */
const typed = places.filter(([component, where]) => where !== 'looked up' && !untyped.includes(component));

/** Every kind in every place, come back to in each way in turn. */
export const returnsTo = (count: number): readonly Return[] =>
  Array.from({ length: Math.ceil(count / typed.length) }, (_none, round) =>
    typed.map(([component, where, { fields }], at): Return => {
      const way = returns[(at + round) % returns.length] ?? 'back';
      const steps = published(fields.map(asked));
      return { ...nobody, steps, returns: way, where, component };
    }),
  )
    .flat()
    .slice(0, count);

const RELOAD = { way: 'reload', field: 0, row: 0, inner: 0, wire: null, text: '' } as const;
const OTHER = ['outro', 'marca'];

/** What is kept beside what is changed on purpose. */
function others(kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map(others);
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => (OTHER.includes(key) ? [] : [[key, others(value)]])),
  );
}

/** Where the first choice is what the rule gives. A box is left unticked. */
const firstTurn: Readonly<Record<string, number>> = { select: 1, sliderMoney: 1 };

export class ReturnSession extends Session {
  declare protected readonly visit: Return;

  override async live(channel: string): Promise<void> {
    const page = await this.begun(channel);
    const customer = this.at(page);
    await customer.ready();
    const within = this.visit.where === 'in a group' ? 'grupo.0.' : '';
    if (within !== '') await customer.answerAt('grupo', 0);
    const { component } = this.visit;
    if (component !== 'checkbox') await customer.answerAt(`${within}campo`, firstTurn[component] ?? 0);
    if (component === 'list') await customer.answerAt(`${within}campo.0.nome`, 0);
    await customer.answerAt(`${within}outro`, 0);
    const first = await this.sends(customer, undefined);
    if (this.visit.where === 'under a rule') return this.tries(page, first);
    const kept = await this.changes(page, first, `${within}outro`);
    expect(others(kept)).toEqual(others(first));
    expect(kept).not.toEqual(first);
  }

  /** A rule gives another answer, the step is sent, and the rule lets go. */
  private async tries(page: Page, first: JsonObject): Promise<void> {
    const ruled = await this.changes(page, first, 'marca');
    expect(ruled.campo).not.toEqual(first.campo);
    const again = await this.changes(page, ruled, 'marca');
    expect(others(again)).toEqual(others(first));
  }

  /** Comes back, writes at this path, loads the page anew and sends. Answers what is kept then. */
  private async changes(page: Page, kept: JsonObject, path: string): Promise<JsonObject> {
    const later = await this.comesBack(page, kept);
    await later.answerAt(path, 1);
    await later.act(RELOAD);
    return this.sends(later, kept);
  }

  private async sends(customer: Customer, stored: JsonObject | undefined): Promise<JsonObject> {
    const kept = await this.submits(customer, stored);
    if (kept === undefined) throw new Error('the page takes no answer');
    return kept;
  }
}
