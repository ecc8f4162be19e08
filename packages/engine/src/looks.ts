/* What kinds may name of the looks, each name written here and nowhere else. The engine draws nothing and asks nothing of
   a name: it stands below the catalog, which names, and the portal, whose tables do not compile while one is missing. */

/** Draws a field: a new control is one line here and one in the portal's table of controls. */
export type ControlName =
  | 'autoComplete'
  | 'button'
  | 'cep'
  | 'checkbox'
  | 'checkboxGroup'
  | 'chips'
  | 'company'
  | 'date'
  | 'guideGap'
  | 'image'
  | 'list'
  | 'message'
  | 'money'
  | 'percent'
  | 'plate'
  | 'radio'
  | 'select'
  | 'slider'
  | 'term'
  | 'text'
  | 'unlimitedMoney'
  | 'vehicleModel'
  | 'vehicleYear';

/** Draws a step: the plain form, the result panel, or a view of its own. */
export type ViewName =
  | 'benefitQuery'
  | 'contract'
  | 'details'
  | 'final'
  | 'followUp'
  | 'form'
  | 'identity'
  | 'link'
  | 'offer'
  | 'offers'
  | 'panel'
  | 'photos'
  | 'revision'
  | 'signature'
  | 'simulation'
  | 'token'
  | 'tutorial'
  | 'vendors'
  /** Of a step whose kind is not there: nobody draws it, and the page says that the step was not found. */
  | 'unknown';

/** What a step is about, as a picture; subjects may share a drawing. */
export type IllustrationName =
  | 'analysis'
  | 'approval'
  | 'bank'
  | 'check'
  | 'contract'
  | 'document'
  | 'face'
  | 'hourglass'
  | 'money'
  | 'phone'
  | 'shield'
  | 'signature';
