import { pagePaths } from '@cardsight/contract/paths'
import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'
import type { Directory } from './directory-data.ts'

type RowCard = Directory['rows'][number]

type DirectoryTableProps = {
  rows: readonly RowCard[]
  /** Ids of the cards to compare. */
  chosen: ReadonlySet<string>
  /** True if no more cards can be compared. */
  isFull: boolean
  onToggle: (card: RowCard) => void
}

/** One row per card. The whole row is the link to its page. Styled from here, so that the document stays small. */
export function DirectoryTable({ rows, chosen, isFull, onToggle }: DirectoryTableProps) {
  return (
    <table className="w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 [&_:is(td,th):last-child]:pr-0 narrow:[&_:is(td,th)]:pr-6 [&_tbody_tr]:relative [&_tbody_tr]:border-b [&_tbody_tr]:border-hairline hover:[&_tbody_tr]:bg-panel">
      <caption className="sr-only">Credit cards, and what each would have earned on average spending</caption>
      <thead className="text-sm text-ink-soft max-narrow:sr-only [&_th]:font-normal">
        <tr className="border-b border-hairline">
          <th scope="col">
            <span className="sr-only">Picture</span>
          </th>
          <th scope="col">Card</th>
          <th scope="col" className={onTablets}>
            Welcome bonus
          </th>
          <th scope="col" className={onTablets}>
            Annual fee
          </th>
          <th scope="col" className={onDesktops}>
            Credit
          </th>
          <th scope="col" className={onDesktops}>
            Confirmed
          </th>
          <th scope="col" className="text-right whitespace-nowrap">
            Year one
          </th>
          <th scope="col" data-needs-script="" data-print="hide" className="max-narrow:hidden">
            <span className="sr-only">Compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((card) => (
          <CardRow
            key={card.cardId}
            card={card}
            isChosen={chosen.has(card.cardId)}
            isFull={isFull}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  )
}

const onTablets = 'max-narrow:hidden'
const onDesktops = 'max-menu:hidden'

type CardRowProps = { card: RowCard; isChosen: boolean } & Pick<DirectoryTableProps, 'isFull' | 'onToggle'>

function CardRow({ card, isChosen, isFull, onToggle }: CardRowProps) {
  const { cardId, name, issuer, face, earns, note, bonusText, feeText, credit, asOf, total } = card
  const Icon = isChosen ? Check : Plus
  return (
    <tr>
      <td className="w-16 narrow:w-18">
        <CardThumbnail brief={{ face }} className="w-16 narrow:w-18" />
      </td>
      <th scope="row" className="font-normal">
        <Link
          to={pagePaths.card(cardId)}
          className="font-semibold after:absolute after:inset-0 hover:text-evergreen"
        >
          {name}
        </Link>
        <span className="block text-sm text-ink-soft">
          <span className="max-narrow:hidden">{issuer} · </span>
          {earns}
          {note !== null && ` · ${note}`}
        </span>
      </th>
      <td className={onTablets}>{bonusText}</td>
      <td className={onTablets}>{feeText}</td>
      <td className={onDesktops}>{credit}</td>
      <td className={`${onDesktops} text-sm whitespace-nowrap text-ink-soft`}>
        <time dateTime={asOf}>{formatDay(asOf)}</time>
      </td>
      <td className="figures text-right">
        <span className="font-semibold">{total === null ? '–' : formatDollars(total)}</span>
        <span className="block text-sm text-ink-soft narrow:hidden">{feeText} fee</span>
      </td>
      <td data-needs-script="" data-print="hide" className="w-8 max-narrow:hidden">
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`Compare ${name}`}
          disabled={isFull && !isChosen}
          onClick={() => onToggle(card)}
          className="relative z-10 grid size-8 place-items-center rounded-control border border-hairline bg-panel text-evergreen hover:border-ink disabled:opacity-40 aria-pressed:border-evergreen aria-pressed:bg-evergreen-tint"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      </td>
    </tr>
  )
}
