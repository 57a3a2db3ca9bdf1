import type { CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { capitalize } from '@cardsight/engine/text'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ApplyDisclosure, ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { CardTerms } from '../../cards/card-terms.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusableWhileScrolling } from '../../ui/table.tsx'
import { compareAddress } from './compare-query.ts'
import {
  type CompareCell,
  type ComparedReport,
  type CompareGroup,
  type CompareRow,
  type CompareView,
  compareGroups,
} from './compare-rows.ts'

type CompareTableProps = { reports: readonly ComparedReport[]; view: CompareView; isOnlyDifferent: boolean }

/** Two to four cards in columns. On a phone they scroll sideways under the names of the rows, which stay. */
export function CompareTable({ reports, view, isOnlyDifferent }: CompareTableProps) {
  const names = reports.map(({ card }) => card.name)
  return (
    <div
      ref={focusableWhileScrolling}
      className="max-narrow:-mx-4 max-narrow:overflow-x-auto max-narrow:px-4"
    >
      <table className={classNames('block w-full text-left', phoneWidths[reports.length])}>
        <caption className="sr-only">{names.join(', ')} side by side</caption>
        <CompareHead reports={reports} />
        {compareGroups(reports, view).map(({ title, rows }, index) => (
          <Group
            key={title}
            group={{ title, rows: isOnlyDifferent ? rows.filter(({ differs }) => differs) : rows }}
            names={names}
            isFirst={index === 0}
          />
        ))}
      </table>
    </div>
  )
}

/** On a phone all rows need the same width, which a row can't take from another. */
const phoneWidths: Readonly<Record<number, string>> = {
  2: 'max-narrow:min-w-[21rem]',
  3: 'max-narrow:min-w-[33rem]',
  4: 'max-narrow:min-w-[42rem]',
}

type GroupProps = { group: CompareGroup; names: readonly string[]; isFirst: boolean }

function Group({ group: { title, rows }, names, isFirst }: GroupProps) {
  return (
    <tbody className="block pt-8">
      <tr className="block pb-2">
        <th scope="rowgroup" className="sticky left-0 block w-fit font-serif text-xl font-medium">
          {title}
        </th>
      </tr>
      {rows.length === 0 && (
        <tr className="block">
          <td className="block py-2.5 text-ink-soft">No differences.</td>
        </tr>
      )}
      {rows.map((row, index) => (
        <Line key={row.label} row={row} names={names} isAnswer={isFirst && index === 0} />
      ))}
    </tbody>
  )
}

type LineProps = { row: CompareRow; names: readonly string[]; isAnswer: boolean }

/** Rows in which the cards differ are on a lighter ground. */
function Line({ row: { label, cells, isMoney, differs }, names, isAnswer }: LineProps) {
  return (
    <tr
      data-differs={differs || undefined}
      className={classNames(
        'grid gap-x-3 border-t border-hairline narrow:-mx-2 narrow:gap-x-4 narrow:px-2',
        columns[names.length],
        differs ? 'bg-panel' : 'text-ink-soft',
      )}
    >
      <th
        scope="row"
        className={classNames(
          'sticky left-0 py-2.5 pr-1 text-sm font-medium text-ink-soft',
          differs ? 'bg-panel' : 'bg-paper',
        )}
      >
        {label}
      </th>
      {cells.map((cell, index) => (
        <td
          key={names[index]}
          className={classNames(
            'figures min-w-0 py-2.5',
            isAnswer ? 'font-serif text-base narrow:text-2xl' : 'text-sm narrow:text-base',
            isMoney ? 'self-center' : 'self-start break-words',
          )}
        >
          <Lines cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Lines({ cell: { lines, best } }: { cell: CompareCell }) {
  return lines.map((line) => (
    <span key={line} className={classNames('block', lines.length > 1 && 'mt-1.5 first:mt-0')}>
      {best === null ? (
        capitalize(line)
      ) : (
        <>
          <b className="font-semibold text-teal">{line}</b>
          <span className="font-sans text-sm text-ink-soft"> {best}</span>
        </>
      )}
    </span>
  ))
}

/** Columns of a row by the number of cards. */
const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-[7rem_repeat(2,minmax(0,1fr))] narrow:grid-cols-[11rem_1fr_1fr]',
  3: 'grid-cols-[7rem_repeat(3,minmax(0,1fr))] narrow:grid-cols-[9rem_1fr_1fr_1fr]',
  4: 'grid-cols-[7rem_repeat(4,minmax(0,1fr))] narrow:grid-cols-[8rem_1fr_1fr_1fr_1fr]',
}

type CompareHeadProps = { reports: readonly ComparedReport[] }

/** The names, which stay on screen while the page scrolls; then faces, terms and actions. */
function CompareHead({ reports }: CompareHeadProps) {
  const ids = reports.map(({ card }) => card.cardId)
  const rowClasses = classNames('grid gap-x-3 narrow:gap-x-4', columns[reports.length])
  const corner = <td className="sticky left-0 z-10 bg-paper" />
  return (
    // Without a box of its own, so that the names can stay while the whole table scrolls.
    <thead className="contents">
      <tr className={rowClasses} data-print="hide">
        {corner}
        {reports.map(({ card }) => (
          <td key={card.cardId}>
            <Remove card={card} others={ids.filter((id) => id !== card.cardId)} />
          </td>
        ))}
      </tr>
      <tr className={classNames('sticky top-0 z-10 bg-paper py-2', rowClasses)}>
        {corner}
        {reports.map(({ card }) => (
          <th key={card.cardId} scope="col" className="min-w-0 text-left font-normal">
            <Link
              to={pagePaths.card(card.cardId)}
              className="block py-0.5 leading-5 font-semibold hover:text-evergreen hover:underline max-narrow:text-sm"
            >
              {card.name}
            </Link>
          </th>
        ))}
      </tr>
      <tr className={classNames('pt-2', rowClasses)}>
        {corner}
        {reports.map(({ card, offerParts }) => (
          <td key={card.cardId} className="flex min-w-0 flex-col">
            <FaceCell card={{ ...card, offerParts }} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

type RemoveProps = { card: Pick<CardReport['card'], 'name'>; others: readonly string[] }

function Remove({ card: { name }, others }: RemoveProps) {
  return (
    <Link
      to={compareAddress(others)}
      preventScrollReset
      aria-label={`Remove ${name}`}
      className="-ml-3 grid size-11 place-items-center text-ink-soft hover:text-ink"
    >
      <X aria-hidden="true" className="size-5" />
    </Link>
  )
}

function FaceCell({
  card,
}: {
  card: Omit<CardReport['card'], 'offerParts'> & Pick<CardReport, 'offerParts'>
}) {
  return (
    <>
      <div className="max-w-56">
        <CardFace {...faceOf(card)} decorative />
      </div>
      <div className="mt-3" data-print="hide">
        <ApplyLink card={card} size="small" variant="secondary" />
      </div>
      <CardTerms card={card} className="mt-3 max-w-56" />
      <ApplyDisclosure card={card} className="mt-2 max-w-56" />
    </>
  )
}
