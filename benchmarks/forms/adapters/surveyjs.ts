import { Model, QuestionPanelDynamicModel, type Question } from 'survey-core';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, type NeutralField, type NeutralForm, type NeutralType } from '../spec.ts';

const types: Readonly<Record<NeutralType, object>> = {
  text: { type: 'text' },
  select: { type: 'dropdown' },
  radio: { type: 'radiogroup' },
  boxes: { type: 'checkbox' },
  date: { type: 'text', inputType: 'date' },
  number: { type: 'text', inputType: 'number' },
};

/** The survey JSON that the peer's documents describe. */
export function surveyJson({ fields, group }: NeutralForm): object {
  const elements = fields.map((field) => elementOf(field, ''));
  const panels = group && {
    type: 'paneldynamic',
    name: group.name,
    panelCount: group.rows,
    templateElements: group.columns.map((column) => elementOf(column, 'panel.')),
  };
  return {
    checkErrorsMode: 'onValueChanged',
    textUpdateMode: 'onTyping',
    elements: panels === undefined ? elements : [...elements, panels],
  };
}

function elementOf({ name, label, type, required, options, shownWhile, copies }: NeutralField, near: string): object {
  return {
    ...types[type],
    name,
    title: label.replace(/\{\{(\w+)\}\}/, '{$1}'),
    ...(required && { isRequired: true }),
    ...(options !== undefined && { choices: options }),
    ...(shownWhile !== undefined && { visibleIf: `{${near}${shownWhile.field}} = '${shownWhile.value}'` }),
    ...(copies !== undefined && { setValueExpression: `{${copies}}` }),
  };
}

export function questionAt(model: Model, path: string): Question | undefined {
  const [list = '', row, column = ''] = path.split('.');
  const question = model.getQuestionByName(list);
  if (row === undefined || !(question instanceof QuestionPanelDynamicModel)) return question;
  return question.panels[Number(row)]?.getQuestionByName(column);
}

export const surveyjs: EngineAdapter = {
  name: 'SurveyJS',
  lacks: {},
  note: '`visibleIf`, `setValueExpression` and `{name}` in titles, `checkErrorsMode: onValueChanged`; whether the whole form is valid is not kept up to date by it and not asked.',
  open(neutral): OpenForm {
    const model = new Model(surveyJson(neutral));
    model.data = initialValues(neutral);
    const at = new Map([neutral.source, ...neutral.dependents].map((path) => [path, questionAt(model, path)]));
    return {
      change: (path, value) => {
        const question = at.get(path);
        if (question !== undefined) question.value = value;
      },
      value: (path) => at.get(path)?.value ?? '',
      visible: (path) => at.get(path)?.isVisible === true,
      wrong: (path) => (at.get(path)?.errors.length ?? 0) > 0,
      label: (path) => at.get(path)?.locTitle.renderedHtml ?? '',
      close: () => model.dispose(),
    };
  },
};
