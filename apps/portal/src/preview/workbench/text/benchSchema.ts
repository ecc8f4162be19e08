import { catalog } from '@passo/catalog';
import { flowSchema, type FlowSchema } from '@passo/engine/parse/flowSchema.ts';

/** All that may stand in a flow here: with the kinds of this house and the lists that the server has. */
export const benchSchema = (lists: object): FlowSchema =>
  flowSchema({
    components: Object.keys(catalog.fields),
    stepTypes: Object.keys(catalog.steps),
    resources: Object.keys(lists),
  });
