/** The login whose story moves by refreshes alone: pendings post, new ones come, an old amount goes up by a dollar. */
import type { Day } from '../days.ts'
import { printOf } from './categorise.ts'
import type { Row, Story, Telling } from './story.ts'
import { card, checking } from './story-accounts.ts'

const MONTH_DAYS = 30
const ONE_DOLLAR_CENTS = 100

const streams = [
  { print: 'BRIGHT HARBOR PAYROLL', account: 'checking', cents: -310000, offset: 2 },
  { print: 'MAPLE COURT APARTMENTS RENT', account: 'checking', cents: 165000, offset: 5 },
  { print: 'NETFLIX.COM', account: 'card', cents: 1549, offset: 9 },
  { print: 'SPOTIFY', account: 'card', cents: 1199, offset: 12 },
  { print: 'PLANET FITNESS', account: 'card', cents: 2499, offset: 20 },
] as const

const singles = ['Kroger', 'Shell', 'Olive Garden', 'Amazon', 'CVS', 'Uber', 'Chipotle', 'Target', 'Costco']
const SINGLES_TOLD = 17
const PENDINGS_PER_REFRESH = 3
const MONTHS_TOLD = 6

export function createDynamicStory(): Story {
  return {
    accounts: [checking, card],
    tell: ({ start, from, refreshDays }: Telling) => {
      const newestFirst = [...streamRows(start), ...singleRows(start)].toSorted(
        (one, other) => other.posted - one.posted,
      )
      const old = newestFirst.map((row, index) => ({
        ...row,
        cents: row.cents + ONE_DOLLAR_CENTS * timesRaised(index, refreshDays.length),
      }))
      return [...old.filter(({ posted }) => posted >= from), ...batches(start, refreshDays)]
    },
  }
}

/** Refresh 1 raises the newest row, refresh 2 the one before, and so on. */
function timesRaised(index: number, refreshes: number): number {
  const total = streams.length * MONTHS_TOLD + SINGLES_TOLD
  return Math.floor((refreshes + total - 1 - index) / total)
}

function streamRows(start: Day): Row[] {
  return streams.flatMap(({ print, account, cents, offset }) =>
    Array.from({ length: MONTHS_TOLD }, (_, month) =>
      toRow(
        { key: `s-${print}-${month}`, account, cents, description: print },
        start - offset - month * MONTH_DAYS,
      ),
    ),
  )
}

function singleRows(start: Day): Row[] {
  return Array.from({ length: SINGLES_TOLD }, (_, index) =>
    toRow(
      { key: `o-${index}`, account: 'card', cents: 1250 + index * 315, description: singlePrint(index) },
      start - 3 - index * 5,
    ),
  )
}

/** Batch 0 is pending from the start; each refresh posts the batch before and brings its own. */
function batches(start: Day, refreshDays: readonly Day[]): Row[] {
  const days = [start, ...refreshDays]
  return days.flatMap((day, batch) => {
    const next = days[batch + 1]
    return Array.from({ length: PENDINGS_PER_REFRESH }, (_, index) => {
      const cents = 1000 + batch * 200 + index * 425
      const description = singlePrint(batch * PENDINGS_PER_REFRESH + index)
      const row = toRow({ key: `b-${batch}-${index}`, account: 'card', cents, description }, day)
      return next === undefined ? { ...row, isPending: true } : { ...row, posted: next }
    })
  })
}

function singlePrint(index: number): string {
  return printOf(singles[index % singles.length] ?? 'Kroger')
}

function toRow(row: Pick<Row, 'key' | 'account' | 'cents' | 'description'>, day: Day): Row {
  return {
    ...row,
    transacted: day,
    posted: day,
    pendingCents: row.cents,
    currency: 'USD',
    isPending: false,
  }
}
