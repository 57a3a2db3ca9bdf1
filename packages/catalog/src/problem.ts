import type { z } from 'zod'

/** A problem in a file. The field is empty if the problem concerns the whole file. */
export type Problem = { readonly file: string; readonly field: string; readonly reason: string }

/** Returns the problem as one line of text: file, field, reason. */
export function describeProblem({ file, field, reason }: Problem): string {
  return [file, field, reason].filter((part) => part !== '').join(': ')
}

export function problemsOf(file: string, { issues }: z.ZodError): Problem[] {
  return issues.flatMap((issue) => problemsOfIssue(issue).map((problem) => ({ file, ...problem })))
}

type Issue = z.core.$ZodIssue

/** Unknown keys are one problem each. If a union has a branch with the right structure, its problems are returned. */
function problemsOfIssue(issue: Issue): Omit<Problem, 'file'>[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      reason: 'is not part of the card format',
    }))
  }
  const branch =
    issue.code === 'invalid_union' ? issue.errors.find((inner) => inner.every(isInside)) : undefined
  return branch === undefined
    ? [{ field: path.join('.'), reason: issue.message }]
    : branch.flatMap((inner) => problemsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }))
}

function isInside({ path, code }: Issue): boolean {
  return path.length > 0 || code === 'unrecognized_keys' || code === 'custom'
}
