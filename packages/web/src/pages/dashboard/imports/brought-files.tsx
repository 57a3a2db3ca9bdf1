import { ShieldCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { DropZone } from '../../../features/import/drop-zone.tsx'
import { FileReport } from '../../../features/import/file-report.tsx'
import { ImportTotals } from '../../../features/import/import-totals.tsx'
import { MerchantList } from '../../../features/import/merchant-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { ImportState, ImportStore } from './import-store.ts'

type BroughtFilesProps = { store: ImportStore; onFindCards: () => void }

/** The files, what was understood of them, and the way to the results. */
export function BroughtFiles({ store, onFindCards }: BroughtFilesProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { summary, reading } = state
  const isBusy = reading !== null
  const hasFiles = summary !== null && summary.files.length > 0
  return (
    <>
      <h1>Bring your own statements</h1>
      <p className="mt-3 max-w-text text-lg">
        Get the same results as by linking a bank, from the files that your bank lets you download. No account
        and no bank login needed.
      </p>
      <Privacy isReady={state.isReady} />
      <div className="mt-6 grid gap-6">
        <DropZone isBusy={isBusy} onFiles={store.addFiles} onText={store.addText} />
        <p role="status" aria-live="polite" className="sr-only">
          {statusOf(state)}
        </p>
        {reading !== null && (
          <ProgressBar
            label="Reading your files"
            value={reading.done}
            max={reading.all}
            valueText={`${reading.done} of ${reading.all}`}
          />
        )}
        {state.failure !== null && (
          <p role="alert" className="font-medium text-brick">
            {state.failure}
          </p>
        )}
        {summary?.files.map((file) => (
          <FileReport
            key={file.id}
            file={file}
            isBusy={isBusy}
            onCorrect={(corrections) => void store.correctFile(file.id, corrections)}
            onRemove={() => void store.removeFile(file.id)}
          />
        ))}
        {summary !== null && summary.purchaseCount + summary.refundCount > 0 && (
          <>
            <ImportTotals summary={summary} />
            <div>
              <Button size="large" disabled={isBusy || summary.purchaseCount === 0} onClick={onFindCards}>
                Find Your Perfect Card
              </Button>
            </div>
            <MerchantList
              merchants={summary.merchants}
              isBusy={isBusy}
              onCorrect={(name, leaf) => void store.correctMerchant(name, leaf)}
            />
          </>
        )}
        {hasFiles && <Keeping state={state} store={store} />}
      </div>
    </>
  )
}

function Privacy({ isReady }: { isReady: boolean }) {
  return (
    <p className="mt-4 flex max-w-text gap-3 rounded-panel border border-hairline bg-panel p-4">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-teal" />
      <span>
        Your files stay on this device. They are read and calculated in this browser, and nothing of them is
        sent anywhere. {isReady && 'Everything needed is loaded: you can go offline now if you like.'}
      </span>
    </p>
  )
}

function Keeping({ state, store }: { state: ImportState; store: ImportStore }) {
  return (
    <section aria-labelledby="import-keeping" className="border-t border-hairline pt-4">
      <h2 id="import-keeping" className="text-2xl">
        Next time
      </h2>
      <Checkbox
        label="Keep these files in this browser, so that they are here when I come back"
        checked={state.isKept}
        onChange={({ target }) => void store.setKept(target.checked)}
      />
      <Button variant="secondary" className="mt-2" onClick={() => void store.forgetEverything()}>
        Forget everything
      </Button>
      <p className="mt-2 text-ink-soft">
        Without the tick they are forgotten as soon as you leave this page. Corrections of columns and
        merchants stay in this browser until you press the button.
      </p>
    </section>
  )
}

function statusOf({ reading, summary }: ImportState): string {
  if (reading !== null) {
    return `Reading file ${reading.done + 1} of ${reading.all}`
  }
  return summary === null || summary.files.length === 0
    ? ''
    : `${summary.files.length} files read, ${summary.purchaseCount} purchases understood`
}
