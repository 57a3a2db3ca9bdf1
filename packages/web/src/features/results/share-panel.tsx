import { CopyField } from '../../ui/copy-field.tsx'

type SharePanelProps = {
  address: string
  /** The amounts come from bank data, so they're rounded to ten dollars. */
  isRounded: boolean
}

/** The link to these results, and what it contains. */
export function SharePanel({ address, isRounded }: SharePanelProps) {
  return (
    <CopyField
      label="Link to these results"
      hint={
        <>
          It contains your monthly amounts{isRounded && ', rounded to $10,'} and what we assume about you. It
          doesn’t contain your name, accounts or transactions.
        </>
      }
      value={address}
      action="Copy link"
      status={{ after: 'Link copied' }}
    />
  )
}
