/** What the list of all cards shows, as a URL query: `?q=gold&filter=Travel&sort=fee`. */
import { pagePaths } from '@cardsight/contract/paths'
import { searchCards } from '../../cards/search-cards.ts'
import type { DirectoryCard } from './listed-card.ts'

export const directoryParameters = ['q', 'filter', 'issuer', 'sort', 'closed', 'show'] as const

/** Tags of the catalog, in display order. */
export const directoryFilters = [
  'No Annual Fee',
  'Cash Back',
  'Travel',
  'Intro Bonus',
  '0% Intro APR',
  'Fair Credit',
  'Student',
  'Secured',
  'Business',
] as const

/** The first one is the default. */
export const directorySorts = ['total', 'bonus', 'fee', 'name'] as const

type DirectoryFilter = (typeof directoryFilters)[number]
export type DirectorySort = (typeof directorySorts)[number]

export type DirectoryQuery = Readonly<{
  text: string
  filters: readonly DirectoryFilter[]
  issuer: string | null
  sort: DirectorySort
  /** Also lists cards that are closed to new applicants. */
  hasClosed: boolean
  /** Rows to show. */
  show: number
}>

/** Rows at first, and rows that each press adds. */
export const PAGE_ROWS = 25
const LONGEST_TEXT = 100
/** Stands for all rows in the URL. */
const ALL = 'all'

/** Values that no link of ours has are ignored. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  const chosen = new Set(search.getAll('filter'))
  const show = search.get('show') ?? ''
  return {
    text: (search.get('q') ?? '').slice(0, LONGEST_TEXT),
    filters: directoryFilters.filter((filter) => chosen.has(filter)),
    issuer: search.get('issuer') || null,
    sort: directorySorts.find((sort) => sort === search.get('sort')) ?? 'total',
    hasClosed: search.get('closed') === '1',
    show: show === ALL ? Infinity : Math.max(PAGE_ROWS, /^\d{1,4}$/.test(show) ? Number(show) : 0),
  }
}

export function directoryPath({ text, filters, issuer, sort, hasClosed, show }: DirectoryQuery): string {
  const search = new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...filters.map((filter) => ['filter', filter]),
    ...(issuer === null ? [] : [['issuer', issuer]]),
    ...(sort === 'total' ? [] : [['sort', sort]]),
    ...(hasClosed ? [['closed', '1']] : []),
    ...(show === PAGE_ROWS ? [] : [['show', show === Infinity ? ALL : String(show)]]),
  ])
  return search.size === 0 ? pagePaths.cards : `${pagePaths.cards}?${search}`
}

/** The same with the filter on or off, from the first row. */
export function withFilter(query: DirectoryQuery, filter: DirectoryFilter): DirectoryQuery {
  const { filters } = query
  const next = filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]
  return { ...query, filters: next, show: PAGE_ROWS }
}

/** The cards of a query, in its order. Open cards come first, and cards without a total last. */
export function findCards(cards: readonly DirectoryCard[], query: DirectoryQuery): readonly DirectoryCard[] {
  const { text, filters, issuer, sort, hasClosed } = query
  const isBusiness = filters.includes('Business')
  const listed = cards.filter(
    (card) =>
      card.tags.includes('Business') === isBusiness &&
      (hasClosed || card.isOpen) &&
      (issuer === null || card.issuer === issuer) &&
      filters.every((filter) => card.tags.includes(filter)),
  )
  return searchCards(listed, text, ({ name, issuer: by, tags }) => ({
    name: `${name} ${tags.join(' ')}`,
    issuer: by,
  })).toSorted(
    (a, b) => Number(b.isOpen) - Number(a.isOpen) || orders[sort](a, b) || a.name.localeCompare(b.name, 'en'),
  )
}

type Order = (a: DirectoryCard, b: DirectoryCard) => number

const byTotal: Order = (a, b) =>
  a.total === null || b.total === null
    ? Number(a.total === null) - Number(b.total === null)
    : b.total - a.total

const orders: Readonly<Record<DirectorySort, Order>> = {
  total: byTotal,
  bonus: (a, b) => b.bonus - a.bonus || byTotal(a, b),
  fee: (a, b) => a.fee - b.fee || byTotal(a, b),
  name: () => 0,
}
