import { maskExamples } from '@passo/domain/maskExamples.ts';
import { isMaskName, masks } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { compileForm, keyOf } from '../form/compile.ts';
import { filesOf, MOST_FILES } from '../form/files.ts';
import { own } from '../json.ts';
import type { AnswerFormat, FieldKind } from '../kind.ts';
import { type Findings, shortened } from './finding.ts';
import { lintRoundTrip } from './lintRoundTrip.ts';
import { answersTo, hasOwnMask } from './answers.ts';
import type { Scope, World } from './scope.ts';

/** Properties that are read and have no effect where they stand, and kinds that cannot work there. */
export function* lintUse(field: FieldDefinition, path: string, kind: FieldKind, scope: Scope, world: World): Findings {
  if (field.parentFieldId !== undefined)
    yield {
      path: `${path}.parentFieldId`,
      message: 'nothing follows from it: a field hangs on another one by its conditionals or its dependencies',
      ...removeIt,
    };
  if (field.hiddenOnFilled !== undefined && scope.inGroup === true)
    yield {
      path: `${path}.hiddenOnFilled`,
      message: 'has no effect in a group: its fields are always asked',
      ...removeIt,
    };
  if (kind.acts?.(field) === false)
    yield { path, message: `a ${field.component} that does nothing: it needs an address, a list or "submit"` };
  if (kind.upload === true) yield* lintUpload(field, path, scope, world);
  if (kind.repeats !== undefined && scope.inGroup !== true) yield* lintUploads(field, path, world);
  yield* lintSend(field, path, kind, world);
  yield* lintMasked(field, path, kind);
  yield* lintRoundTrip(field, path, kind, world.formats);
}

const removeIt = { suggestion: 'remove it', fix: { type: 'remove' } } as const;

/** A file travels beside the answers of a step that is submitted, and nowhere else, in a part that is called as its field. */
function* lintUpload(field: FieldDefinition, path: string, { inGroup }: Scope, { takesFiles }: World): Findings {
  // Who reads forms takes a part with a name that every object has for an attack. In a group the name is a longer one.
  if (inGroup !== true && keyOf(field) in {})
    yield {
      path: `${path}.key`,
      message: `a photo called "${keyOf(field)}" cannot be sent: every object has that name`,
    };
  if (!takesFiles)
    yield { path, message: 'a photo in a step of this kind is never sent', suggestion: 'ask for it in a step before' };
}

/** More photos in the groups of a list than one form brings: who filled all of them in could not send them. */
function* lintUploads(field: FieldDefinition, path: string, { kinds }: World): Findings {
  const files = filesOf(compileForm([field], kinds));
  if (files > MOST_FILES)
    yield {
      path: `${path}.maxRows`,
      message: `its groups ask for ${files} photos, and a form brings ${MOST_FILES} at most`,
    };
}

/** A format that would lose part of every answer of the kind is never applied: what travels is what the kind sends. */
function* lintSend(field: FieldDefinition, path: string, kind: FieldKind, { formats }: World): Findings {
  const name = field.format?.send;
  const format = name === undefined ? undefined : own(formats, name);
  // Of a list that is fetched the options are not known here.
  const isUnknown = kind.repeats !== undefined || field.resource !== undefined;
  if (format === undefined || isUnknown || applies(kind, field, format)) return;
  yield {
    path: `${path}.format.send`,
    message: `"${shortened(name ?? '')}" is never applied to a ${field.component}: it would lose part of the answer`,
    ...removeIt,
  };
}

/** Also where it changes nothing at all: that is another rule's. */
function applies(kind: FieldKind, field: FieldDefinition, format: AnswerFormat): boolean {
  let changes = false;
  for (const { value } of answersTo(kind, field)) {
    const sent = kind.send(value, field);
    if (sent === undefined || format.show(sent) === sent) continue;
    changes = true;
    if (format.write({ kind, definition: field }, sent, typeof value === 'string') !== sent) return true;
  }
  return !changes;
}

/** A mask that the kind does not hold its text under; one that has an end, and lengths on the wrong side of it. */
function* lintMasked(field: FieldDefinition, path: string, kind: FieldKind): Findings {
  const { mask, minLength, maxLength, component } = field;
  if (!isMaskName(mask)) return;
  if (hasOwnMask(kind, field))
    yield { path: `${path}.mask`, message: `a ${component} has a mask of its own`, ...removeIt };
  const { mask: masked, unmask } = masks[mask];
  const { example } = maskExamples[mask];
  const whole = unmask(example).length;
  const ends = /^\d+$/.test(unmask(example)) && masked(`${unmask(example)}9999`).length <= example.length;
  if (maxLength !== undefined && ends && maxLength < whole)
    yield {
      path: `${path}.maxLength`,
      message: `the mask "${mask}" needs ${whole} characters`,
      ...removeIt,
    };
  if (minLength !== undefined && ends && minLength > example.length)
    yield { path: `${path}.minLength`, message: `the mask "${mask}" ends after ${whole} characters`, ...removeIt };
}
