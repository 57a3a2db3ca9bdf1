import { Button } from '../../ui/button.tsx'

export type Saving = 'idle' | 'pending' | 'success' | 'failure'

type SaveOfferProps = {
  saving: Saving
  /** Error message of the server, if there is one. */
  reason: string | null
  dashboardPath: string
  onSave: () => void
}

/** For signed-in users: the only control on this page that sends data, and only when clicked. */
export function SaveOffer({ saving, reason, dashboardPath, onSave }: SaveOfferProps) {
  return (
    <section aria-labelledby="import-saving" className="border-t border-hairline pt-5">
      <h2 id="import-saving" className="text-2xl">
        Save to my account
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Save these purchases and refunds to your account to use them on other devices. We store their date,
        amount, description and bank category, and the account’s name and last digits. We never upload the
        files.
      </p>
      <Button variant="secondary" className="mt-3" busy={saving === 'pending'} onClick={onSave}>
        Save to my account
      </Button>
      <p role="status" className="mt-2 font-medium">
        {saving === 'success' && (
          <>
            Saved. You’ll find it <a href={dashboardPath}>among your accounts</a>.
          </>
        )}
        {saving === 'failure' && (
          <span className="text-brick">{reason ?? 'We couldn’t save this. Please try again.'}</span>
        )}
      </p>
    </section>
  )
}
