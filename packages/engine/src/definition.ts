import type { Json } from './json.ts';

/** A reference to a field: its `_id` or its `key`. Fields of earlier steps of the flow may be named too. */
type FieldReference = string;

export interface OptionDefinition {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly image?: string;
  readonly disabled?: boolean;
  /** In a word or two, beside the label: 'em breve'. */
  readonly status?: string | undefined;
}

/** Shown while the referenced field has a value, or one of `values` where they are listed. */
export interface FieldCondition {
  readonly field: FieldReference;
  readonly values?: readonly (string | number | boolean)[];
}

/**
 * `whole`: only once the answer has passed its own checks. From then on the field stays while the form is open, also while that answer
 * is corrected: what one has begun to fill in does not go away under one's eyes. For any answer of a field of the same form.
 */
export interface VisibleWhile extends FieldCondition {
  readonly type: 'visualization';
  readonly whole?: boolean;
}

export type Conditional =
  | VisibleWhile
  | { readonly type: 'displayBasedOnValues'; readonly conditions: readonly FieldCondition[] }
  | ({ readonly type: 'standard'; readonly value: Json } & FieldCondition)
  | { readonly type: 'readOnly'; readonly activateWhenHasProposal: boolean };

export interface DateBoundary {
  readonly boundary: 'start' | 'end';
  readonly type: 'absoluteDate' | 'years';
  /** `YYYY-MM-DD` for `absoluteDate`; a whole number of years from today for `years` (negative: in the past). */
  readonly value: string | number;
  /** The reason in the customer's words; without it the specification's 'Data inválida'. */
  readonly message?: string;
}

/** A consent: what is agreed to, told apart by kind and version so that the proof of it can be kept. */
interface TermDefinition {
  readonly consent: string;
  readonly version: string;
  readonly text: string;
}

/** One field as it stands in a flow file and on the wire (names of the specification). */
export interface FieldDefinition {
  readonly _id?: string;
  readonly parentFieldId?: string;
  readonly key: string;
  readonly uniqueKey?: string;
  readonly component: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly mask?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  /** The most groups of a list. */
  readonly maxRows?: number;
  /** Reais for money fields, plain numbers elsewhere. */
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly required?: boolean;
  /** What is said where it is left empty; without it the specification's 'O campo … é obrigatório.' */
  readonly missing?: string;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  readonly hiddenOnFilled?: boolean;
  readonly defaultValue?: Json;
  readonly rules?: readonly string[];
  readonly validation?: readonly string[];
  readonly dateValidation?: readonly DateBoundary[];
  readonly format?: { readonly send?: string; readonly show?: string };
  readonly values?: readonly OptionDefinition[];
  readonly title?: string;
  readonly term?: TermDefinition;
  readonly tooltip?: string;
  readonly tutorial?: string;
  readonly message?: string;
  readonly dependencies?: readonly FieldReference[];
  readonly conditionals?: readonly Conditional[];
  readonly subFields?: readonly FieldDefinition[];
  readonly shouldUpdate?: boolean;
  readonly displayIfResourceIsEmpty?: boolean;
  readonly resource?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly submit?: boolean;
  readonly getDependencyValue?: { readonly referenceResourceCode?: FieldReference; readonly resourceKey?: string };
}

export const stepStatuses = ['init', 'waiting', 'success', 'failed', 'remake', 'review', 'finished'] as const;
export type StepStatus = (typeof stepStatuses)[number];
const statuses: ReadonlySet<unknown> = new Set(stepStatuses);
export const isStepStatus = (value: unknown): value is StepStatus => statuses.has(value);

/** One step as it stands in a flow file; `stepType` is the slug of its kind. */
export interface StepDefinition {
  readonly _id?: string;
  readonly slug: string;
  readonly name: string;
  readonly stepType: string;
  /** Slug of the phase that it stands in; without one, that of the step before it. */
  readonly phase?: string;
  readonly title?: string;
  readonly description?: string;
  /** Why this is asked, in the customer's words: stands beside the form where there is room. */
  readonly why?: string;
  readonly image?: string;
  readonly buttonText?: string;
  readonly fields?: readonly FieldDefinition[];
  readonly tokenValidationMethods?: readonly TokenMethod[];
  /** What a bank asks the customer to allow while this step is open. */
  readonly bankPermission?: (typeof bankPermissions)[number];
  readonly enableProposalRestartAtThisStep?: boolean;
  readonly requiredReview?: boolean;
  readonly notAllowedToReturnFromHere?: boolean;
  /** By which business day an answer is promised here, where that is not the kind's own. */
  readonly answersInBusinessDays?: number;
  /** Replaces the kind's own words in a state, for this flow alone. */
  readonly texts?: Readonly<Partial<Record<StepStatus, Partial<PanelTexts>>>>;
}

export const tokenMethodNames = ['sms', 'email', 'whatsapp', 'link'] as const;
export type TokenMethod = (typeof tokenMethodNames)[number];

/** A phone carries SMS, WhatsApp and links, an address e-mail. */
export const reaches = (method: TokenMethod, contact: string): boolean =>
  contact.includes('@') === (method === 'email');

export const bankPermissions = ['privatePayroll', 'vehicleEquity'] as const;

export interface PanelTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The smaller button beside the main action. */
  readonly secondary: string;
  readonly next: string;
  /** Whose word it is that later forms are filled in with: 'Segundo a Dataprev'. */
  readonly source: string;
}

/** A part of the journey as people are told of it: 'Você', 'Oferta'. */
export interface PhaseDefinition {
  readonly slug: string;
  readonly title: string;
}

export interface FlowDefinition {
  /** The slug of the product that the channel sells; whoever lends asks by it. */
  readonly product?: string;
  /** In the order in which people come to them. */
  readonly phases?: readonly PhaseDefinition[];
  readonly steps: readonly StepDefinition[];
}
