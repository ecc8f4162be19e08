import { canonical, own, type Json, type JsonObject } from '@passo/engine/json.ts';
import type { Draft } from './draft.ts';

/** A draft as the device keeps it, sealed. */
interface KeptDraft {
  readonly kept: JsonObject;
  readonly began: JsonObject;
  /** Paths of what is not kept: consents, photos, secrets. */
  readonly gone: JsonObject;
}
export type KeptDrafts = Readonly<Record<string, KeptDraft>>;

const none: KeptDraft = { kept: {}, began: {}, gone: {} };

/** What of the drafts may lie on the device. */
export const keptDrafts = (drafts: Readonly<Record<string, Draft>>): KeptDrafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([slug, { kept, began = {}, fleeting }]) => [
      slug,
      {
        kept,
        began,
        gone: Object.fromEntries([...fleeting].flatMap(([path, given]) => (given ? [[path, true]] : []))),
      },
    ]),
  );

export const asDrafts = (kept: KeptDrafts): Readonly<Record<string, Draft>> =>
  Object.fromEntries(
    Object.entries(kept).map(([slug, { gone, ...draft }]) => [
      slug,
      { ...draft, lost: Object.keys(gone).length > 0, fleeting: new Map() },
    ]),
  );

/**
 * What several tabs typed, field by field: `shared` with all that one of them changed between `before` and `after`. Where two wrote
 * the same field, the later one is kept.
 */
export function mergeDrafts(shared: KeptDrafts, before: KeptDrafts, after: KeptDrafts): KeptDrafts {
  const slugs = Object.keys({ ...shared, ...before, ...after });
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const merged = mergeDraft(own(shared, slug), own(before, slug), own(after, slug));
      return Object.keys({ ...merged.kept, ...merged.gone }).length === 0 ? [] : [[slug, merged]];
    }),
  );
}

const mergeDraft = (shared = none, before = none, after = none): KeptDraft => ({
  kept: mergeKeys(shared.kept, before.kept, after.kept),
  began: mergeKeys(shared.began, before.began, after.began),
  gone: mergeKeys(shared.gone, before.gone, after.gone),
});

/** What was emptied is there, as null. */
const textOf = (value: Json | undefined): string => (value === undefined ? '' : canonical(value));

function mergeKeys(shared: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  const keys = Object.keys({ ...shared, ...before, ...after });
  return Object.fromEntries(
    keys.flatMap((key) => {
      const isMine = textOf(own(before, key)) !== textOf(own(after, key));
      const value = own(isMine ? after : shared, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
