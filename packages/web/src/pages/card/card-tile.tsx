import { pagePaths } from '@cardsight/contract/paths'
import type { NamedCard } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'

/** A card as a link to its page. */
export function CardTile({ card: { cardId, name, issuer, network, face, kind } }: { card: NamedCard }) {
  return (
    <Link
      to={pagePaths.card(cardId)}
      className="panel flex h-full items-center gap-4 p-4 hover:border-evergreen hover:text-evergreen"
    >
      <span className="w-20 shrink-0">
        <CardFace {...{ name, issuer, network, face, kind }} decorative />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-soft">{issuer}</span>
      </span>
    </Link>
  )
}
