/** Derives the changes of a card's terms from its dated periods, each with a plain sentence. */

import { addDays, type Day, periodWords } from '@cardsight/engine/dates'
import { rateText } from '@cardsight/engine/text'
import { dollars } from '../describe/format.ts'
import type { CardHistory, OfferPeriod, RatePeriod } from './card-history.ts'
import { offerText, rewardText } from './describe-tiers.ts'
import { type ChangeField, MAX_SENTENCE_LENGTH } from './history-schema.ts'
import { offerValue } from './offer-value.ts'
import { isSameOffer } from './same-offer.ts'

/** One dated change of a card's terms. */
export type TermChange = Readonly<{
  date: Day
  field: ChangeField
  /** A sentence, such as 'Annual fee rose from $250 to $325.' */
  text: string
  source: string
  /** True if the date is the day of first sight, and the change may have happened earlier. */
  isFirstSeen: boolean
  /** True if the change takes effect after today. */
  isAnnounced: boolean
  /** False if only the card's file shows the change, so that its date can still move. */
  isRecorded: boolean
}>

/** Returns every change, in no particular order. A written change replaces derived ones of the same field and day. */
export function termChanges(history: CardHistory, today: Day): TermChange[] {
  const written = history.changes.map(({ on, field, text, source, firstSeen, announced }) => ({
    date: on,
    field,
    text,
    source,
    isFirstSeen: firstSeen === true && announced === undefined,
    isAnnounced: on > today,
    isRecorded: true,
  }))
  const replaced = new Set(written.map(({ field, date }) => `${field} ${date}`))
  const derived = [
    ...feeChanges(history, today),
    ...offerChanges(history, today),
    ...rateChanges(history, today),
    ...statusChanges(history, today),
    ...foreignFeeChanges(history, today),
  ]
  return [...written, ...derived.filter(({ field, date }) => !replaced.has(`${field} ${date}`))]
}

/** Returns the sentence for a new annual fee. */
export function feeText(before: number, after: number, isFuture: boolean): string {
  return `Annual fee ${moveText(before, after, isFuture)} from ${dollars(before)} to ${dollars(after)}.`
}

function feeChanges({ fee }: CardHistory, today: Day): TermChange[] {
  return pairs(fee)
    .filter(([before, after]) => before.yearly !== after.yearly)
    .map(([before, after]) =>
      change('fee', after, today, feeText(before.yearly, after.yearly, after.from > today)),
    )
}

function rateChanges({ rates, isCashBack }: CardHistory, today: Day): TermChange[] {
  const targets = [...new Set(rates.map(({ target }) => target))]
  return targets
    .flatMap((target) => pairs(rates.filter((rate) => rate.target === target)))
    .map(([before, after]) =>
      change('rates', after, today, rateChange(before, after, isCashBack, after.from > today)),
    )
}

function rateChange(before: RatePeriod, after: RatePeriod, isCashBack: boolean, isFuture: boolean): string {
  const { target, cap } = after
  if (before.rate !== after.rate) {
    const move = moveText(before.rate, after.rate, isFuture)
    return `Rate ${target} ${move} from ${rateText(before.rate, isCashBack)} to ${rateText(after.rate, isCashBack)}.`
  }
  if (cap === undefined) {
    return `The cap on ${rateText(after.rate, isCashBack)} ${target} ${isFuture ? 'will end' : 'ended'}.`
  }
  const amount = cap.spend === undefined ? `${dollars(cap.reward ?? 0)} in rewards` : dollars(cap.spend)
  return `The cap on ${rateText(after.rate, isCashBack)} ${target} ${isFuture ? 'will be' : 'became'} ${amount} ${periodWords[cap.per]}.`
}

function statusChanges({ status }: CardHistory, today: Day): TermChange[] {
  return pairs(status)
    .filter(([before, after]) => before.state !== after.state)
    .map(([, after]) =>
      change(
        'status',
        after,
        today,
        after.state === 'open' ? 'Reopened to new applicants.' : 'Closed to new applicants.',
      ),
    )
}

function foreignFeeChanges({ foreignFee }: CardHistory, today: Day): TermChange[] {
  return pairs(foreignFee)
    .filter(([before, after]) => before.percent !== after.percent)
    .map(([before, after]) => {
      const move = moveText(before.percent, after.percent, after.from > today)
      return change(
        'foreign-fee',
        after,
        today,
        `Foreign transaction fee ${move} from ${before.percent}% to ${after.percent}%.`,
      )
    })
}

function offerChanges({ offers, unit }: CardHistory, today: Day): TermChange[] {
  const changed = pairs(offers)
    .filter(([before, after]) => !after.sourceChange && !isSameOffer(before.tiers, after.tiers))
    .map(([before, after]) => ({
      ...change('offer', after, today, offerChangeText(before, after, unit)),
      isRecorded: after.isRecorded,
    }))
  const last = offers.at(-1)
  const hasEnded =
    last !== undefined && last.tiers.length > 0 && last.until !== undefined && last.until < today
  if (!hasEnded || last.until === undefined) {
    return changed
  }
  const end = { from: addDays(last.until, 1), source: last.source }
  return [
    ...changed,
    { ...change('offer', end, today, endText(last, unit)), isFirstSeen: false, isRecorded: last.isRecorded },
  ]
}

function offerChangeText(before: OfferPeriod, after: OfferPeriod, unit: string): string {
  if (after.tiers.length === 0) {
    return endText(before, unit)
  }
  if (before.tiers.length === 0) {
    return `New welcome offer: ${offerText(after.tiers, unit)}.`
  }
  const [earlier, later] = [rewardText(before.tiers, unit), rewardText(after.tiers, unit)]
  const full = offerSentence(
    before,
    after,
    earlier === later ? offerText(before.tiers, unit) : earlier,
    offerText(after.tiers, unit),
  )
  return full.length <= MAX_SENTENCE_LENGTH ? full : offerSentence(before, after, earlier, later)
}

function offerSentence(before: OfferPeriod, after: OfferPeriod, earlier: string, later: string): string {
  if (after.tiers.some(({ upTo }) => upTo !== undefined)) {
    return `Welcome offer is now ${later} instead of ${earlier}.`
  }
  const move = offerMove(offerValue(before.tiers, 1), offerValue(after.tiers, 1))
  return `Welcome offer ${move} to ${later}, from ${earlier}.`
}

function offerMove(before: number, after: number): string {
  if (before === after) {
    return 'changed'
  }
  return before < after ? 'rose' : 'fell'
}

function endText({ tiers }: OfferPeriod, unit: string): string {
  return `The welcome offer of ${rewardText(tiers, unit)} ended.`
}

function change(
  field: ChangeField,
  { from, source }: Readonly<{ from: Day; source: string }>,
  today: Day,
  text: string,
): TermChange {
  const isAnnounced = from > today
  return { date: from, field, text, source, isFirstSeen: !isAnnounced, isAnnounced, isRecorded: true }
}

function moveText(before: number, after: number, isFuture: boolean): string {
  const [future, past] = after > before ? ['will rise', 'rose'] : ['will fall', 'fell']
  return isFuture ? future : past
}

/** Returns each period with the one before it. */
function pairs<T>(periods: readonly T[]): [T, T][] {
  return periods.slice(1).map((after, index) => [periods[index] ?? after, after])
}
