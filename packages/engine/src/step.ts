import type { OutcomeMessage } from '@passo/domain';
import type { FieldBounds } from './form/context.ts';
import type { FieldDefinition, PanelTexts, StepStatus } from './definition.ts';
import type { JsonObject } from './json.ts';
import type { StepState } from './journey/state.ts';
import type { IllustrationName, ViewName } from './looks.ts';

/** What a journey knows so far, flat: the customer's answers by key, and what the outside world added. */
export interface Facts {
  readonly answers: JsonObject;
  readonly results: JsonObject;
  /** The slug of the product that is asked for. */
  readonly product: string;
}

/** Keys of answers and names of kept results. */
export interface Needs {
  readonly answers?: readonly string[];
  readonly results?: readonly string[];
  /** Results that have to be there although nothing of them is read: checks that were passed. */
  readonly checked?: readonly string[];
  /** Who the customer is has to be proven before: it binds them, or tells what somebody knows of them. */
  readonly identity?: boolean;
}

/** What has to be known of a product, by what somebody wants to know of it: a quote, an analysis. */
export interface ProductNeeds {
  readonly label: string;
  readonly needs: Readonly<Record<string, Needs>>;
  /** Ports whose leave it does not need: a flow that asks there all the same is refused, since it makes people wait for nothing. */
  readonly asksNobodyAt?: readonly string[];
}

/** A question to a port. `operation` is `<port>.<operation>`; the server finds who answers it. */
export interface StepCall {
  readonly operation: string;
  /** Pure and complete: two equal questions never have to be asked twice, a changed one makes the old answer void. */
  question(facts: Facts): JsonObject;
  /** What is kept of a done answer, merged into the facts' results. Default: the value as it came. */
  keep?(value: JsonObject, facts: Facts): JsonObject;
  /** The names under which it is kept. */
  readonly gives?: readonly string[];
  /** It moves money: nobody takes it back once it was put. */
  readonly pays?: boolean;
  /** What has to be known before it is put, whichever kind puts it. */
  readonly needs?: Needs;
}

/** A wait that is longer than a look at the page. */
export interface Waiting {
  /** `team`: people of the partner. */
  readonly for: 'employer' | 'lender' | 'team' | 'signers';
  /** By which business day after the one on which it began an answer is promised; 0: within minutes. Absent: by the day on which it is given up. */
  readonly businessDays?: number;
}

export interface Tries {
  /** In one order, whoever says no. */
  readonly most: number;
  /**
   * Where one says no for themselves alone, and the customer may turn to another: who it is now (`of`), and how many tries each of them has
   * (`most`). What one said is not told of the next. Default: all noes of an order are alike.
   */
  readonly each?: { readonly most: number; of(facts: Facts): string };
  readonly after: string;
  /** The answer that was tried: it is given anew, and not sent once more as it was. */
  readonly again?: string;
  /** `limitCentavos`: as the no named it, where anything follows from it. */
  says(left: number, limitCentavos?: number): string;
  /** What stands over that, where the kind's own words for a step done again speak of something else. */
  readonly title?: string;
  /** What follows from the no, and from the limit where it named one, as results of the whole journey; undefined where nothing does. */
  teaches?(limitCentavos: number | undefined, facts: Facts): JsonObject | undefined;
  /** Whether nothing is left to try after what was taught: the no ends the journey. */
  isOver?(learned: JsonObject): boolean;
  /** The names of these. */
  readonly gives?: readonly string[];
}

/** What a step kind means. It states only what differs; the panel machine and the journey do the rest. */
export interface StepKind {
  readonly label: string;
  /** At most one step of the kind in a flow. */
  readonly unique: boolean;
  /** What draws it. */
  readonly view: ViewName;
  readonly illustration?: IllustrationName;
  /** The result panel of the specification (2-fields, 2.7) that its states belong to; kinds share panels. */
  readonly panel?: string;
  /** When the question is put: on arrival, or when the customer submits the step's form. */
  readonly asks?: 'onEnter' | 'onSubmit';
  readonly call?: StepCall;
  /** Without these it fails for every customer, so each flow has to ask for them in time. */
  readonly needs?: Needs;
  /** Keys of answers that it takes as photos: a text under such a key proves nothing, so the linter refuses a field that is no upload. */
  readonly photos?: readonly string[];
  /** The answers that what it gives is of: asked again behind it, that counts for nothing. Default: those that it needs. */
  readonly restsOn?: readonly string[];
  /** Once it is done, after what gives these results, the customer has been proven to be who they say. */
  readonly provesIdentity?: { readonly with: readonly string[] };
  /** It speaks for the product too, which has to be known as far as this use of it needs. */
  readonly needsOfProduct?: string;
  /**
   * Answers of its own form with which the customer asks otherwise once there is an answer (`journey/wish.ts`): it is asked again with
   * them, as often as they like, and a no to them is none to the customer. Going on without them takes what was answered.
   */
  readonly wishes?: readonly string[];
  /** Fields of its own form that its page asks the product with, before the form is sent. */
  readonly asksWith?: readonly string[];
  /**
   * What it asks is read again where the customer signs, and can be changed there: where all of it was found out (`fills`) nobody is
   * stopped for it, and it is put as it stands.
   */
  readonly readLater?: boolean;
  /** After success: go on at once, or wait for *Continuar*. */
  readonly advances: 'byItself' | 'byCustomer';
  /** Submitting is not enough: something else (a code) must have confirmed it. */
  readonly needsConfirmation?: boolean;
  /** What typing the code does, as the message that carries it says: 'assina o seu contrato de R$ 1.000,00 com Banco Aurora'. */
  confirms?(facts: Facts): string;
  /** Of what it `shows`, what the code signs: the house may say the sentences around it otherwise in its next release. Default: all. */
  binds?(shown: JsonObject): JsonObject;
  /**
   * What the customer has to have read before they go on from here, as one text that no other figures share (a digest); null where there
   * is nothing. Whoever goes on says which it was, and another one counts for nothing.
   */
  sheet?(facts: Facts): string | null;
  /** What the customer does here binds: from where and with what it was done is kept in the history, sealed. */
  readonly binding?: boolean;
  /** What the customer does here is the signature: afterwards nobody starts over. */
  readonly signs?: boolean;
  /** Reaching it ends the journey well. */
  readonly ends?: boolean;
  /** Once done, nothing before it can be changed (averbação). */
  readonly endorses?: boolean;
  /** What of its question it rests on once it is done: the rest may become another, and what was granted stands. Default: all of it. */
  standsOn?(question: JsonObject): JsonObject;
  /** Seconds between the portal's polls while it waits, where it differs from the usual 2. */
  readonly pollSeconds?: number;
  /** The customer acts elsewhere, behind the link that `waiting` shows: these words go before it in the message. */
  readonly link?: { readonly message: string };
  /**
   * What the customer is told by message once the step is done, or refused (default: `refused`). What is told of every step alike
   * (`journey/told.ts`) is not repeated here.
   */
  readonly tells?: {
    readonly done?: OutcomeMessage;
    readonly refused?: OutcomeMessage;
    /** What is told beside that, by what is kept with the step: also of one that waits, or was put off. */
    also?(own: StepState): OutcomeMessage | undefined;
    /** What tells one of these from another of the same attempt: without it each is told once. */
    about?(own: StepState): string | undefined;
  };
  /**
   * Seconds that the customer spends here beside its fields, where that differs from what is usual (`journey/duration.ts`); 0 where
   * they need not be there.
   */
  readonly seconds?: number;
  /** Whom its waiting is for. Default: a service that answers at once, and nobody whom the customer knows. */
  readonly waits?: Waiting;
  /** How long somebody may take who is waited for, before a reminder and before the step fails. */
  readonly patience?: { readonly remindAfterHours: number; readonly giveUpAfterDays: number };
  /** Whether the customer may leave the step out, as it stands now. Default: never. */
  skippable?(own: StepState): boolean;
  /** Fields that the kind itself brings, beside those of the flow. */
  readonly fields?: readonly FieldDefinition[];
  /** Limits of fields that follow from the facts. */
  bounds?(facts: Facts): Readonly<Record<string, FieldBounds>>;
  /**
   * What later forms begin with, by key, where nobody has answered them yet: found out, and confirmed or corrected by the customer who
   * sends them. Given what is kept with the step.
   */
  fills?(result: JsonObject): JsonObject;
  /** Of a kind that fills: whether a no to its question is one to the journey. Else the customer types, as where nobody answers. */
  readonly mayRefuse?: boolean;
  /** What the customer's device may see of the kept result. Default: nothing. */
  shows?(result: JsonObject, facts: Facts): JsonObject;
  /**
   * The answer with which the customer mends a no: the step that asks it opens again, with the outside's words. Without it this step does.
   */
  readonly mendedBy?: string;
  /**
   * A no that names this inconsistency is heard so many times (`most`) before it ends the journey: until then the step is done again, and
   * the customer reads how many tries are left. Counted for the step over the whole journey (`journey/tries.ts`), and where noes are told
   * apart (`each`) for each who says them. Default: any no ends it.
   */
  readonly tries?: Tries;
  /** The words of each state that the kind has. */
  readonly texts: Readonly<Partial<Record<StepStatus, Partial<PanelTexts>>>>;
}

export type StepCatalog = Readonly<Record<string, StepKind>>;

export const defineStep = (kind: StepKind): StepKind => kind;
