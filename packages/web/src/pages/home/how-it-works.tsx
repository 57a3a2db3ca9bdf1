import { steps } from '../../content/home-sections.ts'
import type { HomeAnswer } from './answer.ts'
import type { HomeFacts } from './home-facts.ts'
import { RotatingSteps } from './rotating-steps.tsx'
import { CalculatePicture, MaximizePicture, SharePicture } from './step-pictures.tsx'

type HowItWorksProps = { titleId: string; answer: HomeAnswer | null; facts: HomeFacts | null }

export function HowItWorks({ titleId, answer, facts }: HowItWorksProps) {
  return (
    <RotatingSteps
      titleId={titleId}
      title="How it works"
      steps={steps}
      pictures={[
        <SharePicture key="share" />,
        facts && <CalculatePicture key="calculate" excerpt={facts.excerpt} />,
        answer && <MaximizePicture key="maximize" answer={answer} />,
      ]}
    />
  )
}
