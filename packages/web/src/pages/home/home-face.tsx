import { CardFace } from '../../cards/card-face.tsx'
import type { HomeFace as Face } from './answer.ts'

/** A card's face next to its name. */
export function HomeFace({ card, className }: { card: Face; className?: string }) {
  const { name, issuer, network, face, kind } = card
  return <CardFace decorative {...{ name, issuer, network, face, kind, className }} />
}
