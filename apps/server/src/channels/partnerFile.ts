import { isScene, scenes, type SceneName } from '@passo/domain/art/scene.ts';
import { z } from 'zod';
import { colour } from './colour.ts';
import { institutionOf } from './institutionFile.ts';
import { slug } from './slug.ts';

/* What stands in `partners/<slug>/`: data only. Every mistake is told with the file and the path in it. */

/** What is needed may wear one of these pictures. */
const needPictures = ['document', 'address', 'time', 'vehicle', 'card', 'bill', 'account', 'person'] as const;
export type NeedPicture = (typeof needPictures)[number];

const sceneNames = Object.keys(scenes);

const landingFile = z.strictObject({
  title: z.string().min(1).max(60),
  text: z.string().min(1).max(120),
  /** One of the illustration family. */
  scene: z.custom<SceneName>(
    (name) => typeof name === 'string' && isScene(name),
    `must be one of: ${sceneNames.join(', ')}`,
  ),
  /** What to have at hand. */
  needs: z
    .array(z.strictObject({ picture: z.enum(needPictures), text: z.string().min(1).max(40) }))
    .min(1)
    .max(4),
});

const PLACE = 'must be true, false or an address such as "https://loja.example"';

export const channelFile = z.strictObject({
  code: slug,
  flow: slug,
  product: slug,
  /** What the partner calls it. */
  name: z.string().min(1),
  description: z.string().min(1),
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
  backToOffers: z.union([z.boolean(), z.url({ error: PLACE })], { error: PLACE }).default(false),
  /** Code of the channel that takes this one's place: links without a proposal lead there. */
  redirect: slug.optional(),
  /** Steps whose photos may come from another proposal of the same customer. */
  reuseDocuments: z.array(slug).default([]),
  /** Whoever does nothing for so long is asked whether they are still there. */
  idle: z.strictObject({ seconds: z.int().min(30), message: z.string().min(1) }).optional(),
  /** 'N de M' counts the steps: true says it beside the phase, false says no number at all. Without it phases are counted. */
  stepCounter: z.boolean().optional(),
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
  name: z.string().min(1),
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

const heroFile = z.strictObject({
  /** Where the figure stands: beside the words, above them in the middle, or below them in a block. */
  layout: z.enum(['beside', 'above', 'block']).default('beside'),
  /** What it stands on: a tint of the ground, the primary deepened, or the primary. */
  color: z.enum(['tint', 'deep', 'brand']).default('tint'),
  /** A picture of the partner's around the figure, 360 wide. */
  motif: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a file')
    .optional(),
});

export const themeFile = z.strictObject({
  colors: z.strictObject({
    primary: colour,
    secondary: colour,
    textColor: colour.optional(),
    extra: colour.optional(),
    /** Of the page, by day; a breath of a colour at most. Without it, of the primary's hue. */
    ground: colour.optional(),
    /** Of the main button; without it, the primary. */
    action: colour.optional(),
    theme: z.enum(['light', 'dark', 'auto']).default('auto'),
  }),
  /** Self-hosted, loaded where it is named. */
  font: z.string().default('Montserrat'),
  corners: z.enum(['soft', 'round', 'square']).default('soft'),
  density: z.enum(['comfortable', 'compact', 'roomy']).default('comfortable'),
  button: z.enum(['filled', 'raised', 'flat']).default('filled'),
  /** How thick the bar of phases is. */
  bar: z.enum(['thin', 'medium', 'thick']).default('medium'),
  /** How illustrations are drawn. */
  art: z.enum(['flat', 'line', 'cut']).default('flat'),
  /** What a first page opens with. */
  hero: heroFile.default({ layout: 'beside', color: 'tint' }),
  logo: z.string(),
  /** For dark ground; without it the logo gets a light one. */
  logoDark: z.string().optional(),
  favicon: z.string(),
  desktopBackground: z.string().optional(),
});

const question = z.strictObject({ question: z.string().min(1), answer: z.string().min(1) });

const said = z.string().min(1).max(60);

/** How the brand says what every one says; what is left out is said in the product's words. */
const wordsFile = z.strictObject({
  /** Above what to have at hand. */
  needs: said.optional(),
  /** Below the first button. */
  free: said.optional(),
  /** On the button that takes a number of installments, which stands for `{n}`. */
  take: said.includes('{n}', 'must say {n}, where the number of installments stands').optional(),
  /** Leads to all that is paid. */
  costs: said.optional(),
  /** Whom to call. */
  help: said.optional(),
  /** How long is left, `~3 min` for `{left}`. */
  left: said.includes('{left}', 'must say {left}, where the minutes stand').optional(),
  /** The money was sent on `{day}`, and what to do where it is not there. */
  sent: z.string().max(120).includes('{day}', 'must say {day}, where the day stands').optional(),
  /** There is nothing left to do. */
  done: said.optional(),
});

export const textsFile = z.strictObject({
  words: wordsFile.default({}),
  /** Questions that people ask, by product. */
  faq: z.record(slug, z.array(question)).default({}),
  homePage: z.strictObject({
    buttonText: z.string(),
    pageTitle: z.string(),
    supportUrl: z.string(),
    topText: z.string(),
    topSubText: z.string(),
  }),
  finalPage: z.strictObject({
    title: z.string(),
    description: z.string(),
    buttonText: z.string(),
    extraButtonLink: z.string().optional(),
    extraButtonName: z.string().optional(),
  }),
});

export type PartnerFile = z.output<typeof partnerFile>;
export type ChannelFile = z.output<typeof channelFile>;
export type ChannelEntry = z.output<typeof channelEntry>;
export type ThemeFile = z.output<typeof themeFile>;
export type TextsFile = z.output<typeof textsFile>;
