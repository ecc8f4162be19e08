import { stepStatuses } from '@passo/engine';
import { z } from 'zod';

/* A step and its fields as written in `templates/steps/` and `partners/<slug>/flows/`. Unknown properties are slips. */

const plain = z.union([z.string(), z.number(), z.boolean()]);
const condition = { field: z.string(), values: z.array(plain).optional() };

const conditional = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('visualization'), ...condition }),
  z.strictObject({ type: z.literal('displayBasedOnValues'), conditions: z.array(z.strictObject(condition)).min(1) }),
  z.strictObject({ type: z.literal('standard'), ...condition, value: z.json() }),
  z.strictObject({ type: z.literal('readOnly'), activateWhenHasProposal: z.boolean() }),
]);

const boundary = z.strictObject({
  boundary: z.enum(['start', 'end']),
  type: z.enum(['absoluteDate', 'years']),
  value: z.union([z.string(), z.number()]),
  message: z.string().optional(),
});

const option = z.strictObject({
  value: plain,
  label: z.string(),
  image: z.string().optional(),
  disabled: z.boolean().optional(),
});

export const fieldFile = z.strictObject({
  _id: z.string().optional(),
  parentFieldId: z.string().optional(),
  key: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/),
  uniqueKey: z.string().optional(),
  component: z.string(),
  label: z.string().optional(),
  placeholder: z.string().optional(),
  mask: z.string().optional(),
  maxLength: z.int().positive().optional(),
  minLength: z.int().positive().optional(),
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  required: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  disabled: z.boolean().optional(),
  hidden: z.boolean().optional(),
  hiddenOnFilled: z.boolean().optional(),
  defaultValue: z.json().optional(),
  rules: z.array(z.string()).optional(),
  validation: z.array(z.string()).optional(),
  dateValidation: z.array(boundary).optional(),
  format: z.strictObject({ send: z.string().optional(), show: z.string().optional() }).optional(),
  values: z.array(option).optional(),
  title: z.string().optional(),
  term: z.strictObject({ consent: z.string(), version: z.string(), text: z.string() }).optional(),
  tooltip: z.string().optional(),
  tutorial: z.string().optional(),
  message: z.string().optional(),
  dependencies: z.array(z.string()).optional(),
  conditionals: z.array(conditional).optional(),
  get subFields() {
    return z.array(fieldFile).optional();
  },
  shouldUpdate: z.boolean().optional(),
  displayIfResourceIsEmpty: z.boolean().optional(),
  resource: z.string().optional(),
  url: z.string().optional(),
  icon: z.string().optional(),
  submit: z.boolean().optional(),
  getDependencyValue: z
    .strictObject({ referenceResourceCode: z.string().optional(), resourceKey: z.string().optional() })
    .optional(),
});

const panel = z.strictObject({
  title: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  next: z.string().optional(),
});

export const stepFile = z.strictObject({
  _id: z.string().optional(),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  name: z.string().min(1),
  stepType: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  image: z.string().optional(),
  buttonText: z.string().optional(),
  fields: z.array(fieldFile).optional(),
  tokenValidationMethods: z.array(z.enum(['sms', 'email', 'whatsapp', 'link'])).optional(),
  enableProposalRestartAtThisStep: z.boolean().optional(),
  requiredReview: z.boolean().optional(),
  notAllowedToReturnFromHere: z.boolean().optional(),
  texts: z.partialRecord(z.enum(stepStatuses), panel).optional(),
});

/** A flow names a template and states only what differs, or writes the step out. */
export const flowFile = z.strictObject({ steps: z.array(z.looseObject({ template: z.string().optional() })).min(1) });
