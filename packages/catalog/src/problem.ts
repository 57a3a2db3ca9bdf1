import type { z } from 'zod'

/** A problem in a file. The field is empty if the problem concerns the whole file. */
export type Problem = { readonly file: string; readonly field: string; readonly reason: string }

/** Returns the problem as one line of text: file, field, reason. */
export function describeProblem({ file, field, reason }: Problem): string {
  return [file, field, reason].filter((part) => part !== '').join(': ')
}

export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: [...issue.path, key].join('.'),
        reason: 'is not part of the card format',
      }))
    }
    return [{ file, field: issue.path.join('.'), reason: issue.message }]
  })
}
