import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that begins with the files of these names, in this order, so that no worker is left alone with a long one at the end.
 * The files of a project stay together: a worker is of one project.
 */
export function longestFirst(names: readonly RegExp[]) {
  const rankOf = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex((name) => name.test(moduleId));
    return at < 0 ? names.length : at;
  };
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
      const projects = [...new Set(sorted.map(({ project }) => project))];
      return projects.flatMap((each) => sorted.filter(({ project }) => project === each));
    }
  };
}
