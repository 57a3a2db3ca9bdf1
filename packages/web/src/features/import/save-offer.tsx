import { Button } from '../../ui/button.tsx'

export type Saving = 'idle' | 'pending' | 'success' | 'failure'

type SaveOfferProps = {
  saving: Saving
  /** Why it could not be saved, where the server says so. */
  reason: string | null
  dashboardPath: string
  onSave: () => void
}

/** For people who are signed in: the one thing on this page that sends something, and only when it is pressed. */
export function SaveOffer({ saving, reason, dashboardPath, onSave }: SaveOfferProps) {
  return (
    <section aria-labelledby="import-saving" className="border-t border-hairline pt-5">
      <h2 id="import-saving" className="text-2xl">
        Save to my account
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Then these accounts stand beside your linked ones, on every device. This sends the purchases and
        refunds counted above to us: day, amount, description, the bank’s category, and the name and last
        digits of the account. The files themselves and what you put right of merchants stay here, and nothing
        is sent before you press the button. You can remove it again at any time.
      </p>
      <Button variant="secondary" className="mt-3" busy={saving === 'pending'} onClick={onSave}>
        Save to my account
      </Button>
      <p role="status" className="mt-2 font-medium">
        {saving === 'success' && (
          <>
            Saved. You find it <a href={dashboardPath}>among your accounts</a>.
          </>
        )}
        {saving === 'failure' && (
          <span className="text-brick">{reason ?? 'This could not be saved. Please try again.'}</span>
        )}
      </p>
    </section>
  )
}
