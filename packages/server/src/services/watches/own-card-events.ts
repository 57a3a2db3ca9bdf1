/** Changes of a card that matter to people who have it: terms, its fee, and rotating categories. */
import { type CatalogCard, isMoney, type Release, type Seen, sourcePage } from '@cardsight/catalog'
import { type CardHistory, timeline } from '@cardsight/catalog/history'
import { formatCents, formatDay } from '@cardsight/contract/your-cards'
import { accountPeriodOf } from '@cardsight/engine/accounts'
import { addDays, type Day } from '@cardsight/engine/dates'
import type { WatchMessageRow } from '../../repositories/watch-messages.ts'

export type WatchMessage = Omit<WatchMessageRow, 'id' | 'at'>

/** What ends this soon doesn't wait for the weekly message. */
export const SOON_DAYS = 7

/** An older change is no news, even if it was recorded just now. */
const NEWS_DAYS = 60
/** What matters only to people who don't have the card. */
const fieldsOfApplicants: ReadonlySet<string> = new Set(['offer', 'status'])

type Options = Readonly<{
  today: Day
  release: Release
  history: CardHistory | null
  /** Hundredths of a cent per point, for the person who has the card. */
  pointValue: number
}>

/** `date` is the day of the change, or that on which it can first be known. */
export type OwnCardEvent = Readonly<{ date: Day; message: WatchMessage }>

export function ownCardEvents(card: CatalogCard, options: Options): OwnCardEvent[] {
  return [...termEvents(card, options), ...quarterEvents(card, options)]
}

/** One for all changes of a field on the same day. */
function termEvents(card: CatalogCard, { today, release, history }: Options): OwnCardEvent[] {
  const changes = timeline(history ?? noHistory(card, release), card, today)
  const news = changes.filter(
    ({ date, field, isRecorded }) =>
      isRecorded && date >= addDays(today, -NEWS_DAYS) && !fieldsOfApplicants.has(field),
  )
  const events = new Map<string, OwnCardEvent>()
  for (const { date, field, text, source, isAnnounced } of news) {
    const key = `change.${card.id}.${field}.${date}`
    const earlier = events.get(key)?.message
    const cents = field === 'fee' ? feeChange(card, history, date) : null
    const cost = cents === null ? '' : ` ${costText(cents)}`
    events.set(key, {
      date,
      message: {
        key,
        title: `${card.name} ${isAnnounced ? 'changes' : 'changed'} on ${formatDay(date)}`,
        text: earlier === undefined ? `${text}${cost}` : `${earlier.text} ${text}`,
        cents,
        cardId: card.id,
        ...sourceOf({ source, date }, card, release),
        endsOn: isAnnounced ? date : null,
      },
    })
  }
  return [...events.values()]
}

function costText(cents: number): string {
  return cents < 0
    ? `That’s ${formatCents(-cents)} more a year for you.`
    : `That’s ${formatCents(cents)} less a year for you.`
}

/** Cents a year that a change of the fee saves; negative if it costs. Null if the fee before isn't known. */
function feeChange(card: CatalogCard, history: CardHistory | null, on: Day): number | null {
  const announced = [{ from: null, yearly: card.fee.yearly }, ...(card.fee.changes ?? [])]
  const fees = [...(history?.fee ?? []), ...announced]
  const after = fees.findIndex(({ from }) => from === on)
  const [before, now] = [fees[after - 1], fees[after]]
  return before === undefined || now === undefined ? null : Math.round((before.yearly - now.yearly) * 100)
}

/** The current and the next quarter of categories that have to be activated. */
function quarterEvents(card: CatalogCard, { today, release, pointValue }: Options): OwnCardEvent[] {
  const current = accountPeriodOf('quarter', today, null)
  const next = accountPeriodOf('quarter', addDays(current.last, 1), null)
  const { calendars, categories, merchants } = release.vocabulary
  return [current, next].flatMap((quarter) => {
    const rotating = card.earns.filter((earn) => earn.rotating !== undefined && earn.when === 'activation')
    const names = rotating
      .flatMap(({ rotating: key = '' }) => calendars[key]?.entries ?? [])
      .filter(({ from, to }) => from <= quarter.last && to >= quarter.first)
      .flatMap(({ on = [], at = [] }) => [
        ...on.map((key) => categories[key] ?? key),
        ...at.map((key) => merchants[key] ?? key),
      ])
    if (names.length === 0) {
      return []
    }
    const list = new Intl.ListFormat('en-US').format(new Set(names))
    const cents = mostOfQuarter(card, pointValue)
    const most = cents === null ? '' : ` They earn you up to ${formatCents(cents)} more than usual.`
    const message = {
      key: `quarter.${card.id}.${quarter.first}`,
      title: `${card.name}: new categories from ${formatDay(quarter.first)}`,
      text: `They pay for ${list}. Activate them by ${formatDay(quarter.last)}.${most}`,
      ...{ cents, cardId: card.id, endsOn: quarter.last },
      ...sourceOf(card.provenance.card, card, release),
    }
    return [{ date: quarter.first, message }]
  })
}

/** Cents that a full cap of rotating categories pays more than the card's base rate; null if there's no such cap. */
function mostOfQuarter({ engine }: CatalogCard, pointValue: number): number | null {
  const rule = engine.rules.find(({ target, cap }) => target.kind === 'rotating' && cap !== undefined)
  const cap = rule?.cap === undefined ? undefined : engine.caps[rule.cap]
  if (rule === undefined || cap?.on !== 'spend' || cap.per !== 'quarter') {
    return null
  }
  // A rate that stacks is paid on top of the others.
  const base = rule.stacks === true ? 0 : Math.min(...engine.rules.map(({ rate }) => rate))
  const points = (cap.amount * (rule.rate - base)) / 100_000
  return Math.round((points * pointValue) / 100)
}

export function sourceOf(
  seen: Pick<Seen, 'source' | 'date'>,
  card: CatalogCard,
  { vocabulary }: Pick<Release, 'vocabulary'>,
): Pick<WatchMessage, 'source' | 'page'> {
  return {
    source: vocabulary.sources[seen.source] ?? seen.source,
    page: sourcePage(seen, card, vocabulary) ?? card.link,
  }
}

/** For a card whose changes are only in its own file. */
function noHistory(card: CatalogCard, { programs }: Pick<Release, 'programs'>): CardHistory {
  return {
    cardId: card.id,
    isCashBack: isMoney(programs[card.program]),
    unit: 'points',
    ...{ fee: [], offers: [], rates: [], status: [], foreignFee: [], changes: [] },
  }
}
