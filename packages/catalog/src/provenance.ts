/** The source and date of every fact of a card. A fact without its own `seen` has the card's. */
import type { Day } from '@cardsight/engine/dates'
import type { CardRecord } from './card-record.ts'
import { parseSeen, type Seen, type SeenText } from './seen.ts'

export type Provenance = Readonly<{
  /** Of facts without a source of their own: name, network, link. */
  card: Seen
  status: Seen
  fee: Seen
  /** In the order of `earns`. */
  earns: readonly Seen[]
  offer: Seen | null
  firstYearMatch: Seen | null
  eligibility: Seen | null
  /** Of what is special about a business card. */
  business: Seen | null
  apr: Seen | null
  transferFee: Seen | null
  foreignFee: Seen | null
  /** In the order of `credits`. */
  credits: readonly Seen[]
  perks: Readonly<Record<string, Seen>>
}>

type Sourced = Readonly<{ seen?: SeenText | undefined; also?: SeenText | undefined }>

export function provenanceOf(facts: CardRecord): Provenance {
  const card = parseSeen(facts.seen)
  const own = ({ seen, also }: Sourced) => ({
    ...(seen === undefined ? card : parseSeen(seen)),
    ...(also === undefined ? {} : { also: parseSeen(also) }),
  })
  const ifStated = (fact: Sourced | undefined) => (fact === undefined ? null : own(fact))
  const perks = Object.entries(facts.perks ?? {}).map(
    ([name, perk]) => [name, typeof perk === 'string' ? card : own(perk)] as const,
  )
  return {
    card,
    status: own(facts.status),
    fee: own(facts.fee),
    earns: facts.earns.map(own),
    offer: ifStated(facts.offer),
    firstYearMatch: ifStated(facts.firstYearMatch),
    eligibility: ifStated(facts.eligibility),
    business: ifStated(facts.business),
    apr: ifStated(facts.apr),
    transferFee: ifStated(facts.transferFee),
    foreignFee: ifStated(facts.foreignFee),
    credits: (facts.credits ?? []).map(own),
    perks: Object.fromEntries(perks),
  }
}

/** Returns every distinct source and date, newest first. */
export function sourcesOf(provenance: Provenance): Seen[] {
  const { earns, credits, perks, ...single } = provenance
  const all = [...Object.values(single), ...earns, ...credits, ...Object.values(perks)].flatMap((seen) =>
    seen === null ? [] : [seen, ...(seen.also === undefined ? [] : [seen.also])],
  )
  const unique = new Map(all.map((seen) => [`${seen.date} ${seen.source}`, seen]))
  return [...unique].sort(([a], [b]) => Number(b > a) - Number(b < a)).map(([, seen]) => seen)
}

/** Returns the date of the oldest fact that the card's result depends on: fee, earn rules and welcome offer. */
export function oldestDate({ fee, earns, offer }: Provenance): Day {
  return [fee, ...earns, ...(offer === null ? [] : [offer])]
    .map(({ date }) => date)
    .reduce((oldest, date) => (date < oldest ? date : oldest))
}
