import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import lawFile from './law.json' with { type: 'json' };

type Workspace = {
  readonly folder: string;
  readonly workspaces: readonly string[];
  readonly libraries: string | readonly string[];
};

const law: Readonly<Record<string, Workspace>> = lawFile;
const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the package.json of each workspace', () => {
  const workspaces = Object.entries(law).filter(([, { folder }]) =>
    fs.existsSync(path.join(ROOT, folder, 'package.json')),
  );

  it.each(workspaces)('%s lists only what it may use', (_name, { folder, workspaces: allowed, libraries }) => {
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const listed = Object.keys(dependencies);
    expect(
      listed
        .filter((each) => each.startsWith('@passo/'))
        .filter((each) => !allowed.includes(each.slice('@passo/'.length))),
    ).toEqual([]);
    if (Array.isArray(libraries))
      expect(listed.filter((each) => !each.startsWith('@passo/') && !libraries.includes(each))).toEqual([]);
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it.each(workspaces.filter(([, { folder }]) => folder.startsWith('packages/') && !folder.endsWith('/ui')))(
    '%s compiles without DOM and Node types',
    (_name, { folder }) => {
      const text = fs.readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8');
      const { compilerOptions } = JSON.parse(text) as { compilerOptions: { lib: string[]; types: string[] } };
      expect(compilerOptions).toMatchObject({ lib: ['es2023'], types: [] });
    },
  );
});
