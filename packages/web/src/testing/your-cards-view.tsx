import { makeRelease } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCard, YourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { render } from '@testing-library/react'
import { type ComponentType, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import type { YourCardsPageProps, YourCardsViewProps } from '../features/your-cards/view-props.ts'
import { ToastProvider } from '../ui/toast.tsx'
import {
  createYourCardsCalculator,
  type YourCardsCalculator,
} from '../worker/your-cards/your-cards-calculator.ts'
import { inProcess } from './stand-ins.ts'

type ShownView = Readonly<{
  View: ComponentType<YourCardsViewProps & Pick<YourCardsPageProps, 'onShow'>>
  today: string
  catalog: Parameters<typeof makeRelease>[0]
  cards: readonly YourCard[]
  /** Calendars of rotating categories. */
  calendars?: ReturnType<typeof makeRelease>['vocabulary']['calendars']
  purchases?: readonly Purchase[]
  /** True with purchases, unless given. */
  hasSource?: boolean
  /** Replaces methods of the worker. */
  methods?: Partial<YourCardsCalculator>
  onShow?: YourCardsPageProps['onShow']
}>

/** Renders a view of `/your-cards` on the real calculator. Changes are loaded again, as on the page. */
export function renderYourCardsView(shown: ShownView): { cards: () => YourCards } {
  let newest: YourCards = { version: 1, cards: [...shown.cards] }
  const release = makeRelease(shown.catalog)
  const { vocabulary } = release
  const withCalendars = { ...release, vocabulary: { ...vocabulary, calendars: shown.calendars ?? {} } }
  const calculator = {
    ...createYourCardsCalculator(() => withCalendars),
    ...shown.methods,
  }
  const remote = inProcess<YourCardsCalculator>(calculator)
  const { View, purchases = [], onShow = () => undefined } = shown
  function Page() {
    const [yourCards, setYourCards] = useState(newest)
    const [revision, setRevision] = useState(0)
    useEffect(() => {
      newest = yourCards
      let isCurrent = true
      void remote
        .ask('load', { yourCards, profile: defaultProfile, purchases, today: parseDay(shown.today) })
        .then(() => isCurrent && setRevision((last) => last + 1))
      return () => {
        isCurrent = false
      }
    }, [yourCards])
    const props = { yourCards, change: setYourCards, remote, revision, onShow }
    const has = purchases.length > 0
    return revision === 0 ? null : (
      <View {...props} hasPurchases={has} hasSource={shown.hasSource ?? has} isArriving={false} />
    )
  }
  render(
    <MemoryRouter>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </MemoryRouter>,
  )
  return { cards: () => newest }
}
