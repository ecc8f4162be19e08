import 'survey-core/survey-core.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { surveyJson } from '../../adapters/surveyjs.ts';
import { initialValues } from '../../spec.ts';
import type { BrowserPeer } from '../page/peer.ts';

export const peer: BrowserPeer = {
  open(neutral) {
    const model = new Model(surveyJson(neutral));
    model.data = initialValues(neutral);
    return { element: <Survey model={model} />, answer: (name) => model.getValue(name) };
  },
  locate(name) {
    const question = document.querySelector(`[data-name="${name}"]`);
    return question?.querySelector('[role=radiogroup],[role=group],fieldset,[role=combobox],select,input') ?? null;
  },
};
