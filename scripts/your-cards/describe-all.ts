import {
  describeActivation,
  describeBonus,
  describeCap,
  describeCredit,
  describeFee,
  describeHabit,
  describeMissed,
  type findMissed,
  type PreparedCards,
  type remindersOf,
  type trackCards,
} from '@cardsight/answers'

/** Tracker, reminders and what you missed, as text with a heading for each part. */
export function describeAll(
  prepared: PreparedCards,
  tracker: ReturnType<typeof trackCards>,
  reminders: ReturnType<typeof remindersOf>,
  { month, year }: ReturnType<typeof findMissed>,
): string {
  const nameOf = (id: string) => prepared.cards.find(({ yourCard }) => yourCard.id === id)?.name ?? id
  const parts: [heading: string, lines: string[]][] = [
    ['Welcome bonuses', tracker.bonuses.map((bonus) => describeBonus(nameOf(bonus.yourCardId), bonus))],
    ['Caps', tracker.caps.map((cap) => `${nameOf(cap.yourCardId)}: ${describeCap(cap)}`)],
    ['Statement credits', tracker.credits.map((credit) => describeCredit(nameOf(credit.yourCardId), credit))],
    [
      'Annual fees',
      tracker.anniversaries.map((anniversary) =>
        describeFee(prepared, nameOf(anniversary.yourCardId), anniversary),
      ),
    ],
    [
      'Rotating categories',
      tracker.activations.map((activation) => describeActivation(nameOf(activation.yourCardId), activation)),
    ],
    ['Reminders', reminders.map(({ day, title }) => `${day} ${title}`)],
    ['What you missed', [describeMissed(month), describeMissed(year)]],
    ['Habits that would recover the most', year.habits.map((habit) => describeHabit(prepared, habit))],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')
}
