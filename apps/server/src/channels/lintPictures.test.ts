import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lintPictures } from './lintPictures.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-pictures-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const told = (inside: string): readonly string[] => {
  fs.writeFileSync(path.join(root, 'logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  return lintPictures(root, '.').map(({ file, message }) => `${file}: ${message}`);
};

it.each([
  ['a script', '<script>alert(1)</script>', 'a script'],
  ['a script with a prefix of its own', '<script xlink:href="#a"/>', 'a script'],
  ['an event', '<rect onload="x()" />', 'something that runs when it is touched or loaded'],
  ['an event on a line of its own', '<rect\nonclick = "x()" />', 'something that runs when it is touched or loaded'],
  ['an event behind a slash', '<rect/onload=x() />', 'something that runs when it is touched or loaded'],
  ['a page', '<foreignObject><p /></foreignObject>', 'a page within the picture'],
  ['an entity', '<!ENTITY a "b">', 'a document type'],
  ['a link', '<a href="https://x.example"><rect /></a>', 'an address elsewhere'],
  ['a link without quotes', '<a href=//x.example><rect /></a>', 'an address elsewhere'],
  ['a script in a link', '<a href="javascript:x()"><rect /></a>', 'a script in an address'],
  ['a picture from elsewhere', '<image href="data:text/html;base64,AA" />', 'an address elsewhere'],
  ['a style from elsewhere', '<style>@import "https://x.example"</style>', 'an address elsewhere'],
  ['a fill from elsewhere', '<rect fill="url(https://x.example#a)" />', 'an address elsewhere'],
])('refuses an SVG that holds %s', (_what, inside, what) => {
  expect(told(inside)).toEqual([`./logo.svg: holds ${what}: a picture only draws; take it out`]);
});

it('takes one that draws', () => {
  const drawing =
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/><use xlink:href = "#b"/>' +
    '<image href="data:image/png;base64,AA"/><style>.once{fill:url( \'#a\' )}</style><text>on = off</text>';
  expect(told(drawing)).toEqual([]);
});
