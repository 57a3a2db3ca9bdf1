/** Splits a QIF file into entries, each with its account. */

export type QifEntry = Readonly<{
  line: number
  /** The first line of each letter. */
  fields: Readonly<Record<string, string>>
  /** Index into the accounts. */
  account: number
}>

export type QifAccount = Readonly<{ name: string; type: string }>

export type SplitQif = Readonly<{
  entries: readonly QifEntry[]
  accounts: readonly QifAccount[]
  /** The file has an investment account, which isn't read. */
  hasInvestments: boolean
}>

/** Lists of categories, classes, securities and memorized payees aren't transactions. */
const lists = /^(?:cat|class|memorized|security|prices|budget|invitem|template|tag|invst)/i

export function splitQif(text: string): SplitQif {
  const entries: QifEntry[] = []
  const accounts: QifAccount[] = []
  let named = ''
  let section: 'account' | 'list' | 'entries' = 'list'
  let fields: Record<string, string> | null = null
  let firstLine = 0
  let hasInvestments = false
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line.startsWith('!')) {
      const type = /^!type:(.*)$/i.exec(line)?.[1]?.trim()
      if (/^!account/i.test(line)) {
        section = 'account'
      } else if (type !== undefined) {
        hasInvestments ||= /^invst/i.test(type)
        section = lists.test(type) ? 'list' : 'entries'
        if (section === 'entries') {
          accounts.push({ name: named, type })
        }
      }
      fields = null
    } else if (line.startsWith('^')) {
      if (fields !== null && section === 'account') {
        named = fields.N ?? ''
      } else if (fields !== null && section === 'entries') {
        entries.push({ line: firstLine, fields, account: accounts.length - 1 })
      }
      fields = null
    } else if (line !== '') {
      firstLine = fields === null ? index + 1 : firstLine
      fields ??= {}
      const letter = line[0] ?? ''
      fields[letter] ??= line.slice(1).trim()
    }
  }
  // Some programs don't end the last entry. A truncated one will lack its date or its amount.
  if (fields !== null && section === 'entries') {
    entries.push({ line: firstLine, fields, account: accounts.length - 1 })
  }
  return { entries, accounts, hasInvestments }
}
