/** Problems as they are met, with an end: a file of nonsense would otherwise give as many as it has lines. */
import { problemSentences } from './sentences.ts'
import type { Problem } from './statement.ts'

const MOST_TOLD = 100

export type ProblemList = Readonly<{ add(line: number | null, sentence: string): void; all(): Problem[] }>

export function createProblemList(): ProblemList {
  const told: Problem[] = []
  let untold = 0
  return {
    add(line, sentence) {
      if (told.length < MOST_TOLD) {
        told.push({ line, sentence })
      } else {
        untold += 1
      }
    },
    all: () => (untold === 0 ? told : [...told, { line: null, sentence: problemSentences.more(untold) }]),
  }
}
