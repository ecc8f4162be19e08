import { isJsonObject, isRecord, type FieldDefinition, type Json, type JsonObject } from '@passo/engine';
import { z } from 'zod';

/* Shapes that several calls share. */

/** A link: at least 128 random bits, URL-safe, without meaning. */
export const hashId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
export const json: z.ZodType<Json> = z.json();
export const jsonObject = z.record(z.string(), json);
export const stepStatus = z.enum(['init', 'waiting', 'success', 'failed', 'remake', 'review', 'finished']);
export const situation = z.enum(['approved', 'pending', 'reproved']);
export const money = z.number().meta({ description: 'Reais, at most two decimals' });
export const rate = z.number().meta({ description: 'Fraction: 0.0179 is 1.79 %' });
export const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Who lends, or who sells for them, named in full. */
export const institution = z.object({
  name: z.string(),
  cnpj: z.string(),
  address: z.string(),
  email: z.string(),
  sac: z.string().meta({ description: 'Telephone, as it is written' }),
  ombudsman: z.string().meta({ description: 'Telephone, as it is written' }),
});

const panel = z.object({
  title: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  secondary: z.string().optional(),
  next: z.string().optional(),
  source: z.string().optional(),
});

/** A field travels as the flow file has it. */
const field = z
  .custom<FieldDefinition>(
    (value) => isRecord(value) && typeof value.key === 'string' && typeof value.component === 'string',
  )
  .meta({ description: 'See docs/adding.md and the catalog of field kinds' });

export const step = z.object({
  _id: z.string(),
  slug,
  name: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  /** Why it is asked. */
  why: z.string().optional(),
  order: z.int().min(0),
  image: z.string().optional(),
  buttonText: z.string().optional(),
  state: stepStatus,
  stepType: z.object({ _id: z.string(), label: z.string(), slug: z.string(), unique: z.boolean() }),
  /** What draws it: `form`, `panel` or a view of its own. */
  view: z.string(),
  illustration: z.string().optional(),
  texts: z.partialRecord(stepStatus, panel),
  advances: z.enum(['byItself', 'byCustomer']),
  asks: z.enum(['onEnter', 'onSubmit']).optional(),
  pollSeconds: z.number().optional(),
  /** It asks nothing of the customer and takes no time that they notice: lists for people leave it out. */
  quiet: z.boolean().optional(),
  /** The customer signs here. */
  signs: z.boolean().optional(),
  /** How long the customer's own part takes, as people are told. */
  seconds: z.number().optional(),
  fields: z.array(field),
  tokenValidationMethods: z.array(z.enum(['sms', 'email', 'whatsapp', 'link'])),
  enableProposalRestartAtThisStep: z.boolean(),
  requiredReview: z.boolean(),
  metaProductBankId: z.string(),
  notAllowedToReturnFromHere: z.boolean(),
});

const fieldBounds = z.object({
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  defaultValue: z.number().optional(),
  values: z
    .array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]), label: z.string() }))
    .readonly()
    .optional(),
});

const review = z.object({
  protocol: z.string(),
  until: calendarDate.meta({ description: 'The day by which it is answered' }),
  answeredOn: calendarDate.nullable().meta({ description: 'The answer itself is read in *Meus dados* alone' }),
});

const lead = z.discriminatedUnion('does', [
  z
    .object({ does: z.literal('anew'), label: z.string() })
    .meta({ description: 'Begins another order, different in what it says' }),
  z
    .object({ does: z.literal('open'), label: z.string(), href: z.url() })
    .meta({ description: 'It is seen or mended at the address of a public service' }),
  z
    .object({ does: z.literal('leave'), why: z.string() })
    .meta({ description: 'It is mended elsewhere; `why` asks whether it was, before the way to another order' }),
]);

const refusal = z.object({
  reason: z.string(),
  text: z.string(),
  tryAgain: z.string(),
  why: z.string().optional().meta({ description: 'Why then' }),
  lead: lead.optional().meta({ description: 'What helps more than a review' }),
  automatic: z.boolean().meta({ description: 'No person decided: LGPD, art. 20' }),
  reviewDays: z.int().meta({ description: 'A review that is asked for is answered in so many days' }),
  review: review
    .nullable()
    .optional()
    .meta({ description: 'The review that was asked for; null where none was, absent where that is not known' }),
});

/** A wait for somebody: whom for, until when, and what follows. */
const wait = z.object({
  /** Null: a service that answers at once, or should. */
  for: z.enum(['employer', 'lender', 'team', 'signers']).nullable(),
  /** Their name, where the proposal knows it. */
  name: z.string().nullable(),
  /** The day on which it began. */
  since: calendarDate,
  /** The day by which an answer is promised. */
  until: calendarDate,
  /** What was promised is minutes: `until` is the same day. */
  minutes: z.boolean(),
  /** The day on which the server stops waiting, and the customer may ask again; null: never. */
  endsOn: calendarDate.nullable(),
  /**
   * Where the contract is signed and the money not asked for yet: the last day on which it holds. Answered later, one signs again. Null:
   * nothing was signed, or it holds on any day; a server of before does not say it.
   */
  signedUntil: calendarDate.nullable().optional(),
  /** By which day later steps are promised, by slug, as far as they ask nothing of the customer. */
  ahead: z.record(z.string(), calendarDate),
  /** Whether the customer can still give up. */
  mayGiveUp: z.boolean(),
});

/** How a proposal ended. */
export const proposalEnd = z.enum(['finished', 'noOffer', 'refused', 'cancelled']).nullable();

/** What only the server knows of the steps: kept results the customer may see, notices, limits, failures to retry. */
const proposalData = z.object({
  shown: z.record(z.string(), jsonObject),
  notices: z.record(z.string(), z.string()),
  /** What stands over a notice, where the step's own title does not; answers that were kept before know none. */
  headings: z.record(z.string(), z.string()).optional(),
  /** Who told all that stands in a step that nobody has sent yet, in words, by its slug. */
  known: z.record(z.string(), z.string()).optional(),
  /** Why a step was opened again, where that has a name of its own. */
  /** What was written beneath answers that a rule gave, and what was held there, by step and key. */
  beneath: z.record(z.string(), jsonObject).optional(),
  inconsistencies: z.record(z.string(), z.string()),
  bounds: z.record(z.string(), z.record(z.string(), fieldBounds)),
  retryable: z.array(z.string()),
  end: proposalEnd,
  /** Why it ended with a no, as a class that may be told, and when trying again makes sense; null where it did not. */
  refusal: refusal.nullable().optional(),
  endorsed: z.boolean(),
  /** From now on nobody starts over: one can only give up. */
  signed: z.boolean(),
  /** Who sells for the lender, to stand on every sheet; null where nobody does any more. */
  seller: institution.nullable(),
  /** What would be withdrawn outside if the customer gave up now, in words. */
  standing: z.array(z.string()),
  /** By the slug of the step that waits; answers that were kept before know none. */
  waits: z.record(z.string(), wait).optional(),
  /** Whether the outcome is told by WhatsApp; null where no phone is confirmed. */
  tellsByWhatsapp: z.boolean().nullable().optional(),
});

export const proposal = z.object({
  _id: z.string(),
  currentStep: z.string(),
  /** The specification's field. Which step a device looks back at is that device's own affair, so no proposal has one. */
  reviewStep: z.null(),
  selfContract: z.record(z.string(), jsonObject),
  stepStatus: z.record(z.string(), stepStatus),
  revision: z.int(),
  systemicValue: z.string(),
  situation,
  selfContractFeature: jsonObject.nullable(),
  data: proposalData,
});

/** What a submit may weigh: all answers to a step (64,000 characters), in the widest letters. */
export const SUBMIT_BYTES = 256 * 1024;

/** Of any JSON, without a schema's walk through each thing in it: 80,000 of them would take a second. */
export const anyAnswers = z.custom<JsonObject>(isJsonObject).meta({ description: 'Answers by key', type: 'object' });

/** What every submit carries beside the answers. */
export const submitBase = z.looseObject({
  hashId,
  order: z.int().optional(),
  metaProductBankId: z.string().optional(),
  deviceTracking: z.looseObject({}).optional(),
  data: z.unknown().optional(),
});
