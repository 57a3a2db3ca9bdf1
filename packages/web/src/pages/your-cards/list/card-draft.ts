/** The form of one card: every field as the user typed it, so that nothing is lost while something is wrong. */
import {
  formatCents,
  formatDay,
  openedDay,
  type YourCard,
  type YourCardsProblem,
} from '@cardsight/contract/your-cards'
import {
  addDays,
  type CalendarPeriod,
  type Day,
  isDay,
  monthsInPeriod,
  parseDay,
  shortMonthNames,
} from '@cardsight/engine/dates'
import { formatCentsPerPoint, parseCentsPerPoint } from '../../../features/profile/profile-text.ts'

export type CardDraft = Readonly<{
  nickname: string
  opened: string
  closed: string
  bonus: BonusDraft | null
  choices: ChoicesDraft
  userCount: string
  userFee: string
  credits: readonly string[]
  pointValue: string
  accountIds: readonly string[]
}>

export type BonusDraft = Readonly<{
  /** Dollars. */
  spend: string
  by: string
  kind: 'points' | 'cash'
  /** Points, or dollars. */
  reward: string
  /** Dollars; empty to count purchases instead. */
  spent: string
  isEarned: boolean
}>

export type ChoicesDraft = Readonly<{ options: readonly string[]; from: string }>

export function draftOf(card: YourCard, today: Day): CardDraft {
  const { nickname, opened, closed, bonus, authorizedUsers, pointValue } = card
  const chosen = card.choices.findLast(({ from }) => from <= today)
  return {
    nickname: nickname ?? '',
    opened: opened === undefined ? '' : showOpened(opened),
    closed: closed ?? '',
    bonus: bonus === undefined ? null : bonusDraftOf(bonus),
    choices: { options: chosen?.options ?? [], from: chosen?.from ?? '' },
    userCount: authorizedUsers === undefined ? '' : String(authorizedUsers.count),
    userFee: authorizedUsers === undefined ? '' : dollarsOf(authorizedUsers.feeCents),
    credits: card.credits,
    pointValue: pointValue === undefined ? '' : formatCentsPerPoint(pointValue),
    accountIds: card.accountIds,
  }
}

function bonusDraftOf({
  spendCents,
  by,
  reward,
  spent,
  isEarned,
}: NonNullable<YourCard['bonus']>): BonusDraft {
  return {
    spend: dollarsOf(spendCents),
    by,
    kind: reward.kind,
    reward: reward.kind === 'points' ? String(reward.points) : dollarsOf(reward.cents),
    spent: spent === undefined ? '' : dollarsOf(spent.cents),
    isEarned: isEarned === true,
  }
}

/**
 * The card as the draft describes it. Not checked: what isn't a number or a day stays wrong, and `readYourCards` says so.
 */
export function cardOfDraft(card: YourCard, draft: CardDraft, today: Day): unknown {
  const { nickname, opened, closed, bonus, userCount, userFee, credits, pointValue, accountIds } = draft
  const { id, cardId, mask, ticks, activated } = card
  return {
    ...{ id, cardId, ticks, activated, credits, accountIds },
    ...(mask !== undefined && { mask }),
    ...(nickname.trim() !== '' && { nickname }),
    ...(opened.trim() !== '' && { opened: readOpened(opened) }),
    ...(closed !== '' && { closed }),
    ...(bonus !== null && { bonus: bonusOfDraft(bonus, card.bonus, today) }),
    ...((userCount !== '' || userFee !== '') && {
      authorizedUsers: { count: Number(userCount), feeCents: centsOf(userFee) },
    }),
    ...(pointValue.trim() !== '' && { pointValue: parseCentsPerPoint(pointValue) ?? Number.NaN }),
    choices: choicesOfDraft(card.choices, draft.choices),
  }
}

function bonusOfDraft(draft: BonusDraft, earlier: YourCard['bonus'], today: Day) {
  const { spend, by, kind, reward, spent, isEarned } = draft
  // The day stays if the amount wasn't changed: purchases count after it.
  const isSame = earlier?.spent !== undefined && dollarsOf(earlier.spent.cents) === spent
  return {
    spendCents: centsOf(spend),
    by,
    reward:
      kind === 'points'
        ? { kind, points: Number(reward.replaceAll(',', '')) }
        : { kind, cents: centsOf(reward) },
    ...(spent !== '' && { spent: isSame ? earlier?.spent : { cents: centsOf(spent), asOf: today } }),
    ...(isEarned && { isEarned: true }),
  }
}

/** A list that starts on the same day replaces the earlier one. */
function choicesOfDraft(earlier: YourCard['choices'], { options, from }: ChoicesDraft): unknown {
  if (options.length === 0 && from === '') {
    return earlier
  }
  const others = earlier.filter((entry) => entry.from !== from)
  const changed = [...others, ...(options.length === 0 ? [] : [{ from, options }])]
  return changed.sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** First day of the period that a choice is for, so that it counts from its beginning. */
export function choicesFrom(per: CalendarPeriod, today: Day): string {
  const [year = '', month = ''] = today.split('-')
  const first = Math.floor((Number(month) - 1) / monthsInPeriod[per]) * monthsInPeriod[per] + 1
  return `${year}-${String(first).padStart(2, '0')}-01`
}

/** The last day of an offer with a number of days, if the opening date is known. A month counts from its first day. */
export function bonusDeadline(opened: string, days: number): string {
  const read = readOpened(opened)
  const day = isDay(read) || isDay(`${read}-01`) ? openedDay({ opened: read }) : null
  return day === null ? '' : addDays(day, days)
}

/** '$1,240.50' → 124050; NaN if it isn't an amount. */
function centsOf(dollars: string): number {
  const text = dollars.trim().replace('$', '')
  if (text === '') {
    return 0
  }
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replaceAll(',', '')) * 100)
    : Number.NaN
}

/** '1,240', or '1,240.50' if there are cents. */
function dollarsOf(cents: number): string {
  return formatCents(cents).replace('$', '')
}

/** '3/14/2025' → '2025-03-14', 'March 2025' → '2025-03'. Anything else stays as typed, for the check to name it. */
export function readOpened(typed: string): string {
  const text = typed.trim()
  const slashes = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(text)
  if (slashes !== null) {
    return join(slashes[3], slashes[1], slashes[2])
  }
  const words = /^([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/i.exec(text)
  const month = shortMonthNames.findIndex(
    (name) => words?.[1]?.toLowerCase().startsWith(name.toLowerCase()) === true,
  )
  return words === null || month === -1 ? text : join(words[3], String(month + 1), words[2])
}

/** '2025-03-14' → 'Mar 14, 2025', '2025-03' → 'Mar 2025'. */
export function showOpened(opened: string): string {
  if (isDay(opened)) {
    return formatDay(opened)
  }
  return isDay(`${opened}-01`) ? formatDay(parseDay(`${opened}-01`)).replace(' 1,', '') : opened
}

function join(year = '', month = '', day?: string): string {
  const parts = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])]
  return parts.join('-')
}

/** What is wrong with a field or a part of it, if anything. */
export type ErrorOf = (field: string) => string | undefined

export function errorsOf(problems: readonly YourCardsProblem[]): ErrorOf {
  return (field) =>
    problems.find((problem) => problem.field === field || problem.field.startsWith(`${field}.`))?.sentence
}
