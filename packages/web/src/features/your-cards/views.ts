/** The views of `/your-cards`, in the order of their tabs. The query has the view, except for the first one. */
export const yourCardsViews = ['pay', 'cards', 'tracker', 'missed', 'plan'] as const

export type YourCardsView = (typeof yourCardsViews)[number]

export const viewNames: Readonly<Record<YourCardsView, string>> = {
  pay: 'Which card here?',
  cards: 'Your cards',
  tracker: 'Tracker',
  missed: 'What you missed',
  plan: 'Plan',
}

/** For phones, where all tabs fit into one line. */
export const shortViewNames: Readonly<Record<YourCardsView, string>> = {
  pay: 'Pay',
  cards: 'Cards',
  tracker: 'Tracker',
  missed: 'Missed',
  plan: 'Plan',
}

const VIEW = 'view'

/** An unknown view is the first one. */
export function viewIn(query: URLSearchParams): YourCardsView {
  return yourCardsViews.find((view) => view === query.get(VIEW)) ?? 'pay'
}

export function withYourCardsView(query: URLSearchParams, view: YourCardsView): URLSearchParams {
  const next = new URLSearchParams(query)
  if (view === 'pay') {
    next.delete(VIEW)
  } else {
    next.set(VIEW, view)
  }
  return next
}
