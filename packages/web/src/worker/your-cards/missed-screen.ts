/** What you missed, as plain data with its sentences. */
import {
  describeMissed,
  findMissed,
  type Missed,
  type PreparedCards,
  type YourCardsInput,
} from '@cardsight/answers'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { type ShownCard, shownCards } from './shown-cards.ts'

type MissedLine = Missed['lines'][number] & Readonly<{ categoryName: string }>
type MissedHabit = Missed['habits'][number] & Readonly<{ categoryName: string }>

export type MissedPeriod = Pick<Missed, 'window' | 'earnedCents' | 'missedCents'> &
  Readonly<{
    sentence: string
    habits: readonly MissedHabit[]
    /** The largest difference first; of equal ones, the latest. */
    lines: readonly MissedLine[]
  }>

export type MissedScreen = Readonly<{ cards: readonly ShownCard[]; month: MissedPeriod; year: MissedPeriod }>

export function missedScreen(prepared: PreparedCards, input: YourCardsInput): MissedScreen {
  const { month, year } = findMissed(input)
  const periodOf = ({ lines, habits, ...missed }: Missed): MissedPeriod => ({
    ...missed,
    sentence: describeMissed({ ...missed, lines, habits }),
    habits: habits.map(withCategoryName),
    lines: lines
      .map(withCategoryName)
      .sort((a, b) => b.missedCents - a.missedCents || Number(a.day < b.day) - Number(a.day > b.day)),
  })
  return { cards: shownCards(prepared), month: periodOf(month), year: periodOf(year) }
}

function withCategoryName<Value extends Readonly<{ category: CategoryKey }>>(value: Value) {
  return { ...value, categoryName: categoryNames.get(value.category) ?? value.category }
}

const categoryNames: ReadonlyMap<string, string> = new Map(categories.map(({ key, name }) => [key, name]))
