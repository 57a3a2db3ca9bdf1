import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import type { CardResult } from '@cardsight/contract/runs'
import { dayOfMoment } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { explainManual } from '../../api/backtest.ts'
import { createBrowserApi } from '../../api/client.ts'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { WhyModal } from './why-modal.tsx'

export type WhyDialogProps = {
  card: CardResult
  focus: WhyFocus
  costs: MonthlyCosts
  profile: Profile
  onClose: () => void
}

/** Explains a number of this page, with the amounts and the person that it was ranked for. */
export function WhyDialog({ card, focus, costs, profile, onClose }: WhyDialogProps) {
  const load: Parameters<typeof WhyModal>[0]['load'] = (cardId, projection) =>
    explainManual(createBrowserApi({ getToken: () => null, onUnauthorized: () => {} }), {
      ...{ cardId, projection, costs, profile },
      only: null,
      window: yearToToday(),
    })
  return <WhyModal open onClose={onClose} card={card} projection="1" focus={focus} load={load} />
}

/** The server ranks by the current UTC day: with any other day, the lines might not match the total. */
function yearToToday() {
  return presetWindow(DEFAULT_DATE_TYPE, dayOfMoment(new Date()))
}
