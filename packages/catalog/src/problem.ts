import type { z } from 'zod'

/** One thing that is wrong with a file. The field is empty when it is the file as a whole. */
export type Problem = { readonly file: string; readonly field: string; readonly reason: string }

/** The problem on one line, for a person: file, field, reason. */
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
