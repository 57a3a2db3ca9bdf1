import { CardFace } from '../../cards/card-face.tsx'
import { faceOf } from '../../cards/face-of.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ShownCard } from '../../worker/your-cards/shown-cards.ts'

/** The face of a card whose name is next to it. */
export function SmallFace({ card, className }: { card: ShownCard; className?: string }) {
  return (
    <CardFace
      {...faceOf({ ...card, name: card.cardName })}
      decorative
      className={classNames('w-14 shrink-0', className)}
    />
  )
}
