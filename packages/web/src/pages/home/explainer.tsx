import { explainer } from '../../content/home-sections.ts'
import { EarningsPicture, LeadersPicture, SpendingPicture } from './explainer-pictures.tsx'
import type { HomeFacts } from './home-facts.ts'
import { RotatingSteps } from './rotating-steps.tsx'

export function Explainer({ titleId, facts }: { titleId: string; facts: HomeFacts | null }) {
  return (
    <RotatingSteps
      {...explainer}
      titleId={titleId}
      pictures={[
        <SpendingPicture key="spending" />,
        facts && <EarningsPicture key="earnings" bars={facts.bars} />,
        facts && <LeadersPicture key="leaders" leaders={facts.leaders} />,
      ]}
      isPictureFirst
    />
  )
}
