/** Every fact of a card, each with its own source and date. */
import { ageInDays, type CatalogCard, type FactKind, isStale, type Seen } from '@cardsight/catalog'
import type { CardFact, CardText } from '@cardsight/contract/schemas'
import type { Day } from '@cardsight/engine/dates'

type Context = Readonly<{
  /** Names of the sources by id. */
  sources: Readonly<Record<string, string>>
  today: Day
}>

type Fact = Readonly<{ label: string; text: string; kind: FactKind; seen: Seen }>

export function presentFacts(card: CatalogCard, text: CardText, { sources, today }: Context): CardFact[] {
  return factsOf(card, text).map(({ label, text, kind, seen }) => ({
    label,
    text,
    asOf: seen.date,
    source: sources[seen.source] ?? seen.source,
    ageDays: ageInDays(seen.date, today),
    isStale: isStale(kind, seen.date, today),
  }))
}

function factsOf({ provenance }: CatalogCard, text: CardText): Fact[] {
  const { card, status, fee, earns, offer, firstYearMatch, eligibility, apr, foreignFee } = provenance
  const kinds: Readonly<Record<string, Pick<Fact, 'kind' | 'seen'>>> = {
    'Intro APR': { kind: 'apr', seen: apr ?? card },
    'Regular APR': { kind: 'apr', seen: apr ?? card },
    'Foreign transaction fee': { kind: 'foreign-fee', seen: foreignFee ?? card },
    Status: { kind: 'status', seen: status },
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
      label: 'Intro offer',
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
