import type { HomeCard } from './answer.ts'
import { HomeFace } from './home-face.tsx'

/** A card's face, what it stands for, its name and its amount. */
export function FaceRow({ card, label }: { card: HomeCard; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="w-20 shrink-0">
        <HomeFace card={card} />
      </div>
      <p className="min-w-0 flex-1 basis-32">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="block font-medium">{card.name}</span>
      </p>
      <p className="figures ml-auto font-semibold">{card.total}</p>
    </div>
  )
}
