import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { ImportStore } from './import-store.ts'

type StorageOptionsProps = { isStored: boolean; store: ImportStore; onForget: () => void }

/** Stores files only on request, and removes them on request. */
export function StorageOptions({ isStored, store, onForget }: StorageOptionsProps) {
  return (
    <section aria-labelledby="import-keeping" className="border-t border-hairline pt-5">
      <h2 id="import-keeping" className="text-2xl">
        Next time
      </h2>
      <Checkbox
        className="mt-1"
        label="Save these files in this browser for my next visit"
        checked={isStored}
        onChange={({ target }) => void store.setStored(target.checked)}
      />
      <p className="mt-1 max-w-text text-ink-soft">
        Otherwise we’ll forget them as soon as you leave this page. Your corrections of columns and merchants
        stay in this browser until you forget everything.
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
