/** Collects problems up to a limit: a file of garbage would otherwise produce one per line. */
import { problemSentences } from './sentences.ts'
import type { Problem } from './statement.ts'

const MAX_PROBLEMS = 100

export type ProblemList = Readonly<{ add(line: number | null, sentence: string): void; all(): Problem[] }>

export function createProblemList(): ProblemList {
  const listed: Problem[] = []
  let omitted = 0
  return {
    add(line, sentence) {
      if (listed.length < MAX_PROBLEMS) {
        listed.push({ line, sentence })
      } else {
        omitted += 1
      }
    },
    all: () =>
      omitted === 0 ? listed : [...listed, { line: null, sentence: problemSentences.more(omitted) }],
  }
}
