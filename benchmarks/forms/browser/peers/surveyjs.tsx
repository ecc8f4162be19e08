import 'survey-core/survey-core.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { questionAt, surveyJson } from '../../adapters/surveyjs.ts';
import { initialValues } from '../../spec.ts';
import type { BrowserPeer } from '../page/peer.ts';

const controls = '[role=radiogroup],[role=group],fieldset,[role=combobox],select,input';
let shown = new Model();

export const peer: BrowserPeer = {
  open(neutral) {
    const model = new Model(surveyJson(neutral));
    model.data = initialValues(neutral);
    shown = model;
    return { element: <Survey model={model} />, answer: (path) => questionAt(model, path)?.value };
  },
  locate(path) {
    const question = questionAt(shown, path);
    return document.getElementById(question?.id ?? '')?.querySelector(controls) ?? null;
  },
};
