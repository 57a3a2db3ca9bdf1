/** Every fact of a card with the date of its source. */
import type { CatalogCard } from '@cardsight/catalog'
import type { CardFact, CardText } from '@cardsight/contract/schemas'

export function presentFacts(card: CatalogCard, text: CardText): CardFact[] {
  const { asOf, offerAsOf = asOf, apr, foreignFee, status } = card
  const ownDays: Readonly<Record<string, string | undefined>> = {
    'Intro APR': apr?.asOf,
    'Regular APR': apr?.asOf,
    'Foreign transaction fee': foreignFee?.asOf,
    Status: status.asOf,
  }
  return [
    { label: 'Annual fee', text: text.annualFeeGeneralDetail.join(' '), asOf },
    { label: 'Reward rate', text: text.rewardRate, asOf },
    { label: 'Intro offer', text: text.introOffer.intro_description, asOf: offerAsOf },
    ...text.moreDetailInfo
      .map(readLine)
      .filter(({ label }) => label !== 'Facts as of')
      .map((fact) => ({ ...fact, asOf: ownDays[fact.label] ?? asOf })),
  ]
}

/** Lines are 'Label: text'; a date that the text repeats gets its own column. */
function readLine(line: string): Pick<CardFact, 'label' | 'text'> {
  const [label = '', ...rest] = line.split(': ')
  return { label, text: rest.join(': ').replace(/ \((?:seen on|as of) [^)]*\)/, '') }
}
