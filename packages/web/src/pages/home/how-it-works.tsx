import { steps } from '../../content/home-sections.ts'
import { RotatingSteps } from './rotating-steps.tsx'
import { CalculateDrawing, MaximizeDrawing, ShareDrawing } from './step-drawings.tsx'

export function HowItWorks({ titleId }: { titleId: string }) {
  return (
    <RotatingSteps
      titleId={titleId}
      title="How it works"
      steps={steps}
      drawings={[ShareDrawing, CalculateDrawing, MaximizeDrawing]}
    />
  )
}
