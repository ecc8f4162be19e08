import { isScene, scenes, type SceneName } from '@passo/domain/art/scene.ts';
import { z } from 'zod';
import { institutionOf } from './institutionFile.ts';
import { slug } from './slug.ts';
import { address, words } from './words.ts';

/* What stands in `partners/<slug>/`: data only. Every mistake is told with the file and the path in it. */

/** What is needed may wear one of these pictures. */
const needPictures = ['document', 'address', 'time', 'vehicle', 'card', 'bill', 'account', 'person'] as const;
export type NeedPicture = (typeof needPictures)[number];

const sceneNames = Object.keys(scenes);

const landingFile = z.strictObject({
  title: words.max(60),
  text: words.max(120),
  /** One of the illustration family. */
  scene: z.custom<SceneName>(
    (name) => typeof name === 'string' && isScene(name),
    `must be one of: ${sceneNames.join(', ')}`,
  ),
  /** What to have at hand. */
  needs: z
    .array(z.strictObject({ picture: z.enum(needPictures), text: words.max(40) }))
    .min(1)
    .max(4),
});

const PLACE = 'must be true, false or an address such as "https://loja.example"';

export const channelFile = z.strictObject({
  code: slug,
  flow: slug,
  product: slug,
  /** What the partner calls it. */
  name: words,
  description: words,
  /** Who lends: a file of `banks/`. */
  bank: slug,
  /** Whose offers are compared, in their order; without it, of all banks that lend the product. */
  lenders: z.array(slug).min(1).exactOptional(),
  store: slug,
  /** The customer may walk back and see the list of steps. */
  navigator: z.boolean().default(false),
  restart: z.boolean().default(false),
  /** What the customer sees before the first question; absent where the partner's own page has said it. */
  landing: landingFile.optional(),
  /** Texts of consents open by themselves on the first step, one after the other (specification, 3); else on demand. */
  opensTerms: z.boolean().default(false),
  /** The store has other offers, to which the customer may go back: its own page, or the address given. */
  backToOffers: z.union([z.boolean(), address], { error: PLACE }).default(false),
  /** Code of the channel that takes this one's place: links without a proposal lead there. */
  redirect: slug.optional(),
  /** Steps whose photos may come from another proposal of the same customer. */
  reuseDocuments: z.array(slug).default([]),
  /** Whoever does nothing for so long is asked whether they are still there. */
  idle: z.strictObject({ seconds: z.int().min(30), message: words }).optional(),
  /** 'N de M' counts the steps: true says it beside the phase, false says no number at all. Without it phases are counted. */
  stepCounter: z.boolean().optional(),
  /** Nothing says how far one has come. */
  hideProgressBar: z.boolean().default(false),
  /** Whoever has another order open with this partner is not asked which of them they mean. */
  hidePopupMultiProposal: z.boolean().default(false),
  /** Nobody is offered to hear of the outcome by WhatsApp. */
  hideWhatsAppButton: z.boolean().default(false),
  /** Fields that a typist does not fill in for the customer. */
  hiddenInManualMode: z.array(z.string()).default([]),
  /** What the partner wants to find again with each proposal, such as a campaign. Nothing personal. */
  customFields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

/** As the partner's own file says it: who lends may stand once, in a level that all of its channels share. */
const channelEntry = channelFile.partial({ bank: true });

/** When personal data end, where the partner wants it otherwise than `flows/retention/rules.ts`. */
const retentionFile = z.strictObject({
  /** Customers read that what they leave unfinished is gone after 90 days: no partner keeps it longer. */
  unfinishedDays: z.int().min(1).max(90).exactOptional(),
  endedDays: z.int().min(1).max(90).exactOptional(),
  /** What the law wants kept is kept; some institutions owe ten years. */
  contractedYears: z.int().min(5).max(30).exactOptional(),
});

/** A fraction, no larger than so much: whoever writes 5 for 5 % is told. */
const limit = (most: number) =>
  z.strictObject({ to: z.number().min(0).max(most, `must be a fraction of at most ${most}, such as 0.05 for 5 %`) });

/** As far as a lender's offer may go before a person looks at it (`packages/catalog/src/products/bands.ts`). */
const bandFile = z.strictObject({ monthlyRate: limit(1), cetAnnual: limit(10) });

export const partnerFile = z.strictObject({
  slug,
  name: words,
  corporation: slug,
  /** What the name is called with: "A Aurora", "O Ipê". */
  article: z.enum(['a', 'o']).default('a'),
  /** The company behind the name, which sells for the lender: it stands on every sheet and in every contract. */
  correspondent: institutionOf('who sells for the lender'),
  /** Host names that lead to the first channel when a link carries neither hash nor channel. */
  hosts: z.array(z.string()).default([]),
  retention: retentionFile.default({}),
  /** By product; one that is not named has the house's. */
  bands: z.record(slug, bandFile).default({}),
  channels: z.array(channelEntry).min(1),
});

export type PartnerFile = z.output<typeof partnerFile>;
export type ChannelFile = z.output<typeof channelFile>;
export type ChannelEntry = z.output<typeof channelEntry>;
