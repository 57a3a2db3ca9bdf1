/** The code of each view loads when it's first shown, and a moment later so that all work without a connection. */
import type { ComponentType } from 'react'
import { loadCardPicker } from '../../features/owned-cards/card-picker-on-demand.ts'
import type { YourCardsPageProps } from '../../features/your-cards/view-props.ts'
import type { YourCardsView } from '../../features/your-cards/views.ts'
import { preloadable } from '../../lib/preloadable.tsx'

type ViewPart = ReturnType<typeof preloadable<YourCardsPageProps>>

const part = (load: () => Promise<ComponentType<YourCardsPageProps>>): ViewPart => preloadable(load)

export const viewParts: Readonly<Record<YourCardsView, ViewPart>> = {
  pay: part(async () => (await import('../../features/your-cards/pay/pay-view.tsx')).PayView),
  cards: part(async () => (await import('./list/cards-view.tsx')).CardsView),
  tracker: part(async () => (await import('./tracker-part.tsx')).TrackerPart),
  missed: part(async () => (await import('../../features/your-cards/missed/missed-view.tsx')).MissedView),
  plan: part(async () => (await import('./plan-part.tsx')).PlanPart),
}

export async function preloadViews(): Promise<void> {
  await Promise.all([...Object.values(viewParts).map(({ preload }) => preload()), loadCardPicker()])
}
