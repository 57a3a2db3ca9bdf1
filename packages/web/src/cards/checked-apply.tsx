import { formatDay } from '../lib/format-date.ts'
import { ApplyLink, type ApplyLinkProps } from './apply-link.tsx'

type CheckedApplyProps = { card: ApplyLinkProps['card'] & { asOf: string } }

/** When the card's facts were checked, and the link to its issuer. */
export function CheckedApply({ card }: CheckedApplyProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-ink-soft">
        Checked <time dateTime={card.asOf}>{formatDay(card.asOf)}</time>
      </p>
      <div data-print="hide">
        <ApplyLink card={card} size="small" />
      </div>
    </div>
  )
}
