import { formatDayLong } from '../../lib/format-date.ts'

export function PostDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="block pt-1 text-sm text-ink-soft">
      {formatDayLong(date)}
    </time>
  )
}
