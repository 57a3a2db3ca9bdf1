import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { classNames } from '../../ui/class-names.ts'
import { compareAddress } from './compare-query.ts'
import { rowClasses } from './row-classes.ts'

type CompareHeadProps = { reports: readonly CardReport[] }

/** Faces and actions, then the names, which stay on screen while the page scrolls. */
export function CompareHead({ reports }: CompareHeadProps) {
  const ids = reports.map(({ card }) => card.cardId)
  const isStacked = reports.length > 2
  return (
    // Without a box of its own, so that the names can stay while the whole table scrolls.
    <thead className="contents">
      <tr className={classNames('grid gap-x-4 gap-y-6', rowClasses(reports.length, 'head'))}>
        <td className="hidden narrow:block" />
        {reports.map(({ card }) => (
          <td key={card.cardId} className="min-w-0">
            <FaceCell card={card} others={ids.filter((id) => id !== card.cardId)} />
          </td>
        ))}
      </tr>
      <tr
        className={classNames(
          'sticky top-0 z-10 mt-4 grid gap-x-4 border-b border-ink bg-paper py-2',
          rowClasses(reports.length, 'head'),
          isStacked && 'max-narrow:static max-narrow:sr-only',
        )}
      >
        <td className="hidden narrow:block" />
        {reports.map(({ card }) => (
          <th key={card.cardId} scope="col" className="min-w-0 text-left font-normal">
            <Link
              to={pagePaths.card(card.cardId)}
              className="block leading-5 font-semibold hover:text-evergreen hover:underline"
            >
              {card.name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function FaceCell({ card, others }: { card: CardReport['card']; others: readonly string[] }) {
  const { name, issuer, network, face, kind } = card
  return (
    <>
      <div className="relative max-w-56">
        <CardFace {...{ name, issuer, network, face, kind }} decorative />
        <Link
          to={compareAddress(others)}
          preventScrollReset
          aria-label={`Remove ${name}`}
          data-print="hide"
          className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full border border-edge bg-panel text-ink hover:border-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {issuer} · checked {formatDay(card.asOf)}
      </p>
      <p className="mt-2" data-print="hide">
        <ApplyLink card={card} size="small" />
      </p>
    </>
  )
}
