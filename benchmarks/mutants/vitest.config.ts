import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from '../../vitest.config.ts';

const order: readonly string[] = JSON.parse(process.env['MUTANT_ORDER'] ?? '[]');
const place = ({ moduleId }: TestSpecification): number => order.findIndex((file) => moduleId.endsWith(`/${file}`));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => place(one) - place(other));
  }
}

// The tests as they always run, one file after the other: what is quick and near comes first.
export default defineConfig({
  test: {
    sequence: { sequencer: InOrder },
    projects: (usual.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project
        ? [
            {
              ...project,
              // What is made when a file is loaded has to be marked for each that loads it.
              test: {
                ...project.test,
                isolate: true,
                fileParallelism: false,
                setupFiles: ['benchmarks/mutants/marks.setup.ts'],
              },
            },
          ]
        : [],
    ),
  },
});
