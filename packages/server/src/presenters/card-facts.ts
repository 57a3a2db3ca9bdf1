/** Every fact of a card, each with its own source and date. */
import {
  ageInDays,
  type CatalogCard,
  type FactKind,
  isSeenStale,
  type Release,
  type Seen,
  sourcePage,
} from '@cardsight/catalog'
import type { CardFact, CardText } from '@cardsight/contract/cards'
import type { Day } from '@cardsight/engine/dates'

type Context = Readonly<{
  vocabulary: Release['vocabulary']
  today: Day
}>

type Fact = Readonly<{ label: string; text: string; kind: FactKind; seen: Seen }>

export function presentFacts(card: CatalogCard, text: CardText, { vocabulary, today }: Context): CardFact[] {
  return factsOf(card, text).map(({ label, text, kind, seen }) => ({
    label,
    text,
    asOf: seen.date,
    source: vocabulary.sources[seen.source] ?? seen.source,
    page: sourcePage(seen, card, vocabulary),
    also: seen.also === undefined ? null : (vocabulary.sources[seen.also.source] ?? seen.also.source),
    isDated: !seen.isUndated,
    ageDays: ageInDays(seen.date, today),
    isStale: isSeenStale(kind, seen, today),
  }))
}

function factsOf({ provenance }: CatalogCard, text: CardText): Fact[] {
  const { card, status, fee, earns, offer, firstYearMatch, eligibility, business, apr, foreignFee } =
    provenance
  const kinds: Readonly<Record<string, Pick<Fact, 'kind' | 'seen'>>> = {
    'Intro APR': { kind: 'apr', seen: apr ?? card },
    'Regular APR': { kind: 'apr', seen: apr ?? card },
    'Foreign transaction fee': { kind: 'foreign-fee', seen: foreignFee ?? card },
    Status: { kind: 'status', seen: status },
    'Business card': { kind: 'eligibility', seen: business ?? card },
  }
  const other = { kind: 'eligibility', seen: eligibility ?? card } as const
  return [
    { label: 'Annual fee', text: text.annualFeeGeneralDetail.join(' '), kind: 'fee', seen: fee },
    { label: 'Reward rate', text: text.rewardRate, kind: 'rates', seen: oldestOf(earns) ?? card },
    ...text.rewardDetail.map((line, index): Fact => {
      const label = `Earn rate ${index + 1}`
      return { label, text: line, kind: 'rates', seen: earns[index] ?? card }
    }),
    {
      label: 'Welcome bonus',
      text: text.introOffer.intro_description,
      kind: 'offer',
      seen: offer ?? firstYearMatch ?? card,
    },
    ...text.moreDetailInfo.map(readLine).map((line) => ({ ...line, ...(kinds[line.label] ?? other) })),
  ]
}

function oldestOf(seen: readonly Seen[]): Seen | undefined {
  return seen.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))[0]
}

/** Lines are 'Label: text'; a date that the text repeats gets its own column. */
function readLine(line: string): Pick<CardFact, 'label' | 'text'> {
  const [label = '', ...rest] = line.split(': ')
  return { label, text: rest.join(': ').replace(/ \((?:seen on|as of) [^)]*\)/, '') }
}
