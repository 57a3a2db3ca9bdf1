import type { YourCardsProblem } from '@cardsight/contract/your-cards'

/** What is wrong with a field or a part of it, if anything. */
export type ErrorOf = (field: string) => string | undefined

export function errorsOf(problems: readonly YourCardsProblem[]): ErrorOf {
  return (field) =>
    problems.find((problem) => problem.field === field || problem.field.startsWith(`${field}.`))?.sentence
}
