/** Lists of paid checks, which may have several checks on a line. */
import { entryDate } from './entry-head.ts'
import { amountsIn } from './money-text.ts'

export type PaidCheck = Readonly<{ number: string; date: string; amount: string }>

const numberFirst = new RegExp(String.raw`^(\d{3,6}) ?[*^]{0,2} (?:[*^] )?(${entryDate})(?: \d{6,12})?$`, 'i')
const dateFirst = new RegExp(String.raw`^(${entryDate}) (\d{3,6}) ?[*^]{0,2}(?: \d{6,12})?$`, 'i')

/** Returns the checks of a line, or an empty list if anything else is on it. */
export function checksIn(text: string): PaidCheck[] {
  const checks: PaidCheck[] = []
  let from = 0
  for (const { text: amount, start, end } of amountsIn(text)) {
    const words = text.slice(from, start).trim()
    const [, number, date] = numberFirst.exec(words) ?? swapped(dateFirst.exec(words)) ?? []
    if (number === undefined || date === undefined) {
      return []
    }
    checks.push({ number, date, amount })
    from = end
  }
  return text.slice(from).trim() === '' ? checks : []
}

function swapped(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match === null ? null : [match[0], match[2], match[1]]
}
