import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { classNames } from '../../ui/class-names.ts'
import { type CompareCell, type CompareGroup, compareGroups } from './compare-rows.ts'

// On a phone each name is above its row, so that the cards have the whole width.
const twoColumns = 'grid gap-x-4 grid-cols-2 narrow:grid-cols-[12rem_1fr_1fr]'
const threeColumns = 'grid gap-x-4 grid-cols-3 narrow:grid-cols-[10rem_1fr_1fr_1fr]'

/** Two or three cards in columns. */
export function CompareTable({ reports }: { reports: readonly CardReport[] }) {
  const row = reports.length > 2 ? threeColumns : twoColumns
  return (
    <table className="block w-full text-left">
      <caption className="sr-only">{reports.map(({ card }) => card.name).join(', ')} side by side</caption>
      <thead className="block">
        <tr className={row}>
          <td className="hidden narrow:block" />
          {reports.map((report) => (
            <CardHead key={report.card.cardId} report={report} />
          ))}
        </tr>
      </thead>
      {compareGroups(reports).map((group) => (
        <Group key={group.title} group={group} row={row} names={reports.map(({ card }) => card.name)} />
      ))}
    </table>
  )
}

function CardHead({ report: { card } }: { report: CardReport }) {
  const { cardId, name, issuer, network, face, kind } = card
  return (
    <th scope="col" className="min-w-0 pb-4 align-top font-normal">
      <CardFace {...{ name, issuer, network, face, kind }} decorative className="max-w-64" />
      <Link
        to={pagePaths.card(cardId)}
        className="mt-3 block font-serif text-base font-medium hover:text-evergreen hover:underline narrow:text-xl"
      >
        {name}
      </Link>
      <span className="block text-sm text-ink-soft">{issuer}</span>
      <span className="mt-3 block" data-print="hide">
        <ApplyLink card={card} size="small" />
      </span>
      <span className="mt-2 block text-sm text-ink-soft">Facts seen since {formatDayLong(card.asOf)}</span>
    </th>
  )
}

type GroupProps = { group: CompareGroup; row: string; names: readonly string[] }

function Group({ group: { title, rows }, row, names }: GroupProps) {
  return (
    <tbody className="block pt-8">
      <tr className="block border-b border-ink pb-2">
        <th scope="rowgroup" className="block font-serif text-xl font-medium">
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label} className={classNames(row, 'border-b border-hairline py-2.5')}>
          <th
            scope="row"
            className="col-span-full pb-0.5 font-medium text-ink-soft narrow:col-span-1 narrow:pb-0"
          >
            {label}
          </th>
          {cells.map((cell, index) => (
            <td key={names[index]} className="figures min-w-0 text-sm narrow:text-base">
              <Lines cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Lines({ cell: { lines, best } }: { cell: CompareCell }) {
  return lines.map((line) => (
    <span key={line} className={classNames('block', lines.length > 1 && 'mt-1.5 first:mt-0')}>
      {best !== null ? (
        <>
          <b className="font-semibold text-teal">{line}</b>
          <span className="block text-sm text-ink-soft narrow:inline"> {best}</span>
        </>
      ) : (
        line
      )}
    </span>
  ))
}
