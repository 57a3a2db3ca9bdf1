import type { CardReport } from '@cardsight/contract/schemas'
import { classNames } from '../../ui/class-names.ts'
import { CompareHead } from './compare-head.tsx'
import {
  type CompareCell,
  type CompareGroup,
  type CompareRow,
  type CompareView,
  compareGroups,
} from './compare-rows.ts'
import { rowClasses } from './row-classes.ts'

type CompareTableProps = { reports: readonly CardReport[]; view: CompareView; isOnlyDifferent: boolean }

/** Two to four cards in columns; on a phone, more than two are lines under the name of each row. */
export function CompareTable({ reports, view, isOnlyDifferent }: CompareTableProps) {
  const names = reports.map(({ card }) => card.name)
  return (
    <table className="block w-full text-left">
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
  )
}

type GroupProps = { group: CompareGroup; names: readonly string[]; isFirst: boolean }

function Group({ group: { title, rows }, names, isFirst }: GroupProps) {
  return (
    <tbody className="block pt-8">
      <tr className="block pb-2">
        <th scope="rowgroup" className="block font-serif text-xl font-medium">
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
  const isStacked = names.length > 2
  return (
    <tr
      data-differs={differs || undefined}
      className={classNames(
        '-mx-2 grid gap-x-4 border-t border-hairline px-2 py-2.5',
        rowClasses(names.length, 'body'),
        differs ? 'bg-panel' : 'text-ink-soft',
      )}
    >
      <th
        scope="row"
        className="col-span-full self-start pb-0.5 text-sm font-medium text-ink-soft narrow:col-span-1 narrow:pb-0"
      >
        {label}
      </th>
      {cells.map((cell, index) => (
        <td
          key={names[index]}
          className={classNames(
            'figures min-w-0',
            isAnswer ? 'font-serif text-lg narrow:text-2xl' : 'text-sm narrow:text-base',
            isMoney ? 'self-center text-right' : 'self-start',
            isStacked && (isMoney ? stackedMoney : stackedText),
          )}
        >
          {isStacked && (
            <span
              aria-hidden="true"
              className={classNames('font-sans narrow:hidden', !isMoney && 'block text-ink-soft')}
            >
              {names[index]}
            </span>
          )}
          <span className="block min-w-0">
            <Lines cell={cell} />
          </span>
        </td>
      ))}
    </tr>
  )
}

/** On a phone: the card and its amount in one line, or its text below its name. */
const stackedMoney =
  'max-narrow:flex max-narrow:items-baseline max-narrow:justify-between max-narrow:gap-4 max-narrow:py-0.5'
const stackedText = 'max-narrow:py-1'

function Lines({ cell: { lines, best } }: { cell: CompareCell }) {
  return lines.map((line) => (
    <span key={line} className={classNames('block', lines.length > 1 && 'mt-1.5 first:mt-0')}>
      {best === null ? (
        line
      ) : (
        <>
          {/* Before the amount, so that decimals line up. */}
          <span className="font-sans text-sm text-ink-soft">{best} </span>
          <b className="font-semibold text-teal">{line}</b>
        </>
      )}
    </span>
  ))
}
