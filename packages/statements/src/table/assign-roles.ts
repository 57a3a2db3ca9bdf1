/** Assigns a role to each column by its heading and its content. */
import type { ColumnRole } from '../statement.ts'
import type { ColumnContent } from './column-content.ts'
import { normalizeHeading, roleOfHeading } from './heading-roles.ts'

/** Returns one role per column. A heading is trusted if the cells are consistent with it. */
export function assignRoles(headings: readonly string[], contents: readonly ColumnContent[]): ColumnRole[] {
  const roles = rolesByHeading(headings, contents)
  fillDates(roles, contents)
  fillAmounts(roles, contents)
  fillIndicator(roles, contents)
  fillDescription(roles, contents)
  fillMemo(roles, contents, headings)
  return roles
}

/** Returns the column of a role, or null. */
export function columnOf(roles: readonly ColumnRole[], role: ColumnRole): number | null {
  const found = roles.indexOf(role)
  return found < 0 ? null : found
}

/** Minimum share of cells for a column of dates or amounts, because totals and notes appear in between. */
const MIN_SHARE = 0.6

function rolesByHeading(headings: readonly string[], contents: readonly ColumnContent[]): ColumnRole[] {
  const wanted = contents.map((content, column) => {
    const found = roleOfHeading(normalizeHeading(headings[column] ?? ''))
    return found !== null && canBe(found.role, content) ? found : null
  })
  return wanted.map((mine, column): ColumnRole => {
    if (mine === null) {
      return 'ignored'
    }
    const isBest = wanted.every(
      (other, at) =>
        other === null ||
        other.role !== mine.role ||
        at === column ||
        other.rank > mine.rank ||
        (other.rank === mine.rank && at > column),
    )
    if (isBest || mine.role === 'memo') {
      return mine.role
    }
    return mine.role === 'description' ? 'memo' : 'ignored'
  })
}

function canBe(role: ColumnRole, content: ColumnContent): boolean {
  if (content.filled === 0) {
    return true
  }
  switch (role) {
    case 'date':
    case 'posted-date':
      return content.dates >= MIN_SHARE
    case 'amount':
    case 'debit':
    case 'credit':
    case 'balance':
      return content.amounts >= MIN_SHARE
    case 'indicator':
      return content.sides >= MIN_SHARE
    default:
      return true
  }
}

function fillDates(roles: ColumnRole[], contents: readonly ColumnContent[]): void {
  const posted = roles.indexOf('posted-date')
  if (roles.includes('date')) {
    return
  }
  const free = contents.findIndex(
    ({ dates, filled }, column) => roles[column] === 'ignored' && filled > 0 && dates >= MIN_SHARE,
  )
  if (posted >= 0) {
    roles[posted] = 'date'
  } else if (free >= 0) {
    roles[free] = 'date'
  }
}

/** If no heading names an amount: the first column of clear amounts, and the column next to it. */
function fillAmounts(roles: ColumnRole[], contents: readonly ColumnContent[]): void {
  if (roles.includes('debit') && roles.includes('credit')) {
    take(roles, 'amount', 'ignored')
    return
  }
  if (roles.includes('amount')) {
    take(roles, 'debit', 'ignored')
    take(roles, 'credit', 'ignored')
    return
  }
  if (roles.includes('debit') || roles.includes('credit')) {
    return
  }
  const free = contents.flatMap(({ filled, amounts, clearAmounts, dates }, column) =>
    roles[column] === 'ignored' && filled > 0 && amounts >= MIN_SHARE && dates < MIN_SHARE
      ? [{ column, filled, isClear: clearAmounts >= MIN_SHARE }]
      : [],
  )
  const clear = free.filter(({ isClear }) => isClear)
  const [first, second] = clear.length > 0 ? clear : free
  if (first === undefined) {
    return
  }
  const most = Math.max(...contents.map(({ filled }) => filled))
  const areHalves = second !== undefined && first.filled + second.filled <= most && first.filled < most
  roles[first.column] = areHalves ? 'debit' : 'amount'
  if (second !== undefined) {
    roles[second.column] = areHalves ? 'credit' : 'balance'
  }
}

/** The column with words for the direction can have any heading. */
function fillIndicator(roles: ColumnRole[], contents: readonly ColumnContent[]): void {
  if (!roles.includes('amount') || roles.includes('indicator')) {
    return
  }
  const found = contents.findIndex(
    ({ sides, filled, distinct, averageLength }, column) =>
      ['type', 'category', 'ignored'].includes(roles[column] ?? '') &&
      filled > 0 &&
      sides === 1 &&
      distinct <= 8 &&
      averageLength > 0,
  )
  if (found >= 0) {
    roles[found] = 'indicator'
  }
}

/** Without a heading, the column with the longest text is the description. */
function fillDescription(roles: ColumnRole[], contents: readonly ColumnContent[]): void {
  if (roles.includes('description')) {
    return
  }
  const free = contents
    .map((content, column) => ({ ...content, column }))
    .filter(
      ({ column, filled, dates, amounts }) =>
        ['ignored', 'memo', 'type'].includes(roles[column] ?? '') &&
        filled > 0 &&
        dates < MIN_SHARE &&
        amounts < MIN_SHARE,
    )
    .sort((a, b) => b.averageLength - a.averageLength)
  const best = free[0]
  if (best !== undefined) {
    roles[best.column] = 'description'
  }
}

/** If descriptions name only kinds of transactions, the merchant is in the column with the longest other text. */
function fillMemo(
  roles: ColumnRole[],
  contents: readonly ColumnContent[],
  headings: readonly string[],
): void {
  const description = contents[roles.indexOf('description')]
  if (description === undefined || description.generic < MIN_SHARE || roles.includes('memo')) {
    return
  }
  const free = contents
    .map((content, column) => ({ ...content, column }))
    .filter(
      ({ column, filled, distinct, dates, amounts, generic }) =>
        (roles[column] === 'type' || (roles[column] === 'ignored' && !isIgnored(headings[column]))) &&
        // Names of people and statuses repeat.
        distinct * 2 > filled &&
        dates < MIN_SHARE &&
        amounts < MIN_SHARE &&
        generic < MIN_SHARE,
    )
    .sort((a, b) => b.averageLength - a.averageLength)
  const [best] = free
  if (best !== undefined && best.averageLength >= MIN_MERCHANT_LENGTH) {
    roles[best.column] = 'memo'
  }
}

/** Average length, below which a column holds codes. */
const MIN_MERCHANT_LENGTH = 6

/** True if the heading says that the column isn't of interest, unlike one that says nothing. */
function isIgnored(heading = ''): boolean {
  return roleOfHeading(normalizeHeading(heading))?.role === 'ignored'
}

function take(roles: ColumnRole[], from: ColumnRole, to: ColumnRole): void {
  const at = roles.indexOf(from)
  if (at >= 0) {
    roles[at] = to
  }
}
