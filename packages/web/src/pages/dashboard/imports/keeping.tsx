import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { ImportStore } from './import-store.ts'

type KeepingProps = { isKept: boolean; store: ImportStore; onForget: () => void }

/** Nothing is stored unless it is asked for here, and nothing stays that is to be forgotten. */
export function Keeping({ isKept, store, onForget }: KeepingProps) {
  return (
    <section aria-labelledby="import-keeping" className="border-t border-hairline pt-5">
      <h2 id="import-keeping" className="text-2xl">
        Next time
      </h2>
      <Checkbox
        className="mt-1"
        label="Keep these files in this browser, so that they are here when I come back"
        checked={isKept}
        onChange={({ target }) => void store.setKept(target.checked)}
      />
      <p className="mt-1 max-w-text text-ink-soft">
        Without the tick they are forgotten as soon as you leave this page. Corrections of columns and
        merchants stay in this browser until you have everything forgotten.
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => {
          onForget()
          void store.forgetEverything()
        }}
      >
        Forget everything
      </Button>
    </section>
  )
}
