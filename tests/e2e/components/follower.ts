import type { Mask } from '@passo/domain';
import { maskEdit, type Edit, type Selected } from '@passo/domain/edit.ts';
import { expect } from 'vitest';
import type { Designer } from './designer.ts';

/** After a frame: React has drawn what it wanted to. */
export const standing = (designer: Designer): Promise<Selected> =>
  designer.text().evaluate(async (element) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('no input');
    await new Promise(requestAnimationFrame);
    return { text: element.value, start: element.selectionStart ?? -1, end: element.selectionEnd ?? -1 };
  });

const insert = (edit: Edit, now: Selected, text: string, type = 'insertText'): Selected =>
  edit(now, { from: now.start, to: now.end, insert: text, type });

function remove(edit: Edit, now: Selected, type: string): Selected {
  const isCaret = now.start === now.end;
  const from = isCaret && type.endsWith('Backward') ? now.start - 1 : now.start;
  const to = isCaret && type.endsWith('Forward') ? now.end + 1 : now.end;
  if (from < 0 || to > now.text.length) return now;
  return edit(now, { from, to, insert: '', type });
}

/** A way to edit: the person's part, and what the model makes of it. Null where only the browser knows what goes. */
interface Way {
  act(designer: Designer, text: string): Promise<void>;
  model(edit: Edit, now: Selected, text: string): Selected | null;
}

const press =
  (keys: string) =>
  ({ page }: Designer): Promise<void> =>
    page.keyboard.press(keys);

const ways: Readonly<Record<string, Way>> = {
  key: {
    act: (designer, text) => designer.page.keyboard.type(text.slice(0, 1)),
    model: (edit, now, text) => insert(edit, now, text.slice(0, 1)),
  },
  Backspace: { act: press('Backspace'), model: (edit, now) => remove(edit, now, 'deleteContentBackward') },
  Delete: { act: press('Delete'), model: (edit, now) => remove(edit, now, 'deleteContentForward') },
  word: { act: press('Control+Backspace'), model: () => null },
  paste: {
    act: (designer, text) => designer.paste(designer.text(), text),
    model: (edit, now, text) => insert(edit, now, text.trim() === '' ? '' : text, 'insertFromPaste'),
  },
  composed: {
    act: async (designer, text) => {
      const browser = await designer.browser();
      for (let end = 1; end <= text.length; end += 1) {
        const part = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
        await browser.send('Input.imeSetComposition', part);
      }
      await browser.send('Input.insertText', { text });
    },
    model: (edit, now, text) => insert(edit, now, text),
  },
  autofill: {
    act: (designer, text) =>
      designer.text().evaluate((element, filled) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, filled);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }, text),
    // What is there already is no edit: the caret is where the browser puts it.
    model: (edit, { text: had }, text) =>
      text === had
        ? { text, start: text.length, end: text.length }
        : insert(edit, { text: had, start: 0, end: had.length }, text, ''),
  },
};

export const SCRIPT: readonly string[] = [
  ...[
    'key',
    'key',
    'key',
    'left',
    'key',
    'Backspace',
    'composed',
    'home',
    'Delete',
    'key',
    'undo',
    'undo',
    'redo',
    'end',
  ],
  ...[
    'key',
    'left',
    'left',
    'select',
    'key',
    'paste',
    'left',
    'Backspace',
    'Backspace',
    'right',
    'Delete',
    'word',
    'undo',
  ],
  ...[
    'autofill',
    'left',
    'select',
    'paste',
    'home',
    'composed',
    'key',
    'all',
    'key',
    'undo',
    'end',
    'paste',
    'Backspace',
  ],
  ...[
    'left',
    'left',
    'left',
    'key',
    'select',
    'Delete',
    'key',
    'key',
    'undo',
    'redo',
    'left',
    'composed',
    'all',
    'paste',
  ],
  ...['left', 'left', 'key', 'word', 'key', 'autofill', 'Backspace'],
];

const moves: Readonly<Record<string, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
  select: 'Shift+ArrowLeft',
  all: 'ControlOrMeta+A',
};

/** One input, and what the model says of it. */
export class Follower {
  now: Selected = { text: '', start: 0, end: 0 };
  edits = 0;
  private undo: readonly Selected[] = [];
  private redo: readonly Selected[] = [];
  private readonly designer: Designer;
  private readonly edit: Edit;

  constructor(designer: Designer, mask: Mask) {
    this.designer = designer;
    this.edit = maskEdit(mask);
  }

  async follow(step: string, text: string): Promise<void> {
    const move = moves[step];
    if (move !== undefined) await this.designer.page.keyboard.press(move);
    else if (step === 'undo' || step === 'redo') await this.travel(step);
    else await this.does(step, text);
    const stood = this.now;
    this.now = await standing(this.designer);
    if (move === undefined) this.edits += 1;
    expect(move === undefined ? this.now : this.now.text, `${step} ${text}`).toEqual(
      move === undefined ? stood : stood.text,
    );
  }

  private async does(step: string, text: string): Promise<void> {
    const way = ways[step];
    if (way === undefined) throw new Error(step);
    const before = this.now;
    await way.act(this.designer, text);
    this.now = way.model(this.edit, before, text) ?? this.oneWord(before, await standing(this.designer));
    if (this.now.text === before.text) return;
    this.undo = [...this.undo, step === 'autofill' ? { ...before, start: 0, end: before.text.length } : before];
    this.redo = [];
  }

  /** What the model says of the nearest beginning of the word for which it says what stands there. */
  private oneWord(before: Selected, after: Selected): Selected {
    for (let from = before.start; from >= 0; from -= 1) {
      const input = { from, to: before.end, insert: '', type: 'deleteWordBackward' };
      const said = this.edit(before, input);
      if (JSON.stringify(said) === JSON.stringify(after)) return said;
    }
    throw new Error(`no word left of ${JSON.stringify(before)} makes ${JSON.stringify(after)}`);
  }

  private async travel(step: 'undo' | 'redo'): Promise<void> {
    await this.designer.page.keyboard.press(step === 'undo' ? 'Control+Z' : 'Control+Shift+Z');
    const next = this[step].at(-1);
    if (next === undefined) return;
    const other = step === 'undo' ? 'redo' : 'undo';
    this[step] = this[step].slice(0, -1);
    this[other] = [...this[other], this.now];
    this.now = next;
  }
}
