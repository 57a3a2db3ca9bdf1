import { explainer } from '../../content/home-sections.ts'
import { EveryCardDrawing, OrderDrawing, SpendingDrawing } from './explainer-drawings.tsx'
import { RotatingSteps } from './rotating-steps.tsx'

export function Explainer({ titleId }: { titleId: string }) {
  return (
    <RotatingSteps
      {...explainer}
      titleId={titleId}
      drawings={[SpendingDrawing, EveryCardDrawing, OrderDrawing]}
      isPictureFirst
    />
  )
}
