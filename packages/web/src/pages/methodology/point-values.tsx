import type { RewardProgram } from '@cardsight/contract/schemas'
import { formatDayLong } from '../../lib/format-date.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'

/** Point values by program, with publisher and date. */
export function PointValues({ programs }: { programs: readonly RewardProgram[] }) {
  const valued = programs.flatMap(({ values, ...program }) =>
    values === null ? [] : [{ ...program, values }],
  )
  const unvalued = programs.filter(({ isMoney, values }) => values === null && !isMoney)
  return (
    <>
      <Table caption="What a point is worth" hideCaption>
        <thead>
          <tr>
            <HeadCell>Program</HeadCell>
            <HeadCell numeric>Default</HeadCell>
            <HeadCell numeric>Typical</HeadCell>
            <HeadCell>Published by</HeadCell>
          </tr>
        </thead>
        <tbody>
          {valued.map(({ id, name, counted, values: { floor, usual, high } }) => (
            <Row key={id}>
              <RowHead className="align-baseline">{name}</RowHead>
              <Cell numeric className="align-baseline">
                {counted}¢
              </Cell>
              <Cell numeric className="align-baseline">
                {usual.cents}¢
              </Cell>
              <Cell className="align-baseline text-sm">
                {usual.by}, <time dateTime={usual.asOf}>{formatDayLong(usual.asOf)}</time>
                {floor?.cents !== high.cents && (
                  <span className="block text-ink-soft">
                    Others: {floor === null ? 'up' : `${floor.cents}¢ (${floor.by})`} to {high.cents}¢ (
                    {high.by})
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {unvalued.length > 0 && (
        <p className="mt-4">
          These have no reliable value, so we count them as $0 and rank their cards by everything else:{' '}
          {unvalued.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </>
  )
}
