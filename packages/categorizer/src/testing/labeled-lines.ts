/** Reads the statement lines of this folder's CSV files: wordings of real banks with invented names and numbers. */
import { readFileSync } from 'node:fs'
import type { Flow } from '../rules/flow.ts'

/** `kind` is empty for purchases. */
export type LabeledLine = Readonly<{ flow: Flow; kind: string; text: string }>

/** The text is the last column, without quotes, so it may contain commas. */
export function labeledLines(
  file:
    | 'non-purchases-developed'
    | 'non-purchases-held-out'
    | 'non-purchases-by-wording'
    | 'non-purchases-unseen'
    | 'purchase-traps'
    | 'purchases-by-wording'
    | 'purchases-unseen',
): LabeledLine[] {
  const lines = readFileSync(new URL(`${file}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [, flow = '', kind = '', text = ''] = /^([a-z-]{1,20}),([a-z-]{0,20}),(.{1,200})$/.exec(line) ?? []
    if (!isFlow(flow)) {
      throw new RangeError(`'${line}' in ${file}.csv isn't a labeled line`)
    }
    return { flow, kind, text }
  })
}

function isFlow(text: string): text is Flow {
  return text === 'card-in' || text === 'card-out' || text === 'bank-in' || text === 'bank-out'
}
