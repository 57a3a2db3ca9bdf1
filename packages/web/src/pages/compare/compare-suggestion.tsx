import { pagePaths } from '@cardsight/contract/paths'
import type { NamedCard } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'
import { faceOf } from '../../cards/face-of.ts'
import { compareAddress, MOST_CARDS } from './compare-query.ts'

type CompareSuggestionProps = { suggested: readonly NamedCard[]; chosen: readonly string[] }

/** Before there are two cards: the leaders over three years, one press away. */
export function CompareSuggestion({ suggested, chosen }: CompareSuggestionProps) {
  const others = suggested.filter(({ cardId }) => !chosen.includes(cardId))
  const compared = [...chosen, ...others.map(({ cardId }) => cardId)].slice(0, MOST_CARDS)
  return (
    <section aria-labelledby="suggestion" className="mt-10">
      <h2 id="suggestion" className="text-lg">
        {chosen.length === 0
          ? 'Or start with the top cards over 3 years'
          : 'Or add the top cards over 3 years'}
      </h2>
      <Link
        to={compareAddress(compared)}
        preventScrollReset
        className="panel mt-4 block max-w-3xl p-4 hover:border-evergreen hover:text-evergreen narrow:p-6"
      >
        <span className="grid grid-cols-3 gap-3 narrow:gap-6">
          {others.map((card) => (
            <span key={card.cardId} className="min-w-0">
              <CardFace {...faceOf(card)} decorative />
              <span className="mt-2 block text-sm font-medium">{card.name}</span>
            </span>
          ))}
        </span>
        <span className="mt-4 block font-semibold text-evergreen">Compare {compared.length} cards →</span>
      </Link>
      <p className="mt-4">
        You can also pick from <Link to={pagePaths.cards}>all cards</Link>.
      </p>
    </section>
  )
}
