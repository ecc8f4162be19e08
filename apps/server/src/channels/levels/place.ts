import type { Json } from '@passo/engine';
import { nameIn } from './names.ts';

/** Where a thing is put in its list: right before or right after the one of that name. */
export interface Wish {
  readonly name: string;
  readonly side: 'before' | 'after';
  readonly of: string;
}

/** The wishes that wait for one another in a circle, in its order. */
interface Circle {
  readonly circle: readonly string[];
}

/**
 * The list in the order that is wished for. A thing is put beside another once that one stands where it will, so the order in which
 * the wishes are written says nothing. Names that nothing has are the caller's to refuse.
 */
export function placed(list: readonly Json[], by: string, wishes: readonly Wish[]): readonly Json[] | Circle {
  let order = list;
  let open = wishes;
  while (open.length > 0) {
    const wish = open.find(({ of }) => !open.some(({ name }) => name === of));
    if (wish === undefined) return { circle: circleOf(open) };
    order = moved(order, by, wish);
    open = open.filter((one) => one !== wish);
  }
  return order;
}

function moved(list: readonly Json[], by: string, { name, side, of }: Wish): readonly Json[] {
  const item = list.find((one) => nameIn(by, one) === name);
  const others = list.filter((one) => one !== item);
  const at = others.findIndex((one) => nameIn(by, one) === of) + (side === 'after' ? 1 : 0);
  return item === undefined ? list : [...others.slice(0, at), item, ...others.slice(at)];
}

/** Each of these waits for another one of them, so following them comes round. */
function circleOf(wishes: readonly Wish[]): readonly string[] {
  const seen: string[] = [];
  for (let name = wishes[0]?.name ?? ''; ; name = wishes.find((one) => one.name === name)?.of ?? '') {
    const before = seen.indexOf(name);
    if (before >= 0) return [...seen.slice(before), name];
    seen.push(name);
  }
}
