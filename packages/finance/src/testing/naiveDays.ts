import type { DebtEvent } from '../index.ts';
import type { Item, NaiveMovement } from './naiveItems.ts';
import type { NaiveDebt } from './naiveRun.ts';

const copied = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item, history: [...item.history] }));

/** The naive debt of which what somebody pays in one way on one day is one payment: each part undoes those before it, and pays the sum. */
export class NaiveDays {
  readonly debt: NaiveDebt;
  way = '';
  paid = 0;
  before: { items: Item[]; anchor: NaiveDebt['anchor'] };
  moved: NaiveMovement = { fine: 0, mora: 0, interest: 0, principal: 0, balance: 0 };

  constructor(debt: NaiveDebt) {
    this.debt = debt;
    this.before = { items: [], anchor: debt.anchor };
  }

  happen(event: DebtEvent): NaiveMovement {
    if (event.kind === 'settlement') {
      this.way = '';
      return this.debt.happen(event);
    }
    const way = [event.on, event.kind, 'reduces' in event ? event.reduces : ''].join(' ');
    if (way !== this.way) {
      [this.way, this.paid] = [way, 0];
      this.moved = { fine: 0, mora: 0, interest: 0, principal: 0, balance: 0 };
      this.before = { items: copied(this.debt.items), anchor: this.debt.anchor };
    }
    this.debt.items = copied(this.before.items);
    this.debt.anchor = this.before.anchor;
    this.paid += event.centavos;
    const [earlier, moved] = [this.moved, this.debt.happen({ ...event, centavos: this.paid })];
    this.moved = moved;
    return {
      ...{ fine: moved.fine - earlier.fine, mora: moved.mora - earlier.mora, balance: moved.balance },
      ...{ interest: moved.interest - earlier.interest, principal: moved.principal - earlier.principal },
    };
  }
}
