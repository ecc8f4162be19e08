import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * A reporter of vitest: writes to the file of RUN_REPORT what became of a run, as `readReport` reads it. A test that failed and
 * a hook or an import that did are failures alike; `outside` are the errors of nobody's test.
 */
export default class {
  onTestRunEnd(modules, outside) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const around = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const report = {
      passes: inState('passed').map((test) => ({ file: fileOf(test.module), test: test.fullName })),
      failures: [
        ...inState('failed').map((test) => failure(test.module, test.fullName, test.result().errors)),
        ...around.filter(hasErrors).map(failureAround),
      ],
      skipped: inState('skipped').length,
      files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module.diagnostic()) })),
      outside: outside.length,
    };
    fs.writeFileSync(process.env.RUN_REPORT, JSON.stringify(report));
  }
}

const fileOf = (module) => path.relative(ROOT, module.moduleId);
const hasErrors = (one) => one.errors().length > 0;
const failureAround = (one) => ({
  ...failure(one.module ?? one, one.fullName ?? 'the file', one.errors()),
  isAround: true,
});
const failure = (module, test, [first]) => ({
  file: fileOf(module),
  test,
  error: (first?.message ?? '').split('\n', 1)[0],
});
const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;

/** What the reporter wrote; null where the run broke off before. */
export function readReport(file) {
  try {
    const { passes, failures, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return { ...rest, passes, failures, passed: passes.length, failed: failures.length };
  } catch {
    return null;
  }
}
