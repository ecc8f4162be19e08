import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As a whole run prints its slowest files. Where one that is missing here comes last, a core waits for it: nothing else. */
const longest = [
  'e2e/passos/passos',
  'e2e/journey/journey',
  'e2e/texts/texts',
  'e2e/mishaps/mishaps',
  'e2e/money/costSheet',
  'e2e/components/components',
  'e2e/components/edits',
  'e2e/journey/fgts',
  'e2e/energy/energy',
  'e2e/twoDevices/twoDevices',
  'integration/kill/kill',
  'integration/steps/twoProcesses',
  'integration/simulations/problems',
  'integration/steps/everyKind',
];

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
  return place < 0 ? longest.length : place;
};

/** The longest files first, so that the workers end together; vitest alone begins with those of the most lines. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
  }
}
