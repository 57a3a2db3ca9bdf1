import { dayNumber, MONTHS_PER_YEAR, periodAdjectives, periodOf } from '@cardsight/engine/dates'
import type { Assignment, FilledCap, Wallet } from '@cardsight/engine/wallet'
import { useMemo } from 'react'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney, formatShort } from '../../lib/format-money.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { sliceColor } from '../../ui/charts/palette.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { type CardsById, nameOf, sortByValue, spendingForBonus } from './cards-by-id.ts'
import { splitByCategory, usageSheet, yearName } from './usage-sheet.ts'
import { UsageTable } from './usage-table.tsx'

type YearSheetsProps = { wallet: Wallet; cards: CardsById }

const tabNames = {
  first: 'First year',
  second: 'Second year',
  third: 'Third year',
  later: 'Later years',
} as const

/** How to use the wallet: the first year, and later years if they differ because bonuses end or terms change. */
export function YearSheets({ wallet, cards }: YearSheetsProps) {
  const isOneSheet = useMemo(() => areAlike(wallet), [wallet])
  if (isOneSheet) {
    return <Sheet year={1} {...{ wallet, cards }} />
  }
  const sheets = wallet.yearGroups.map((group) => ({ year: group.year, name: yearName(group, wallet) }))
  return (
    <Tabs defaultValue="first">
      <TabList aria-label="Year">
        {sheets.map(({ name }) => (
          <Tab key={name} value={name}>
            {tabNames[name]}
          </Tab>
        ))}
      </TabList>
      {sheets.map(({ year, name }) => (
        <TabPanel key={name} value={name}>
          <Sheet {...{ year, wallet, cards }} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function areAlike(wallet: Wallet): boolean {
  return new Set(wallet.yearGroups.map(({ year }) => JSON.stringify(usageSheet(wallet, year)))).size < 2
}

function Sheet({ wallet, year, cards }: YearSheetsProps & { year: Assignment['year'] }) {
  const rows = useMemo(() => usageSheet(wallet, year), [wallet, year])
  const isForBonus = year === 1 && wallet.cards.some((card) => spendingForBonus(card).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <UsageTable rows={rows} cards={cards} isForBonus={isForBonus} />
        <div className="mt-3">
          <ReachedCaps {...{ wallet, year, cards }} />
        </div>
      </div>
      <AssignmentChart {...{ wallet, year, cards }} />
    </div>
  )
}

type ReachedCapsProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

/** The caps that the wallet reaches, which are the reasons to switch cards. */
function ReachedCaps({ wallet, year, cards }: ReachedCapsProps) {
  const reachedCaps = reachedCapsOf(wallet, year)
  return reachedCaps.length === 0 ? null : (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {reachedCaps.map((caps) => {
        const [first] = caps
        return <li key={`${first.cardId} ${first.capId}`}>{reachedCapText(caps, cards)}</li>
      })}
    </ul>
  )
}

/** A cap in each period in which it is reached. */
type ReachedCap = readonly [FilledCap, ...FilledCap[]]

/** Each cap once, with all the periods in which it is reached. */
export function reachedCapsOf(
  { filledCaps }: Pick<Wallet, 'filledCaps'>,
  year: Assignment['year'],
): ReachedCap[] {
  const byCap = new Map<string, ReachedCap>()
  for (const cap of filledCaps.filter((filled) => filled.year === year)) {
    const key = `${cap.cardId} ${cap.capId}`
    const previous = byCap.get(key)
    byCap.set(key, previous === undefined ? [cap] : [...previous, cap])
  }
  return [...byCap.values()]
}

/** Both parts of a period that the year's start cuts have the same number. */
function numberOf({ per, months, reachedOn }: FilledCap): number {
  return periodOf(per, months.from % MONTHS_PER_YEAR, reachedOn === null ? 0 : dayNumber(reachedOn))
}

export function reachedCapText(caps: ReachedCap, cards: CardsById): string {
  const [{ cardId, on, limit, per, reachedOn }] = caps
  const name = `${periodAdjectives[per]} ${on === 'spend' ? `cap of ${formatShort(limit / 100)}` : 'rewards cap'}`
  const reached = `${nameOf(cards, cardId)}: you reach the ${name}`
  const periods = new Set(caps.map(numberOf)).size
  if (periods > 1) {
    return `${reached} in ${periods} ${per}s of the year.`
  }
  return reachedOn === null
    ? `${reached} at the end of the period.`
    : `${reached} on ${formatDayLong(reachedOn)}.`
}

type AssignmentChartProps = { wallet: Wallet; year: Assignment['year']; cards: CardsById }

type Part = Readonly<{ cardId: string; cents: number }>

/** Spending per category as a bar, split by the card that pays for it. */
function AssignmentChart({ wallet, year, cards }: AssignmentChartProps) {
  const rows = splitByCategory(wallet, year).sort((a, b) => sum(b.parts) - sum(a.parts))
  const longest = Math.max(...rows.map(({ parts }) => sum(parts)), 1)
  const ids = sortByValue(wallet).map(({ cardId }) => cardId)
  const colorOf = (cardId: string) => sliceColor(ids.indexOf(cardId))
  return (
    <ChartFrame
      title="What each card pays for in a year"
      head={['Category', ...ids.map((cardId) => nameOf(cards, cardId))]}
      rows={rows.map(({ category, parts }) => ({
        label: category.name,
        cells: ids.map((cardId) =>
          formatMoney((parts.find((part) => part.cardId === cardId)?.cents ?? 0) / 100),
        ),
      }))}
    >
      <ul>
        {rows.map(({ category, parts }) => (
          <li key={category.key} className="border-b border-hairline py-2 first:pt-0">
            <span className="flex justify-between gap-4 font-medium">
              <span className="min-w-0">{category.name}</span>
              <span className="figures whitespace-nowrap">{formatMoney(sum(parts) / 100)}</span>
            </span>
            <Bar {...{ parts, longest, colorOf }} />
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {parts.map(({ cardId, cents }) => (
                <li key={cardId} className="flex min-w-0 items-center gap-1.5">
                  <svg aria-hidden="true" className="size-2.5 shrink-0 forced-color-adjust-none">
                    <rect width="10" height="10" fill={colorOf(cardId)} />
                  </svg>
                  <span className="min-w-0">
                    {nameOf(cards, cardId)}
                    {parts.length > 1 && (
                      <span className="figures text-ink-soft"> {formatMoney(cents / 100)}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

type BarProps = { parts: readonly Part[]; longest: number; colorOf: (cardId: string) => string }

function Bar({ parts, longest, colorOf }: BarProps) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="12"
      className="mt-1 block forced-color-adjust-none [print-color-adjust:exact]"
    >
      {parts.map(({ cardId, cents }, index) => (
        <rect
          key={cardId}
          x={`${(100 * sum(parts.slice(0, index))) / longest}%`}
          width={`${(100 * cents) / longest}%`}
          height="12"
          fill={colorOf(cardId)}
        />
      ))}
    </svg>
  )
}

function sum(parts: readonly { cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
