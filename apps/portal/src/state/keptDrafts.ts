import { own, type Json, type JsonObject } from '@passo/engine/json.ts';
import type { Draft } from './draft.ts';
import { isSame, threeWay, type Columns } from './threeWay.ts';

/** What one tab typed into a field: as it would travel, null for what was emptied. */
export interface Typed {
  readonly kept: Json;
  /** What stood there; absent: nothing. */
  readonly began?: Json;
  /** Of a list: which of its columns are lists. */
  readonly columns?: Columns;
  /** The tab in which it was typed. */
  readonly by: string;
}

/** A draft as the device keeps it, sealed: of every field what each tab typed, the latest last. */
export interface KeptDraft {
  readonly typed: Readonly<Record<string, readonly Typed[]>>;
  /** Paths of what is not kept: consents, photos, secrets. */
  readonly gone: JsonObject;
}
export type KeptDrafts = Readonly<Record<string, KeptDraft>>;

/** What of the drafts of `tab` may lie on the device. What it took up of another tab's (`taken`) stays that one's. */
export const keptDrafts = (drafts: Readonly<Record<string, Draft>>, tab: string, taken: KeptDrafts = {}): KeptDrafts =>
  mapped(drafts, ({ kept, began = {}, lists = {}, fleeting }, slug) => {
    const typedBy = (key: string, value: Json): string =>
      own(own(taken, slug)?.typed ?? {}, key)?.find((one) => isSame(one.kept, value))?.by ?? tab;
    return {
      typed: mapped(kept, (value, key) => {
        const [stood, columns] = [own(began, key), own(lists, key)];
        const more = { ...(stood !== undefined && { began: stood }), ...(columns && { columns }) };
        return [{ kept: value, ...more, by: typedBy(key, value) }];
      }),
      gone: Object.fromEntries([...fleeting].flatMap(([path, given]) => (given ? [[path, true]] : []))),
    };
  });

/**
 * The drafts as a page takes them up: of every field what was typed last, in `tab` itself rather than in others; of a list the columns
 * of all.
 */
export const asDrafts = (kept: KeptDrafts, tab: string): Readonly<Record<string, Draft>> =>
  mapped(kept, ({ typed, gone }) => {
    const taken = mapped(typed, (all) => together(all, tab));
    return {
      kept: mapped(taken, (one) => one?.kept),
      began: mapped(taken, (one) => one?.began),
      lists: mapped(taken, (one) => one?.columns),
      ...{ lost: Object.keys(gone).length > 0, fleeting: new Map() },
    };
  });

function together(all: readonly Typed[], tab: string): Typed | undefined {
  const mineLast = [...all.filter(({ by }) => by !== tab), ...all.filter(({ by }) => by === tab)];
  return mineLast.reduce<Typed | undefined>((before, one) => {
    if (before === undefined || one.columns === undefined || !isSame(before.began, one.began)) return one;
    const kept = threeWay({ began: one.began, mine: one.kept, theirs: before.kept }, one.columns);
    return { ...one, kept: kept ?? null };
  }, undefined);
}

/** What of the drafts on the device is in the ones that `tab` took up of them: the rest is still another tab's alone. */
export function takenUp(kept: KeptDrafts, tab: string): KeptDrafts {
  const drafts = asDrafts(kept, tab);
  return mapped(kept, ({ typed, gone }, slug) => ({
    typed: mapped(typed, (all, key) => {
      const theirs = own(own(drafts, slug)?.kept ?? {}, key);
      const isIn = ({ began, kept: mine, columns }: Typed): boolean =>
        isSame(threeWay({ began, mine, theirs }, columns), theirs);
      return all.filter(isIn);
    }),
    gone,
  }));
}

/** What was typed in this very tab, whatever it took up of others. */
export const typedIn = (tab: string, kept: KeptDrafts): KeptDrafts =>
  mapped(kept, ({ typed }) => ({ typed: mapped(typed, (all) => all.filter(({ by }) => by === tab)), gone: {} }));

/** Without what comes out as undefined. */
export function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  made: (value: From, key: string) => To | undefined,
): Readonly<Record<string, To>> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const one = made(value, key);
      return one === undefined ? [] : [[key, one] as const];
    }),
  );
}
