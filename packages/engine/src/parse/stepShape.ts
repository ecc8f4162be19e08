import { bankPermissions, stepStatuses, tokenMethodNames } from '../definition.ts';
import { fieldShape } from './fieldShape.ts';
import * as is from './shape.ts';

const panel = is.record(
  {},
  {
    title: is.text,
    text: is.text,
    action: is.text,
    secondary: is.text,
    next: is.text,
    source: is.text,
  },
);

const slug = is.matching(/^[a-z0-9][a-z0-9-]{0,79}$/, 'a slug: small letters, digits and hyphens, at most 80');
const filled = is.matching(/\S/, 'a text that is not empty');

/** A step as written in a flow file or a template. */
export const stepShape: is.Shape = is.record(
  {
    slug,
    name: filled,
    stepType: is.text,
  },
  {
    _id: is.text,
    title: is.text,
    phase: slug,
    description: is.text,
    why: filled,
    image: is.text,
    buttonText: is.text,
    fields: is.listOf(fieldShape),
    tokenValidationMethods: is.listOf(is.oneOf('method', tokenMethodNames)),
    bankPermission: is.oneOf('permission', bankPermissions),
    enableProposalRestartAtThisStep: is.flag,
    requiredReview: is.flag,
    notAllowedToReturnFromHere: is.flag,
    answersInBusinessDays: is.count,
    texts: is.record({}, Object.fromEntries(stepStatuses.map((status) => [status, panel]))),
  },
);

/** The phases of a flow, or those that flows usually have. */
export const phasesShape: is.Shape = is.listOf(is.record({ slug, title: filled }), 1);

export const flowShape: is.Shape = is.record({ steps: is.listOf(stepShape, 1) }, { phases: phasesShape });
