import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Candidate } from './candidates.ts';

/** Says whether a workspace still compiles with a mutant in it: what the compiler refuses, no test has to. */
export function typeCheck(root: string, workspace: string): (candidate: Candidate) => boolean {
  const place = path.join(root, workspace, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(place, ts.sys.readFile).config,
    ts.sys,
    path.dirname(place),
  );
  const changed: { file: string; text: string; version: number } = { file: '', text: '', version: 0 };
  const read = (file: string): string | undefined => (file === changed.file ? changed.text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => path.dirname(place),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return ({ mutant, edit }) => {
    const file = path.join(root, mutant.file);
    changed.file = file;
    changed.text = mutated(fs.readFileSync(file, 'utf8'), edit);
    changed.version += 1;
    return service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length === 0;
  };
}

export const mutated = (text: string, { start, end, text: instead }: Candidate['edit']): string =>
  text.slice(0, start) + instead + text.slice(end);
