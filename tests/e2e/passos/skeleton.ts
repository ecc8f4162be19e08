import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * All of a page that axe judges by, without its words: elements as they stand in one another, their classes, roles and states, and
 * whether each name, reference and text is there. Pages with one skeleton have one verdict.
 */
export async function skeletonOf(page: Page): Promise<string> {
  return createHash('sha256')
    .update(await page.evaluate(describePage))
    .digest('hex');
}

function describePage(): string {
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-errormessage'];
  const told =
    /^(class|style|role|type|tabindex|lang|dir|scope|autocomplete|aria-(?!label$|description$|valuetext$|valuenow$).*)$/;
  const valueOf = ({ name, value }: Attr): string => {
    // How far a bar is filled is nothing that axe judges.
    if (name === 'style') return value.replaceAll(/--share:[^;]*;?/g, '');
    if (references.includes(name))
      return String(value.split(/\s+/).every((id) => document.getElementById(id) !== null));
    return told.test(name) ? value : String(value.trim() !== '');
  };
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map((one) => `${one.name}=${valueOf(one)}`).sort();
    const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    // What has to be scrolled has to be reached by the keyboard.
    const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
    const inner = [...element.children].map(describe).join('');
    return `<${element.tagName} ${attributes.join(' ')}${says ? ' says' : ''}${scrolls ? ' scrolls' : ''}>${inner}</>`;
  };
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return describe(document.documentElement) + twice.join(' ');
}
