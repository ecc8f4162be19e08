import { canonical, own, type Json } from '@passo/engine/json.ts';
import { mapped, type KeptDraft, type KeptDrafts, type Typed } from './keptDrafts.ts';
import { isSame } from './threeWay.ts';

const none: KeptDraft = { typed: {}, gone: {} };

/**
 * What several tabs typed: `shared` with all that one of them changed between `before` and `after`. Where another one typed something
 * else into the same field, that stays beside it.
 */
export function mergeDrafts(shared: KeptDrafts, before: KeptDrafts, after: KeptDrafts): KeptDrafts {
  const merged = mapped({ ...shared, ...before, ...after }, (_, slug) =>
    mergeDraft(own(shared, slug), own(before, slug), own(after, slug)),
  );
  return mapped(merged, (draft) => (Object.keys({ ...draft.typed, ...draft.gone }).length === 0 ? undefined : draft));
}

const mergeDraft = (shared = none, before = none, after = none): KeptDraft => ({
  typed: mapped({ ...shared.typed, ...before.typed, ...after.typed }, (_, key) => {
    const merged = mergeTyped(own(shared.typed, key), own(before.typed, key), own(after.typed, key));
    return merged.length === 0 ? undefined : merged;
  }),
  gone: mapped({ ...shared.gone, ...before.gone, ...after.gone }, (_, path) => {
    const isMine = own(before.gone, path) !== own(after.gone, path);
    return own(isMine ? after.gone : shared.gone, path);
  }),
});

function mergeTyped(
  shared: readonly Typed[] = [],
  before: readonly Typed[] = [],
  after: readonly Typed[] = [],
): readonly Typed[] {
  if (canonical(before.map(unsigned)) === canonical(after.map(unsigned))) return shared;
  const isMine = ({ kept }: Typed): boolean => [...before, ...after].some((one) => isSame(one.kept, kept));
  return [...shared.filter((one) => !isMine(one)), ...after];
}

const unsigned = ({ kept, began }: Typed): Json => [kept, began ?? null];
