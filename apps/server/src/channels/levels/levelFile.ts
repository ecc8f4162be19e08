import { z } from 'zod';

const changes = z.record(z.string(), z.json());

/** Who a channel is stands in its partner.json alone: levels are found by it. */
const IDENTITY = ['code', 'flow', 'product', 'store'] as const;

const settings = changes.superRefine((said, { addIssue }) => {
  for (const name of IDENTITY)
    if (Object.hasOwn(said, name))
      addIssue({ code: 'custom', path: [name], message: 'says which channel it is, so only its partner.json says it' });
});

const parts = {
  /** Where an editor finds what may stand here. */
  $schema: z.string().optional(),
  /** Over `theme.json`. */
  theme: changes.optional(),
  /** Over `texts.json`. */
  texts: changes.optional(),
  /** Over what `partner.json` says of the channel. */
  settings: settings.optional(),
  /** Over the steps of the flow, by their slugs. */
  steps: changes.optional(),
  /** Over the phases that the flow states, by their slugs. */
  phases: changes.optional(),
};

/** What one level says differently: changes by key, each a JSON Merge Patch (`patch.ts`). */
export const levelFile = z.strictObject(parts);

/** Beside what it says differently, a campaign is a channel of its own for each that it runs in: `aurora-clt-natal`. */
export const campaignFile = z.strictObject({
  ...parts,
  channels: z.array(z.string()).min(1),
});

export type LevelFile = z.output<typeof levelFile>;
export type CampaignFile = z.output<typeof campaignFile>;
