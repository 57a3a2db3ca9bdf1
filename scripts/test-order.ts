/** Order of test files: the longest start first, so that the short ones fill the end of a run. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const projects = ['journeys', 'server', 'pure', 'dom']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => projects.indexOf(project.name)
    // Files of one project stay together, because a worker is only reused for the next file of its project.
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
